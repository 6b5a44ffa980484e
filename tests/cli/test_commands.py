"""Every command: its happy path, and one clear line for wrong use."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

import sixgun as package
from sixgun.cli import bench as bench_module
from sixgun.cli.main import COMMANDS, Commands, cli
from sixgun.duel.options import DEFAULTS, MODES
from sixgun.duel.sets import SETS
from sixgun.locale import LANGUAGES
from tests.cli.conftest import Sixgun, assert_one_line


def test_help_lists_every_command_without_loading_any(sixgun: Sixgun) -> None:
    done = sixgun("--help")
    assert done.code == 0
    assert all(name in done.out for name in COMMANDS)


def test_every_command_has_help(sixgun: Sixgun) -> None:
    for name in COMMANDS:
        done = sixgun(name, "--help")
        assert done.code == 0 and name in done.out, name


def test_no_command_is_help_and_wrong_use(sixgun: Sixgun) -> None:
    done = sixgun()
    assert done.code == 2 and "Commands" in done.out and "Traceback" not in done.err


def test_an_unknown_command_or_option_is_one_line(sixgun: Sixgun) -> None:
    assert_one_line(sixgun("paly"), "paly")
    assert_one_line(sixgun("sim", "--gmaes", "3"), "--gmaes")


def test_starting_up_loads_neither_rich_nor_fluent_nor_the_engine() -> None:
    code = (
        "import sys, sixgun.cli.main; sys.exit(bool({'rich', 'fluent', 'sixgun.classic.state'} & sys.modules.keys()))"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run([sys.executable, "-m", "sixgun", "version"], capture_output=True, text=True)
    assert done.returncode == 0 and done.stdout.startswith(f"sixgun {package.__version__} (classic-")
    assert "compiled on CPython" in done.stdout


def test_commands_are_what_the_list_says() -> None:
    assert isinstance(cli, Commands)
    for name in COMMANDS:
        found = cli.get_command(None, name)  # type: ignore[arg-type]
        assert found is not None and found.name == name


# -- sim ----------------------------------------------------------------------------------------------


def test_sim_says_who_won(sixgun: Sixgun) -> None:
    done = sixgun("sim", "--games", "5", "--players", "5")
    assert done.code == 0 and "5 games of classic, 5 finished" in done.out and "digest" in done.out


def test_sim_for_machines_is_repeatable(sixgun: Sixgun) -> None:
    arguments = ["sim", "--games", "6", "--seed", "x", "--bot", "random", "--option", "special-characters", "--json"]
    first, second = (json.loads(sixgun(*arguments).out) for _ in range(2))
    assert first["digest"] == second["digest"] and first["finished"] == first["games"] == 6
    assert first["setup"]["options"] == {"special_characters": True}
    wanted = {"decisions", "games_per_cpu_second", "decisions_per_cpu_second", "winners"}
    assert wanted <= first.keys()


@pytest.mark.parametrize("mode", MODES)
def test_sim_plays_the_duel(sixgun: Sixgun, mode: str) -> None:
    done = sixgun("sim", "--game", "duel", "--mode", mode, "--games", "2", "--option", "squad_size=5", "--json")
    found = json.loads(done.out)
    assert done.code == 0 and found["finished"] == 2 and found["setup"]["options"] == {"squad_size": 5}
    assert set(found["winners"]) <= {squad.id for squad in MODES[mode].squads}


def test_sim_in_several_processes_plays_the_same_games(sixgun: Sixgun) -> None:
    arguments = ["sim", "--games", "8", "--json", "--processes"]
    assert json.loads(sixgun(*arguments, "1").out)["digest"] == json.loads(sixgun(*arguments, "2").out)["digest"]


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--games", "-1"], "--games"),
        (["--games", "many"], "--games"),
        (["--players", "1"], "2 to 8"),
        (["--players", "-4"], "2 to 8"),
        (["--option", "jail"], "jail_until_escape"),
        (["--option", "special_characters="], "special_characters"),
        (["--option", "special_characters=maybe"], "maybe"),
        (["--set", "atlantis"], "atlantis"),
        (["--game", "poker"], "poker"),
        (["--mode", "duel"], "--mode"),
        (["--game", "duel", "--mode", "poker"], "standoff"),
        (["--bot", "genius"], "genius"),
        (["--bot", "random", "--bot", "baseline"], "2 bots for 4 seats"),
        (["--processes", "0"], "--processes"),
    ],
)
def test_sim_refuses_what_cannot_be(sixgun: Sixgun, arguments: list[str], words: str) -> None:
    assert_one_line(sixgun("sim", "--games", "1", *arguments), words)


# -- statistics ---------------------------------------------------------------------------------------


def test_statistics_are_told_as_a_table(sixgun: Sixgun) -> None:
    told = sixgun("statistics", "--game", "duel", "--mode", "duel", "--games", "4")
    assert told.code == 0 and "4 games" in told.out and "| lawmen |" in told.out
    assert_one_line(sixgun("statistics", "--mode", "poker", "--games", "1"), "standoff")


# -- monkey -------------------------------------------------------------------------------------------


def test_monkey_names_what_was_not_used(sixgun: Sixgun) -> None:
    done = sixgun("monkey", "--games", "1", "--seed", "1")
    assert done.code == 0 and "1 games" in done.out and "not used: " in done.out
    found = json.loads(sixgun("monkey", "--games", "1", "--json").out)
    assert found["games"] == 1 and found["unused"]


def test_monkey_refuses_negative_numbers(sixgun: Sixgun) -> None:
    assert_one_line(sixgun("monkey", "--seconds", "-1"), "--seconds")
    assert_one_line(sixgun("monkey", "--games", "0"), "--games")


# -- catalog ------------------------------------------------------------------------------------------


def test_catalog_lists_every_thing_with_its_names(sixgun: Sixgun) -> None:
    rows = json.loads(sixgun("catalog", "--json", "--game", "classic", "--language", "pl").out)
    cards = [row for row in rows if row["kind"] == "card"]
    assert sum(len(row["copies"]) for row in cards if row["set"] == "base") == 80
    [beer] = [row for row in cards if (row["id"], row["set"]) == ("beer", "base")]
    assert beer["names"]["ru"] == "Пиво" and beer["names"].keys() == set(LANGUAGES)
    assert not [row for row in rows if not row["text"] or "[" in row["text"] + "".join(row["names"].values())]


def test_catalog_is_readable(sixgun: Sixgun) -> None:
    done = sixgun("catalog", "--language", "it")
    assert done.code == 0 and "classic base card beer ×6: Birra" in done.out


def test_catalog_refuses_an_unknown_game_or_language(sixgun: Sixgun) -> None:
    assert_one_line(sixgun("catalog", "--game", "poker"), "poker")
    assert_one_line(sixgun("catalog", "--language", "tlh"), "tlh")


def test_catalog_knows_every_card_and_character_of_the_duel(sixgun: Sixgun) -> None:
    rows = json.loads(sixgun("catalog", "--json", "--game", "duel").out)
    counts = Counter(row["kind"] for row in rows)
    assert counts == {"card": 54, "character": 36, "mode": len(MODES), "option": len(DEFAULTS)}
    assert sum(len(row["copies"]) for row in rows) == 80 + 40
    assert not [row for row in rows if not row["text"] or row["names"]["en"] == row["id"]]
    by_id = {row["id"]: row for row in rows if row["kind"] in ("card", "character")}
    names = by_id["water"]["names"]
    assert (names["en"], names["ru"], names["pl"]) == ("Water", "Вода", "Woda")


def test_catalog_says_which_facts_of_the_duel_are_assumed(sixgun: Sixgun) -> None:
    rows = json.loads(sixgun("catalog", "--json").out)
    assumed = {(row["game"], row["id"]): row["assumed"] for row in rows if row["kind"] in ("card", "character")}
    for manifest in SETS.values():
        for id, facts in manifest.assumed.items():
            assert assumed["duel", id] == list(facts)
    assert not any(facts for (game, _), facts in assumed.items() if game == "classic")
    assert "duel renegades character big_jim: Big Jim (assumed: life, icons)" in sixgun("catalog").out


# -- records ------------------------------------------------------------------------------------------


def test_replay_tells_the_story(sixgun: Sixgun, record: Path) -> None:
    done = sixgun("replay", record)
    assert done.code == 0 and "Turn 1" in done.out
    seen = sixgun("replay", record, "--seat", "2", "--language", "ru")
    assert seen.code == 0 and "Ход 1" in seen.out


def test_replay_steps_and_goes_on_when_nobody_presses_enter(sixgun: Sixgun, record: Path) -> None:
    whole, stepped = sixgun("replay", record).out, sixgun("replay", record, "--step", typed="\n\n").out
    assert "Turn 1" in stepped
    assert {line for line in whole.splitlines() if "play" in line} <= set(stepped.splitlines())


def test_replay_to_a_spectator_shows_no_hidden_card(sixgun: Sixgun, record: Path) -> None:
    drawn = [line for line in sixgun("replay", record).out.splitlines() if " draws " in line]
    assert drawn and not [line for line in drawn if any(suit in line for suit in "♠♥♦♣")]


def test_verify_says_that_a_record_fits(sixgun: Sixgun, record: Path) -> None:
    done = sixgun("verify", record)
    assert done.code == 0 and "12 answers, still open" in done.out


def broken(record: Path, **changes: object) -> Path:
    record.write_text(json.dumps({**json.loads(record.read_text()), **changes}))
    return record


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
def test_a_bad_record_is_one_line(sixgun: Sixgun, record: Path, command: str, tmp_path: Path) -> None:
    resume = ["--resume"] if command == "play" else []
    answers = json.loads(record.read_text())["answers"]
    assert_one_line(sixgun(command, *resume, tmp_path / "nowhere.json"), "nowhere.json")
    assert_one_line(sixgun(command, *resume, tmp_path), "cannot read")
    assert_one_line(sixgun(command, *resume, broken(record, rules="classic-0")), "classic-0")
    assert_one_line(sixgun(command, *resume, broken(record, version=99)), "99")
    assert_one_line(sixgun(command, *resume, broken(record, game="poker")), "")
    good = {"rules": package.replay.__globals__["kind_of"]("classic").rules, "version": 1, "game": "classic"}
    assert_one_line(sixgun(command, *resume, broken(record, **good, answers=answers[:-1])), "")
    assert_one_line(sixgun(command, *resume, broken(record, answers=[[0, "fly"]])), "")
    assert_one_line(sixgun(command, *resume, broken(record, answers=[], setup={"players": 99})), "")
    record.write_text(record.read_text()[:40])
    assert_one_line(sixgun(command, *resume, record), "JSON")
    record.write_bytes(b"\xff\xfe\x00")
    assert_one_line(sixgun(command, *resume, record), "no text")


def test_replay_refuses_a_seat_that_is_not_there(sixgun: Sixgun, record: Path) -> None:
    assert_one_line(sixgun("replay", record, "--seat", "4"), "seats are 0 to 3")


# -- rulings ------------------------------------------------------------------------------------------


def shipped_ruling() -> str:
    from sixgun.rulings import shipped

    return shipped()[0].stem


def test_rulings_are_checked_by_id(sixgun: Sixgun) -> None:
    done = sixgun("rulings", "check", shipped_ruling())
    assert done.code == 0 and "1 rulings" in done.out and "0 do not hold" in done.out
    assert json.loads(sixgun("rulings", "check", "--json", shipped_ruling()).out)[0]["holds"]


def test_a_ruling_that_cannot_be_understood_fails(sixgun: Sixgun, tmp_path: Path) -> None:
    file = tmp_path / "strange.toml"
    file.write_text("id = 'strange'\n")
    done = sixgun("rulings", "check", file)
    assert done.code == 1 and "1 do not hold" in done.out and "strange.toml" in done.out


def test_an_unknown_ruling_is_one_line(sixgun: Sixgun) -> None:
    assert_one_line(sixgun("rulings", "check", "no-such-ruling"), "no-such-ruling")
    assert_one_line(sixgun("rulings", "show", "no-such-ruling"), "no-such-ruling")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_shown_as_a_story(sixgun: Sixgun, language: str) -> None:
    done = sixgun("rulings", "show", shipped_ruling(), "--language", language)
    assert done.code == 0 and done.out.startswith(shipped_ruling()) and "1. " in done.out


def test_coverage_counts_ids(sixgun: Sixgun) -> None:
    done = sixgun("rulings", "coverage")
    assert done.code == 0 and "classic, base: " in done.out
    assert "classic" in json.loads(sixgun("rulings", "coverage", "--json").out)["games"]


# -- bench --------------------------------------------------------------------------------------------


def test_bench_refuses_negative_time_and_a_place_without_benchmarks(
    sixgun: Sixgun, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert sixgun("bench", "load", "--help").code == 0
    assert_one_line(sixgun("bench", "loud"), "loud")
    assert_one_line(sixgun("bench", "--seconds", "-1"), "--seconds")
    monkeypatch.setattr(bench_module, "CHECKOUT", tmp_path)
    assert_one_line(sixgun("bench"), "checkout")


# -- the outside world --------------------------------------------------------------------------------


def test_a_closed_pipe_is_nothing_to_complain_about() -> None:
    command = f"{sys.executable} -m sixgun catalog | head -1"
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True)
    assert done.stdout.count("\n") == 1 and done.stderr == ""


def test_interrupting_leaves_no_traceback() -> None:
    command = [sys.executable, "-m", "sixgun", "play", "--seed", "1"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    mind_it = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # whoever runs us in the background ignores it
    env = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, text=True, env=env, preexec_fn=mind_it, **pipes)
    assert process.stdout is not None
    while process.stdout.readline().strip() == "":
        time.sleep(0.01)
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 130 and "Traceback" not in err
