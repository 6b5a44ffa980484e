"""Rulings of the classic game: what may be expected of its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from sixgun.classic.rules import reasons
from sixgun.classic.rules.tables import KEY, PRINTED
from sixgun.classic.series.series import table_of
from sixgun.classic.table.roles import ROLE_NAMES
from sixgun.classic.table.state import State
from sixgun.classic.view import View
from sixgun.kernel.option import NONE
from sixgun.kernel.reason import Reason
from sixgun.rulings.classic.cards import card_words, compare, fits, number_in, same_cards, spell
from sixgun.rulings.classic.extension import SetWords
from sixgun.rulings.format import BadRuling
from sixgun.rulings.words import SeatWord, Stage, TableWord, Unmet, in_discards, not_in_discards

HIDDEN: Final = "hidden"
EVENTS: Final = (
    "ability", "character", "check", "check_unused", "discard", "draw", "eliminated", "escape", "explosion", "give",
    "heal", "hurt", "lay", "locked_up", "look", "lose", "missed", "pass_on", "penalty", "pick", "play", "put_back",
    "reshuffle", "respond", "reveal", "reward", "salvage", "shot", "steal", "take", "turn", "victory",
)  # fmt: skip


def state(stage: Stage) -> State:
    """The State behind the table."""
    return table_of(stage.session.game)


def held_key(stage: Stage, seat: int, word: str) -> str:
    """The key of a card so called in the seat's hand, or of any so called."""
    for card in [*state(stage).players[seat].hand, *range(len(PRINTED))]:
        if fits(card, word):
            return str(KEY[card])
    raise BadRuling(f"there is no card {word!r}")


# -- one seat ---------------------------------------------------------------------------------------


def life(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C life 3``"""
    compare("life", number_in(said, "? C life 3"), state(stage).players[seat].life)


def max_life(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C max life 5``"""
    compare("max life", number_in(said, "? C max life 5"), state(stage).players[seat].max_life)


def hand(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C hand missed beer``: exactly these, in any order."""
    words, cards = card_words(said, "? C hand beer"), state(stage).players[seat].hand
    if not same_cards(cards, words):
        raise Unmet(f"hand {' '.join(said)}", spell(cards))


def hand_size(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C hand size 2``"""
    compare("hand size", number_in(said, "? C hand size 2"), len(state(stage).players[seat].hand))


def holds(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C holds beer beer``: at least these."""
    cards = state(stage).players[seat].hand
    for word, count in Counter(card_words(said, "? C holds beer")).items():
        if sum(fits(card, word) for card in cards) < count:
            raise Unmet(f"a hand with {' '.join(said)}", spell(cards))


def does_not_hold(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C does not hold beer``"""
    cards = state(stage).players[seat].hand
    for word in card_words(said, "? C does not hold beer"):
        if any(fits(card, word) for card in cards):
            raise Unmet(f"a hand without {word}", spell(cards))


def in_play(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C in play barrel mustang``: exactly these, in any order."""
    words, cards = card_words(said, "? C in play barrel"), state(stage).players[seat].in_play
    if not same_cards(cards, words):
        raise Unmet(f"in play {' '.join(said)}", spell(cards))


def alive(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C alive``"""
    compare("alive:", True, state(stage).players[seat].alive)


def dead(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C dead``"""
    compare("dead:", True, not state(stage).players[seat].alive)


def character(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C is willy_the_kid``"""
    compare("character", " ".join(said), state(stage).players[seat].character.id)


def seat_range(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C range 3``: of the weapon."""
    compare("range", number_in(said, "? C range 3"), state(stage).force[seat].reach)


# -- what one seat knows ----------------------------------------------------------------------------


def view_of(stage: Stage, seat: int) -> View:
    """What that seat may see."""
    view = stage.session.view(stage.person(seat))
    assert isinstance(view, View)
    return view


def sees_role(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C sees role of B outlaw``, or ``hidden``"""
    if len(said) != 2 or said[1] not in (*ROLE_NAMES, HIDDEN):
        raise BadRuling("say it like this: '? C sees role of B outlaw' (or hidden)")
    role = view_of(stage, seat).roles[stage.seat(said[0])]
    compare(f"to {stage.names[seat]}, role of {said[0]}", said[1], HIDDEN if role == NONE else ROLE_NAMES[role])


def knows(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C knows in B missed``, ``? C knows in deck beer``: hidden cards that C has learnt, all of them."""
    words = card_words(said[1:], "? C knows in B missed")
    cards = known_in(stage, seat, said[0])
    if not same_cards(cards, words):
        raise Unmet(f"{stage.names[seat]} knows in {' '.join(said)}", spell(cards))


def known_in(stage: Stage, seat: int, where: str) -> list[int]:
    """The cards *seat* knows in a hand, or from the top of the deck."""
    owner = NONE if where == "deck" else stage.seat(where)
    return [card for holder, card, _ in view_of(stage, seat).known if holder == owner]


def sees_discards(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C sees discards bang beer``: what C may look at, top first."""
    words = card_words(said, "? C sees discards bang")
    cards = view_of(stage, seat).discards[::-1]
    if len(words) != len(cards) or not all(fits(card, word) for card, word in zip(cards, words, strict=True)):
        raise Unmet(f"discards {' '.join(said)}", spell(cards))


def sees_row(stage: Stage, seat: int, said: list[str]) -> None:
    """``? C sees row beer bang``: cards turned up or looked at, as far as C sees them."""
    words, cards = card_words(said, "? C sees row beer bang"), view_of(stage, seat).limbo
    if not same_cards(cards, words):
        raise Unmet(f"{stage.names[seat]} sees {' '.join(said)}", spell(cards))


# -- the table --------------------------------------------------------------------------------------


def distance(stage: Stage, said: list[str]) -> None:
    """``? distance A C 2``, by the rules and in the view"""
    if len(said) != 3:
        raise BadRuling("say it like this: '? distance A C 2'")
    me, target = stage.seat(said[0]), stage.seat(said[1])
    expected = number_in(said[2:], "? distance A C 2")
    compare(f"distance {said[0]} {said[1]}", expected, state(stage).distance(me, target))
    compare(f"distance {said[0]} {said[1]} in the view", expected, view_of(stage, me).distance(me, target))


def turn(stage: Stage, said: list[str]) -> None:
    """``? turn B``"""
    compare("turn", " ".join(said), stage.names[state(stage).turn])


def top_of(cards: Sequence[int], said: list[str], example: str) -> None:
    """The topmost cards, the top one first."""
    words = card_words(said, example)
    found = list(cards)[::-1][: max(len(words), 1)]
    if len(found) != len(words) or not all(fits(card, word) for card, word in zip(found, words, strict=True)):
        raise Unmet(f"{example.split()[1]} top {' '.join(said)}", spell(found))


def deck_top(stage: Stage, said: list[str]) -> None:
    """``? deck top 4H beer``"""
    top_of(state(stage).deck, said, "? deck top 4H")


def discard_top(stage: Stage, said: list[str]) -> None:
    """``? discard top bang beer``"""
    top_of(state(stage).discards, said, "? discard top bang")


def discard_has(stage: Stage, said: list[str]) -> None:
    """``? discard has dynamite 5S``"""
    in_discards(state(stage).discards, card_words(said, "? discard has dynamite"), fits, spell)


def discard_lacks(stage: Stage, said: list[str]) -> None:
    """``? discard lacks dynamite``"""
    not_in_discards(state(stage).discards, card_words(said, "? discard lacks dynamite"), fits, spell)


def deck_size(stage: Stage, said: list[str]) -> None:
    """``? deck size 3``"""
    compare("deck size", number_in(said, "? deck size 3"), len(state(stage).deck))


def discard_size(stage: Stage, said: list[str]) -> None:
    """``? discard size 3``"""
    compare("discard size", number_in(said, "? discard size 3"), len(state(stage).discards))


def row(stage: Stage, said: list[str]) -> None:
    """``? row beer bang``: cards turned up, or being looked at."""
    words, cards = card_words(said, "? row beer bang"), state(stage).limbo
    if not same_cards(cards, words):
        raise Unmet(f"row {' '.join(said)}", spell(cards))


OF_SEATS: Final[dict[str, SeatWord]] = {
    "life": life,
    "max life": max_life,
    "hand": hand,
    "hand size": hand_size,
    "holds": holds,
    "does not hold": does_not_hold,
    "in play": in_play,
    "alive": alive,
    "dead": dead,
    "is": character,
    "range": seat_range,
    "sees role of": sees_role,
    "sees discards": sees_discards,
    "sees row": sees_row,
    "knows in": knows,
}
OF_TABLE: Final[dict[str, TableWord]] = {
    "distance": distance,
    "turn": turn,
    "deck top": deck_top,
    "deck size": deck_size,
    "discard top": discard_top,
    "discard size": discard_size,
    "discard has": discard_has,
    "discard lacks": discard_lacks,
    "row": row,
}
BASE: Final = SetWords(
    of_seats=OF_SEATS,
    of_table=OF_TABLE,
    verbs=("play", "use", "discard", "pick", "take", "hand", "draw", "give", "keep", "pass", ">", "as"),
    log=EVENTS,
    reasons=tuple(reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)),
)
