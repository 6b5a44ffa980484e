"""A person at the terminal, driven by what they would type."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from sixgun import replay
from sixgun.cli.screens.classic import ClassicScreen
from sixgun.kernel.record import Record
from sixgun.locale import LANGUAGES, texts
from tests.cli.conftest import Sixgun, assert_one_line

PLAY = ("play", "--seed", "79", "--players", "5")  # seat 0 is the Sheriff: the first question is ours, whatever bots do


def blind_answers(seed: str, count: int = 4000) -> str:
    """Whatever comes: small numbers, and Enter where they are no answer."""
    dice = random.Random(seed)
    return "".join(dice.choice(["1\n", "2\n", "0\n", "3\n", "\n", "\n"]) for _ in range(count))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(sixgun: Sixgun, language: str) -> None:
    done = sixgun("play", "--players", "5", "--seed", language, "--language", language, typed=blind_answers(language))
    own = texts(language)
    assert done.code == 0 and done.err == ""
    assert own.text("log-victory") in done.out
    assert own.text("ask-play") in done.out
    assert own.text("cli-seed", seed=language) in done.out
    assert any(own.text("cli-result", won=won) in done.out for won in ("yes", "no"))
    assert not re.search(r"\[(log|ask|do|why|cli|said|card|role|character)-[a-z-]*", done.out), "a text is missing"


@pytest.mark.parametrize("players", [4, 6, 7])
def test_a_whole_game_with_every_option_fits_80_columns(sixgun: Sixgun, players: int, tmp_path: Path) -> None:
    options = ["special_characters", "character_choice_of_two", "variant-no-mercy", "self_target_cards=off"]
    switches = [word for option in options for word in ("--option", option)]
    file = tmp_path / "game.json"
    arguments = ["--players", str(players), "--seat", str(players - 1), "--seed", "7", "--save", str(file), *switches]
    done = sixgun("play", *arguments, "--bot", "random", typed=blind_answers("options"))
    assert done.code == 0 and "The game is over." in done.out
    assert max(len(line) for line in done.out.splitlines() if not line.startswith(("Your answer", "Saved"))) <= 80
    assert replay(file.read_text()).over


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_told_what_one_plays_for(sixgun: Sixgun, language: str) -> None:
    own = texts(language)
    out = sixgun(*PLAY, "--language", language, typed="").out
    assert own.text("cli-your-role", role=own.text("role-sheriff"), goal=own.text("goal-sheriff")) in out
    for mode, goals in (
        (["--players", "3"], ["goal-three", "goal-last"]),
        (["--players", "6", "--option", "six_player_special"], [f"goal-six-{r}" for r in ("sheriff", "outlaw")]),
    ):
        out = sixgun("play", *mode, "--seed", "3", "--language", language, typed="").out
        assert any(own.text(goal, name="").strip(" .:") in out for goal in goals), out


def test_of_two_players_each_has_two_figures_and_no_role(sixgun: Sixgun) -> None:
    out = sixgun("play", "--players", "2", "--seed", "noon", typed="\n" * 6).out
    rows = [line for line in out.splitlines() if re.match(r"\s*>?[0-3]  ", line) and "/" in line]
    assert rows and not any("?" in row for row in rows) and out.count("(you)") * 2 == len(rows)
    assert "Your role" not in out and " & " in out.split("Eliminate ")[1].splitlines()[0]


def test_a_play_that_does_nothing_is_warned_of_once(sixgun: Sixgun) -> None:
    """The Sheriff has all life points and a Beer: the browser asks once more, so does the terminal. [CL-PLAY-7]"""
    opening = ("play", "--seed", "abc", "--players", "4")
    asked = sixgun(*opening, typed="7\nquit\n").out
    warning = texts("en").text("table-warn-nothing", card="Beer") + " " + texts("en").text("cli-again")
    assert warning in asked and "You play Beer" not in asked
    played = sixgun(*opening, typed="7\n7\nquit\n").out
    assert played.count(warning) == 1 and "You play Beer 8" in played


def test_one_is_not_called_by_name_among_ones_own_targets(sixgun: Sixgun) -> None:
    """Panic! may be aimed at the own weapon: `yourself`, not the character's name."""
    out = sixgun("play", "--seed", "abc", "--players", "4", typed="8\nquit\n").out
    last = [line for line in out.splitlines() if line.startswith("  Panic! Q♥:")][-1]
    assert texts("en").text("table-yourself") in last and "Vulture Sam" not in last


def test_enter_takes_the_default_and_the_end_of_input_leaves(sixgun: Sixgun) -> None:
    done = sixgun(*PLAY, typed="\n\n")
    assert done.code == 0 and "You leave the table." in done.out and "Traceback" not in done.err


def test_a_game_can_be_left_and_resumed(sixgun: Sixgun, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = sixgun(*PLAY, typed=f"\n\nsave {file}\nquit\n")
    assert first.code == 0 and f"Saved in {file}" in first.out
    before = Record.from_json(file.read_text())
    again = sixgun("play", "--resume", str(file), typed="\nquit\n")
    assert again.code == 0 and "Turn 1" in again.out
    after = Record.from_json(file.read_text())
    assert after.answers[: len(before.answers)] == before.answers and len(after.answers) > len(before.answers)
    replay(after)


def test_every_answer_is_kept_at_once(sixgun: Sixgun, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sixgun(*PLAY, "--save", str(file), typed="\n")
    assert any(seat == 0 for seat, _ in json.loads(file.read_text())["answers"])


def test_saving_needs_a_place_that_can_be_written(sixgun: Sixgun, tmp_path: Path) -> None:
    done = sixgun(*PLAY, typed=f"save\nsave {tmp_path}/no/such/folder\nquit\n")
    assert done.code == 0 and "save FILE" in done.out and "cannot write" in done.out
    assert_one_line(sixgun(*PLAY, "--save", f"{tmp_path}/no/such/folder", typed="\n"), "cannot write")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_cannot_be_written_is_told_in_the_language(sixgun: Sixgun, tmp_path: Path, language: str) -> None:
    file = f"{tmp_path}/no/such/folder"
    done = sixgun(*PLAY, "--language", language, typed=f"save {file}\nquit\n")
    assert texts(language).text("cli-not-saved", file=file) in done.out
    assert language == "en" or "cannot write" not in done.out


def at_own_turn(sixgun: Sixgun, then: str) -> str:
    """Type *then* at the first own turn."""
    out = sixgun(*PLAY, typed=f"{then}quit\n").out
    return out[out.index("it is your turn") :]


def test_a_card_is_explained_and_why_it_cannot_be_played(sixgun: Sixgun) -> None:
    out = " ".join(at_own_turn(sixgun, "?bang\n?bang 2\n?nonsense\n?\nhand\n").split())
    assert "Shoot a player within your weapon's range" in out
    assert "Suzy Lafayette is at distance 2, and your weapon reaches 1. [CL-TGT-3]" in out
    assert "called nonsense" in out
    assert "take your last move back" in out
    assert "Choose any player: discard one card" in out


def test_a_card_is_found_by_its_name_in_the_language(sixgun: Sixgun) -> None:
    done = sixgun(*PLAY, "--language", "pl", typed="?beczka\n?willy\nquit\n")
    assert texts("pl").attr("card-barrel", "text")[:40] in done.out
    assert texts("pl").attr("character-willy-the-kid", "text")[:40] in done.out


def test_the_log_and_the_help_are_there(sixgun: Sixgun) -> None:
    out = at_own_turn(sixgun, "log\nhelp\n")
    assert "Turn 1:" in out and "quit" in out


def test_nonsense_is_no_answer(sixgun: Sixgun) -> None:
    out = at_own_turn(sixgun, "999\n-1\nplay the piano\n")
    assert out.count("is no answer here") == 3


def test_an_answer_may_be_given_by_its_key(sixgun: Sixgun) -> None:
    out = at_own_turn(sixgun, "play bang:8D > P1\n")
    assert "You play BANG! 8♦ at El Gringo." in out


def test_a_move_is_taken_back_until_something_was_seen(sixgun: Sixgun) -> None:
    out = at_own_turn(sixgun, "0\nback\n")  # ending the turn leads to discarding, and back
    assert "Taken back." in out and out.count("Your turn: which card do you play?") == 2
    out = at_own_turn(sixgun, "back\n")
    assert "There is nothing to take back" in out


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--players", "1"], "2 to 8"),
        (["--players", "-1"], "2 to 8"),
        (["--seat", "5"], "seats are 0 to 4"),
        (["--seat", "-1"], "seats are 0 to 4"),
        (["--option", "free_beer"], "free_beer"),
        (["--bot", "genius"], "genius"),
        (["--language", "tlh"], "tlh"),
        (["--set", "atlantis"], "atlantis"),
    ],
)
def test_play_refuses_what_cannot_be(sixgun: Sixgun, arguments: list[str], words: str) -> None:
    assert_one_line(sixgun(*PLAY, *arguments), words)


def test_the_language_is_the_environment_s(sixgun: Sixgun, monkeypatch: pytest.MonkeyPatch) -> None:
    for value, language in (("ru_RU.UTF-8", "ru"), ("it", "it"), ("de_DE.UTF-8", "en"), ("C", "en")):
        monkeypatch.setenv("LC_ALL", value)
        assert texts(language).text("cli-left") in sixgun(*PLAY, typed="").out


def test_no_hidden_card_or_role_is_shown(sixgun: Sixgun) -> None:
    """The screen is drawn from the view of one seat alone: other hands are numbers, other roles question marks."""
    out = sixgun(*PLAY, typed="\n\nquit\n").out
    rows = [line for line in out.splitlines() if re.match(r"\s*>?[1-4]  ", line) and "/" in line]
    assert rows and all("?" in row or "Sheriff" in row for row in rows)


def test_a_terminal_that_lacks_letters_does_not_crash() -> None:
    env = {"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)}
    command = [sys.executable, "-m", "sixgun", "play", "--language", "ru", "--seed", "1"]
    done = subprocess.run(command, input=b"", capture_output=True, env=env)
    assert done.returncode == 0 and b"Traceback" not in done.stderr and b"?" in done.stdout


def test_the_screen_is_plain_text_when_nobody_looks(sixgun: Sixgun) -> None:
    assert "\x1b" not in sixgun(*PLAY, typed="\n").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_series_in_every_language(sixgun: Sixgun, language: str, tmp_path: Path) -> None:
    """[scoring_series]"""
    file = tmp_path / "series.json"
    more = ["--option", "variant_hire", "--option", "variant_experience", "--option", "variant_bounties"]
    arguments = ["--series", "--players", "4", "--seed", language, "--language", language, "--save", str(file), *more]
    done = sixgun("play", *arguments, typed=blind_answers(language, 20_000))
    own = texts(language)
    assert done.code == 0 and done.err == ""
    assert own.text("cli-standings") in done.out and own.text("ask-next-game") in done.out
    assert not re.search(r"\[(log|ask|do|why|cli|said|card|role|character)-[a-z-]*", done.out), "a text is missing"
    table = sixgun("standings", str(file), "--csv")
    assert table.code == 0 and len(table.out.splitlines()) == 5 and table.out.startswith("place,seat,dollars")
    data = json.loads(sixgun("standings", str(file), "--json").out)
    assert data["over"] and len(data["games"]) == 4 and [row["place"] for row in data["standings"]] == [1, 2, 3, 4]
    assert "1. seat" in sixgun("standings", str(file)).out


def test_standings_are_for_series_only(sixgun: Sixgun, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    sixgun(*PLAY, typed=f"\nsave {file}\nquit\n")
    assert_one_line(sixgun("standings", str(file)), "single game")


def test_of_two_figures_the_living_one_acts() -> None:
    """Whatever lies first: a fallen figure is neither active nor passive. [CL-2P-14]"""
    screen = SimpleNamespace(said=SimpleNamespace(is_me=lambda seat: seat < 2))
    players = [{"seat": 0, "alive": False}, {"seat": 1, "alive": True}, {"seat": 2, "alive": True}]
    assert ClassicScreen.eyes(screen, {"players": players}) is players[1]
    players[0]["alive"], players[1]["marks"] = True, ["passive"]
    assert ClassicScreen.eyes(screen, {"players": players}) is players[0]
    players[0]["alive"] = players[1]["alive"] = False
    assert ClassicScreen.eyes(screen, {"players": players}) is players[0]
