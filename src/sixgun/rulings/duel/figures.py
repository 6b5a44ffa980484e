"""Rulings of The Duel: its characters and their places, and what may be expected of them."""

from __future__ import annotations

from typing import Final

from sixgun.duel.abilities import CAST, CHARACTERS, NOBODY
from sixgun.duel.places import COMMON, LEFT, NAMES, PLAYER, RELOADED, RIGHT
from sixgun.duel.state import State
from sixgun.duel.view import View
from sixgun.kernel.option import NONE
from sixgun.rulings.duel.cards import compare, exactly, nothing_more, number_in
from sixgun.rulings.format import BadRuling
from sixgun.rulings.words import FigureWord, Stage, Unmet

SIDES: Final = ("front", "back", "left", "right")


def state(stage: Stage) -> State:
    """The State behind the table."""
    game = stage.session.game
    assert isinstance(game, State)
    return game


# -- characters and places --------------------------------------------------------------------------


def is_figure(word: str) -> bool:
    """A character by its id, or a place: ``jango``, ``B.back``."""
    return word in CAST or word.partition(".")[2] in SIDES


def place_named(stage: Stage, word: str) -> int:
    """The place a word means: of a character, or ``B.front``, ``B.left``; NONE if that character is not in play."""
    g = state(stage)
    if word in CAST:
        who = CHARACTERS[CAST[word]]
        return g.who.index(who) if who in g.who else NONE
    name, _, side = word.partition(".")
    seat = stage.seat(name)
    if side not in SIDES:
        raise BadRuling(f"{word!r}: a player has a {', '.join(SIDES)}; {name}.front")
    if side in ("left", "right"):
        return seat * 2 + (LEFT if side == "left" else RIGHT)
    return g.front[seat] if side == "front" else g.back(seat)


def target_named(stage: Stage, word: str) -> int:
    """The target a word means: a place, a player, the common deck, a reload."""
    if word in ("common", "reload"):
        return COMMON if word == "common" else RELOADED
    return place_named(stage, word) if is_figure(word) else PLAYER + stage.seat(word)


def ways_to_say(target: str, stage: Stage, at_the_time: bool = True) -> list[str]:
    """The ways to say the name of a target; *at_the_time*: it is known who stands there."""
    number = NAMES.index(target)
    if number >= PLAYER:
        return [stage.names[number - PLAYER] if number < COMMON else target]
    g, name = state(stage), stage.names[number >> 1]
    found = [f"{name}.{'right' if number & 1 else 'left'}"]
    if at_the_time and g.who[number] is not NOBODY:
        found += [g.who[number].id, f"{name}.{'front' if g.front[number >> 1] == number else 'back'}"]
        if not g.has_two(number >> 1):
            found.append(f"{name}.back")
    return found


# -- one character ----------------------------------------------------------------------------------


def standing(stage: Stage, who: str) -> int:
    """The place of a character that must be in play."""
    place = place_named(stage, who)
    if place == NONE or state(stage).who[place] is NOBODY:
        raise Unmet(f"{who} in play", "not in play")
    return place


def life(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango life 2``"""
    compare("life", number_in(said, "? jango life 2"), state(stage).life[standing(stage, who)])


def max_life(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango max life 3``"""
    compare("max life", number_in(said, "? jango max life 3"), state(stage).who[standing(stage, who)].life)


def gear(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango gear hat barrel``: exactly these, in any order."""
    exactly("gear", state(stage).gear[standing(stage, who)], said)


def is_front(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango front``"""
    nothing_more(said, "? jango front")
    at = standing(stage, who)
    compare(f"{who} in the", "front", "front" if state(stage).front[at >> 1] == at else "back")


def is_back(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango back``: not the only character."""
    nothing_more(said, "? jango back")
    at = standing(stage, who)
    compare(f"{who} in the", "back", "front" if state(stage).front[at >> 1] == at else "back")


def is_alone(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango alone``: front and back at once."""
    nothing_more(said, "? jango alone")
    at = standing(stage, who)
    compare(f"{who} alone:", True, not state(stage).has_two(at >> 1))


def is_out(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango out``: not in play (any more)."""
    nothing_more(said, "? jango out")
    if who not in CAST:
        raise BadRuling(f"{who}: name a character: '? jango out'")
    compare(f"{who} out:", True, place_named(stage, who) == NONE)


def stands(stage: Stage, who: str, said: list[str]) -> None:
    """``? B.left is jango``"""
    at = standing(stage, who)
    compare(f"{who} is", " ".join(said), state(stage).who[at].id)


def is_asked(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango asked hit``: that question is put to its player, for this character."""
    if len(said) != 1:
        raise BadRuling("say it like this: '? jango asked hit'")
    at = standing(stage, who)
    ask = stage.session.question(at >> 1)
    if ask is None or ask.why != said[0] or ask.about().get("at") != NAMES[at]:
        raise Unmet(f"{stage.names[at >> 1]} is asked {said[0]} for {who}", question_in_words(stage))


def question_in_words(stage: Stage) -> str:
    """Who is asked what, for which character."""
    ask = stage.session.ask
    if ask is None:
        return "nobody is asked"
    names = [stage.names[seat] for seat in stage.session.asked()]
    at = str(ask.about().get("at", ""))
    return f"{', '.join(names)} asked {ask.why}" + (f" for {ways_to_say(at, stage)[:2][-1]}" if at else "")


def is_awake(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango active``: its ability and equipment work now."""
    nothing_more(said, "? jango active")
    compare(f"{who} active:", True, is_active(stage, who))


def is_not_awake(stage: Stage, who: str, said: list[str]) -> None:
    """``? jango not active``"""
    nothing_more(said, "? jango not active")
    compare(f"{who} active:", False, is_active(stage, who))


def is_active(stage: Stage, who: str) -> bool:
    """As everybody sees it."""
    at = standing(stage, who)
    return bool(View(state(stage), NONE).character_dict(at)["active"])


OF_FIGURES: Final[dict[str, FigureWord]] = {
    "life": life,
    "max life": max_life,
    "gear": gear,
    "front": is_front,
    "back": is_back,
    "alone": is_alone,
    "out": is_out,
    "is": stands,
    "asked": is_asked,
    "active": is_awake,
    "not active": is_not_awake,
}
