"""Rulings of the classic game: its table in words."""

from __future__ import annotations

from collections.abc import Iterable

from sixgun.classic.rules.tables import CAST
from sixgun.classic.series.series import table_of
from sixgun.classic.table.roles import NO_ROLE, ROLE_NAMES
from sixgun.classic.table.state import State
from sixgun.kernel.game import Game
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.show import show_events, show_option
from sixgun.locale.grammar import tidy
from sixgun.locale.sentences import Sentences
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.words import Stage, plain


def say_option(stage: Stage, seat: int, option: Option, language: str) -> str:
    """An answer as a sentence."""
    ask = stage.question(seat)
    return Sentences(language, stage.names, seat).option(show_option(option), ask.why if ask else "")


def say_entries(stage: Stage, since: int, language: str) -> list[str]:
    """What everybody could see happen since that entry of the story."""
    sentences = Sentences(language, stage.names)
    return [sentences.entry(entry) for entry in tidy(show_events(stage.session, NONE, since))]


def describe_table(table: dict[str, object], game: Game, names: list[str], language: str, words: SetWords) -> list[str]:
    """Options, seats, piles, what the sets lay out, whose turn it is: a line each."""
    g = table_of(game)
    said = Sentences(language, names)
    text = said.texts.text
    lines: list[str] = []
    options = table.get("options", {})
    if isinstance(options, dict) and options:
        told = [text(f"ruling-option-{'on' if on else 'off'}", name=said.name(id)) for id, on in options.items()]
        lines.append(text("ruling-options", options=", ".join(told)))
    lines += [describe_seat(seat, g, names.index(str(seat["name"])), said, words) for seat in seats_in(table)]
    for pile in ("deck", "discard"):
        if table.get(pile):
            lines.append(text(f"ruling-{pile}", cards=cards_in(str(table[pile]), said)))
    if "rest" in table:
        lines.append(text("ruling-rest", where=str(table["rest"])))
    lines += told_by_sets(table, words.table, said)
    for when in ("turn", "start"):
        if when in table:
            lines.append(text(f"ruling-{when}", player=str(table[when])))
    return lines if {"turn", "start", "between"} & table.keys() else [*lines, text("ruling-choosing")]


def seats_in(table: dict[str, object]) -> list[dict[str, object]]:
    """The seats of a table that has been checked."""
    seats = table["seats"]
    assert isinstance(seats, list)
    return seats


def told_by_sets(told: dict[str, object], words: Iterable[str], said: Sentences) -> list[str]:
    """What the sets' own words say: by the message ``ruling-WORD``, with the names of what is told as ``what``."""
    return [
        said.texts.text(f"ruling-{word.replace('_', '-')}", what=cards_in(str(told[word]), said))
        for word in words
        if word in told
    ]


def describe_seat(seat: dict[str, object], g: State, number: int, said: Sentences, words: SetWords) -> str:
    """``A: Sheriff, Slab the Killer, 3 life points, hand: BANG!``"""
    p, text = g.players[number], said.texts.text
    parts = [] if p.role == NO_ROLE else [said.name(ROLE_NAMES[p.role])]
    if p.character.id in CAST:
        parts.append(said.name(p.character.id))
    if seat.get("dead"):
        parts.append(text("ruling-dead"))
    elif not seat.get("choice"):
        parts.append(text("ruling-life", amount=p.life))
    for key, message in (("hand", "ruling-hand"), ("play", "ruling-in-play"), ("choice", "ruling-choice")):
        if seat.get(key):
            parts.append(text(message, cards=cards_in(str(seat[key]), said)))
    parts += told_by_sets(seat, words.seat, said)
    return f"{seat['name']}: {', '.join(parts)}"


def cards_in(tokens: str, said: Sentences) -> str:
    """Words for cards as names."""
    return ", ".join(card_in(plain(token), said) for token in tokens.split())


def card_in(token: str, said: Sentences) -> str:
    """A card by key, name or corner; a character by its id."""
    if len(token) == 2 and token[1].isupper():
        return said.texts.text("said-corner", rank=token[0].replace("T", "10"), suit=token[1])
    return said.card(token) if ":" in token else said.name(token)
