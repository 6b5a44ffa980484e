"""The Duel at the terminal, driven by what a person would type."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from sixgun import open_table, replay
from sixgun.duel.options import MODES
from sixgun.kernel.record import Record
from sixgun.locale import LANGUAGES, texts
from tests.cli.conftest import Sixgun, assert_one_line

PLAY = ("play", "--terminal", "--game", "duel", "--seed", "1", "--language", "en")
WIDTH = 80
UNBROKEN = ("Your answer", "Saved")  # a prompt with what was typed behind it, a path


def blind_answers(seed: str, count: int = 5000) -> str:
    """Whatever comes: small numbers, and Enter where they are no answer."""
    dice = random.Random(seed)
    return "".join(dice.choice(["1\n", "2\n", "0\n", "3\n", "5\n", "\n"]) for _ in range(count))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_of_every_mode_in_every_language(sixgun: Sixgun, mode: str, language: str) -> None:
    seat = str(len(language) % len(MODES[mode].squads))
    arguments = ["--game", "duel", "--mode", mode, "--seed", language, "--language", language, "--seat", seat]
    done = sixgun("play", "--terminal", *arguments, typed=blind_answers(mode + language))
    own = texts(language)
    assert done.code == 0 and done.err == ""
    assert own.text("duel-ask-front") in done.out and own.text("duel-ask-play") in done.out
    assert any(own.text("duel-cli-winner", side=squad.id) in done.out for squad in MODES[mode].squads)
    assert any(own.text("cli-result", won=won) in done.out for won in ("yes", "no"))
    assert own.text("cli-seed", seed=language) in done.out
    assert not re.search(r"\[(duel|log|ask|do|why|cli|said|card|character)-[a-z-]*", done.out), "a text is missing"
    prompt = own.text("cli-prompt")
    assert max(len(line) for line in done.out.splitlines() if not line.startswith(prompt)) <= WIDTH


def test_the_table_shows_both_squads_and_only_what_is_mine(sixgun: Sixgun) -> None:
    out = sixgun(*PLAY, typed="\nquit\n").out
    table = out[out.index("Turn 1") :]
    assert "> Lawmen (you): hand 6 (L 6), deck 34, reserve 2" in table
    assert "  Outlaws: hand 5 (O 5), deck 35, reserve 2" in table
    for place, line in (("P0L", "front"), ("P0R", "back"), ("P1L", "front"), ("P1R", "back")):
        assert re.search(rf"^  {place}  {line} +\w.* \d/\d", table, re.MULTILINE)
    assert "Your hand: " in table and "Your reserve: " in table and "BANG! cards this turn: 0 of 1." in table
    view = open_table("duel", {"mode": "duel"}, "1").view(0).to_dict()
    [reserve] = re.findall(r"^Your reserve: (.*)\.$", out, re.MULTILINE)[:1]
    assert len(reserve.split(", ")) == len(view["reserve"]) == 4  # type: ignore[arg-type]


def test_of_three_players_one_knows_whom_one_hunts(sixgun: Sixgun) -> None:
    out = sixgun(*PLAY, "--mode", "standoff", typed="\nquit\n").out
    assert "You hunt the Lawmen." in out and "Renegades: hand 5" in out


def test_three_players_are_a_standoff(sixgun: Sixgun) -> None:
    assert "Renegades:" in sixgun(*PLAY, "--players", "3", typed="\n").out


def test_a_game_can_be_left_resumed_replayed_and_verified(sixgun: Sixgun, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    first = sixgun(*PLAY, "--mode", "reinforcements", typed=f"\n\nsave {file}\nquit\n")
    assert first.code == 0 and f"Saved in {file}" in first.out
    before = Record.from_json(file.read_text())
    again = sixgun("play", "--resume", str(file), "--language", "en", typed=blind_answers("resumed"))
    assert again.code == 0 and "Turn 1" in again.out and "have won." in again.out
    after = Record.from_json(file.read_text())
    assert after.game == "duel" and after.answers[: len(before.answers)] == before.answers
    assert replay(after).over and sixgun("verify", file).code == 0
    told = sixgun("replay", file, "--language", "en")
    assert told.code == 0 and "Turn 1: Lawman to play." in told.out and "have won." in told.out
    assert max(map(len, told.out.splitlines())) <= WIDTH
    stepped = sixgun("replay", file, "--step", "--seat", "1", "--language", "ru", typed="\n\n")
    assert stepped.code == 0 and "Ход 1" in stepped.out and "ваш АП" in stepped.out


def test_a_replay_to_a_spectator_shows_no_hidden_card(sixgun: Sixgun, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    sixgun(*PLAY, "--save", str(file), typed=blind_answers("hidden"))
    out = sixgun("replay", file, "--language", "en").out
    drawn = [line for line in out.splitlines() if re.search(" (draws|looks at|keeps) ", line)]
    assert drawn and all(re.search(r"(draws|looks at|keeps) (a|\d+) cards?\b", line) for line in drawn)


def at_own_turn(sixgun: Sixgun, then: str) -> str:
    """Type *then* at the first own turn."""
    out = sixgun(*PLAY, typed=f"\n{then}quit\n").out
    return out[out.index("it is your turn") :]


def first_turn() -> tuple[list[str], list[str]]:
    """The hand and the answers at the first own turn of the game above, whatever the bot put in front."""
    table = open_table("duel", {"mode": "duel"}, "1")
    for seat in (0, 1):
        table.answer(seat, table.choices(seat)[0])
    hand = table.view(0).to_dict()["hand"]
    assert isinstance(hand, list)
    return hand, [option.key for option in table.choices(0)]


def test_an_answer_may_be_given_by_its_key(sixgun: Sixgun) -> None:
    _, keys = first_turn()
    key = next(key for key in keys if key.endswith("> P0R"))
    name = texts("en").text(f"duel-card-{key.split()[1].partition(':')[0]}")
    assert re.search(rf"You play {name} on .* \(your back\)\.", at_own_turn(sixgun, f"{key}\n"))


def test_a_move_is_taken_back_and_the_places_with_it(sixgun: Sixgun) -> None:
    out = at_own_turn(sixgun, "move\nback\nlog\nback\n")
    assert out.count("You swap your characters") == 1 and "Taken back." in out
    assert "There is nothing to take back" in out
    assert out.count("comes into play as your front character") == 1, "the log is told from its beginning"


def test_cards_are_explained_and_why_they_cannot_be_played(sixgun: Sixgun) -> None:
    hand, _ = first_turn()
    assert any(key.startswith("fanning:") for key in hand) and any(key.startswith("retaliation:") for key in hand)
    commands = "?fanning\n?fanning p1r\n?retaliation\n?wyatt\n?nonsense\nhand\nhelp\n"
    out = " ".join(at_own_turn(sixgun, commands).split())
    assert texts("en").attr("duel-card-fanning", "text") in out
    assert "(back): back characters of other players are out of reach of this card. [DU-PLAY-2]" in out
    assert "This card only answers a hit: it is not played in your turn. [DU-PLAY-6]" in out
    assert texts("en").attr("duel-character-wyatt-ear", "text") in out
    assert "called nonsense" in out and "take your last move back" in out
    assert all(texts("en").text(f"duel-card-{key.partition(':')[0].replace('_', '-')}") + ": " in out for key in hand)


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["--mode", "poker"], "standoff"),
        (["--mode", "duel", "--players", "3"], "2 players"),
        (["--players", "5"], "2 players"),
        (["--seat", "2"], "seats are 0 to 1"),
        (["--option", "free_beer"], "squad_size"),
        (["--option", "squad_size=3"], "4 to 12"),
        (["--set", "renegades"], "base"),
        (["--bot", "genius"], "genius"),
        (["--game", "poker"], "poker"),
    ],
)
def test_play_refuses_what_cannot_be(sixgun: Sixgun, arguments: list[str], words: str) -> None:
    assert_one_line(sixgun(*PLAY, *arguments), words)


def test_a_mode_belongs_to_the_duel(sixgun: Sixgun) -> None:
    assert_one_line(sixgun("play", "--mode", "duel"), "--mode")


def test_longer_squads_and_sides_by_lot(sixgun: Sixgun, tmp_path: Path) -> None:
    file = tmp_path / "duel.json"
    switches = ["--option", "squad_size=6", "--option", "sides_by_lot", "--bot", "random", "--save", str(file)]
    done = sixgun(*PLAY, *switches, typed=blind_answers("longer"))
    assert done.code == 0 and "have won." in done.out and replay(file.read_text()).over
    assert max(len(line) for line in done.out.splitlines() if not line.startswith(UNBROKEN)) <= WIDTH


def test_the_token_an_ability_and_a_reload_may_be_asked_about(sixgun: Sixgun) -> None:
    """[DU-TOKEN-1 DU-PLAY-1 DU-REL-1 DU-REL-3]"""
    out = at_own_turn(sixgun, "?move\nmove\n?move\n?colt reload\n")
    assert "It is among your answers now." in out and "You have moved the token this turn already. [DU-TOKEN-1]" in out
    who = open_table("duel", {"mode": "duel"}, "1").view(0).to_dict()["candidates"][0]
    hand, _ = first_turn()
    card = hand[0].partition(":")[0]
    out = at_own_turn(sixgun, f"?{who}\n?{card} reload\n")
    assert "[DU-PLAY-1]" in out or "[DU-ACT-1]" in out or "[DU-PLAY-5]" in out
    assert "[DU-REL-1]" in out or "[DU-REL-3]" in out
