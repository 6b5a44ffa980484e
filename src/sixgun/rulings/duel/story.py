"""Rulings of The Duel: its table, its answers and what happens, in words."""

from __future__ import annotations

from sixgun.duel.abilities import CAST, FAMILIES
from sixgun.kernel.game import Game
from sixgun.kernel.option import NONE, Option
from sixgun.kernel.show import show_events, show_option
from sixgun.locale.duel import DuelSentences
from sixgun.locale.sentences import Sentences
from sixgun.rulings.duel.cards import ANY, words_in
from sixgun.rulings.words import Stage


def describe_table(table: dict[str, object], game: Game, names: list[str], language: str) -> list[str]:
    """Mode, seats, piles, whose turn it is: a line each."""
    said = DuelSentences(language, names)
    text = said.texts.text
    lines = describe_options(table, said) + [describe_seat(seat, said) for seat in seats_in(table)]
    for pile, message in (("common", "ruling-common"), ("discard", "ruling-discard")):
        if table.get(pile):
            lines.append(text(message, cards=cards_in(str(table[pile]), said)))
    if "rest" in table:
        lines.append(text("ruling-duel-rest", where=str(table["rest"])))
    if table.get("reloads"):
        lines.append(text("ruling-reloads"))
    for when in ("turn", "start"):
        if when in table:
            lines.append(text(f"ruling-{when}", player=str(table[when])))
    return lines if "turn" in table or "start" in table else [*lines, text("ruling-choosing")]


def describe_options(table: dict[str, object], said: Sentences) -> list[str]:
    """The options that are on or off."""
    options = table.get("options", {})
    assert isinstance(options, dict)
    switches = {id: on for id, on in options.items() if isinstance(on, bool)}
    text = said.texts.text
    told = [text(f"ruling-option-{'on' if on else 'off'}", name=said.name(id)) for id, on in switches.items()]
    return [text("ruling-options", options=", ".join(told))] if told else []


def seats_in(table: dict[str, object]) -> list[dict[str, object]]:
    """The seats of a table that has been checked."""
    seats = table["seats"]
    assert isinstance(seats, list)
    return seats


def describe_seat(seat: dict[str, object], said: Sentences) -> str:
    """``A: front: Jango (1), Hat; back: Bill Tightman; hand: Colt``"""
    text = said.texts.text
    parts: list[str] = []
    for key in ("front", "back"):
        if key in seat and seat[key] != "none":
            parts.append(text(f"ruling-{key}", what=figure_in(str(seat[key]), said)))
    if seat.get("back") == "none":
        parts.append(text("ruling-alone"))
    for key in ("choice", "reserve", "hand", "deck"):
        if seat.get(key) and seat[key] != "none":
            message = "ruling-own-deck" if key == "deck" else f"ruling-{key}"
            parts.append(text(message, cards=cards_in(str(seat[key]), said)))
    return f"{seat['name']}: {'; '.join(parts)}" if parts else str(seat["name"])


def figure_in(told: str, said: Sentences) -> str:
    """``jango(1) hat`` as ``Jango (1), Hat``."""
    who, _, life = told.split()[0].partition("(")
    name = said.name(who) + (f" ({life}" if life else "")
    return ", ".join([name, *(card_in(word, said) for word in words_in(" ".join(told.split()[1:])))])


def cards_in(tokens: str, said: Sentences) -> str:
    """Words for cards or characters as names."""
    words = tokens.split() if all(word in CAST for word in tokens.split()) else words_in(tokens)
    return ", ".join(card_in(word, said) for word in words)


def card_in(word: str, said: Sentences) -> str:
    """A card by key or name, or by its back and symbol; a character by its id."""
    name = word.partition(":")[0]
    if said.thing(name):
        return said.name(name)
    back, _, symbol = word.partition("-")
    if back not in FAMILIES:
        return said.texts.text("ruling-any") if word == ANY else word
    return said.texts.text("ruling-some-card-with" if symbol else "ruling-some-card", back=back, symbol=symbol[:1])


# -- what happens -----------------------------------------------------------------------------------


def speaker(stage: Stage, language: str, told: int, me: int = NONE) -> DuelSentences:
    """Somebody who knows who stands where after so many entries of the story."""
    said = DuelSentences(language, stage.names, me)
    said.look(stage.session.start().view(NONE).to_dict())
    for entry in show_events(stage.session, NONE, 0)[:told]:
        said.follow(entry)
    return said


def say_option(stage: Stage, seat: int, option: Option, language: str) -> str:
    """An answer as a sentence."""
    ask = stage.session.question(seat)
    said = speaker(stage, language, len(stage.session.game.story or []), seat)
    return said.option(show_option(option), ask.why if ask else "")


def say_entries(stage: Stage, since: int, language: str) -> list[str]:
    """What everybody could see happen since that entry of the story."""
    said = speaker(stage, language, since)
    return [line for _, line in said.tell(show_events(stage.session, NONE, since))]
