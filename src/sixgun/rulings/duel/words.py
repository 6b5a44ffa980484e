"""Rulings of The Duel: what may be expected of its table."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sixgun.duel import reasons
from sixgun.duel.abilities import CHARACTERS, FACE, FAMILIES, KEY, ORIGIN
from sixgun.duel.view import View
from sixgun.kernel.option import NONE
from sixgun.kernel.reason import Reason
from sixgun.rulings.duel.cards import NOTHING, card_words, compare, exactly, fits, number_in, on_top, spell
from sixgun.rulings.duel.figures import state
from sixgun.rulings.format import BadRuling, did_you_mean
from sixgun.rulings.words import SeatWord, Stage, TableWord, Unmet, in_discards, not_in_discards

REASONS: Final = [reason.id for reason in vars(reasons).values() if isinstance(reason, Reason)]
EVENTS: Final = (
    "ability", "cancelled", "discard", "divert", "draw", "eliminated", "enter", "heal", "hit", "hurt", "ignored",
    "keep", "lay", "lay_out", "look", "lose", "move", "pass_on", "pick", "play", "reshuffle", "reveal",
    "reveal_unused", "salvage", "shielded", "show", "steal", "take", "triggered", "turn", "use", "use_again",
    "victory",
)  # fmt: skip


def check_duel_reason(reason: str) -> None:
    """Only reasons there are."""
    if reason not in REASONS:
        raise BadRuling(f"there is no reason {reason!r}{did_you_mean(reason, REASONS)}; there are {', '.join(REASONS)}")


def check_event(what: str) -> None:
    """Only entries there are."""
    if what not in EVENTS:
        raise BadRuling(f"the log has no entry {what!r}{did_you_mean(what, EVENTS)}; it has {', '.join(EVENTS)}")


def held_key(stage: Stage, seat: int, word: str) -> str:
    """The key of a card so called in the seat's hand, beside its characters, or of any so called."""
    g = state(stage)
    for card in [*g.hands[seat], *g.gear[seat * 2], *g.gear[seat * 2 + 1], *range(len(FACE))]:
        if fits(card, word):
            return str(KEY[card])
    raise BadRuling(f"there is no card {word!r}")


# -- one seat ---------------------------------------------------------------------------------------


def hand(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B hand colt missed``: exactly these, in any order."""
    exactly("hand", state(stage).hands[seat], said)


def hand_size(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B hand size 2``"""
    compare("hand size", number_in(said, "? B hand size 2"), len(state(stage).hands[seat]))


def holds(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B holds colt colt``: at least these."""
    cards = state(stage).hands[seat]
    for word, count in Counter(card_words(said, "? B holds colt")).items():
        if sum(fits(card, word) for card in cards) < count:
            raise Unmet(f"a hand with {' '.join(said)}", spell(cards))


def does_not_hold(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B does not hold colt``"""
    cards = state(stage).hands[seat]
    for word in card_words(said, "? B does not hold colt"):
        if any(fits(card, word) for card in cards):
            raise Unmet(f"a hand without {word}", spell(cards))


def deck_size(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B deck size 30``: of the personal deck."""
    compare("deck size", number_in(said, "? B deck size 30"), len(state(stage).decks[seat]))


def deck_top(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B deck top colt``: of the personal deck."""
    on_top("deck", state(stage).decks[seat], said)


def reserve_size(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B reserve size 2``"""
    compare("reserve size", number_in(said, "? B reserve size 2"), len(state(stage).reserves[seat]))


def bangs(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B bangs 1``: BANG! cards counted in B's turn."""
    compare("whose turn", stage.names[seat], stage.names[state(stage).turn])
    compare("BANG! cards counted", number_in(said, "? B bangs 1"), state(stage).bangs)


# -- what one seat knows ----------------------------------------------------------------------------


def view_of(stage: Stage, seat: int) -> View:
    """What that seat may see."""
    view = stage.session.view(seat)
    assert isinstance(view, View)
    return view


def sees_row(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B sees row colt missed``: cards turned up or looked at, as far as B sees them."""
    exactly("row", view_of(stage, seat).limbo, said)


def sees_discards(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B sees discards colt missed``: the whole pile, in any order."""
    exactly("discards", view_of(stage, seat).discards, said)


def sees_backs(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B sees backs of A L L O``: the backs in a hand."""
    if not said:
        raise BadRuling("say it like this: '? B sees backs of A L L O'")
    owner = stage.seat(said[0])
    compare("backs", sorted(said[1:]), sorted(FAMILIES[back] for back in view_of(stage, seat).hand_backs[owner]))


def sees_deck_back(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B sees top back of A L``: the back of the top card of a player's deck, or of the ``common`` one."""
    if len(said) != 2:
        raise BadRuling("say it like this: '? B sees top back of A L'")
    view = view_of(stage, seat)
    top = view.common_top if said[0] == "common" else view.deck_tops[stage.seat(said[0])]
    compare("back of the top card", said[1], NOTHING if top == NONE else FAMILIES[top])


def sees_reserve(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B sees reserve jango bill_tightman``: B's own, in no order; ``none`` of it if it is not B's to see."""
    found = sorted(CHARACTERS[c].id for c in view_of(stage, seat).reserve)
    compare("reserve", [] if said == [NOTHING] else sorted(said), found)


def knows(stage: Stage, seat: int, said: list[str]) -> None:
    """``? B knows in A missed``: all hidden cards of A's hand that B has learnt."""
    if not said:
        raise BadRuling("say it like this: '? B knows in A missed'")
    owner = stage.seat(said[0])
    exactly("known cards", [card for holder, card in view_of(stage, seat).known if holder == owner], said[1:])


# -- the table --------------------------------------------------------------------------------------


def turn(stage: Stage, said: list[str]) -> None:
    """``? turn B``"""
    compare("turn", " ".join(said), stage.names[state(stage).turn])


def common_size(stage: Stage, said: list[str]) -> None:
    """``? common size 7``"""
    compare("common size", number_in(said, "? common size 7"), len(state(stage).common))


def common_top(stage: Stage, said: list[str]) -> None:
    """``? common top colt``"""
    on_top("common", state(stage).common, said)


def discard_size(stage: Stage, said: list[str]) -> None:
    """``? discard size 3``"""
    compare("discard size", number_in(said, "? discard size 3"), len(state(stage).discards))


def discard_top(stage: Stage, said: list[str]) -> None:
    """``? discard top colt missed``"""
    on_top("discard", state(stage).discards, said)


def discard_has(stage: Stage, said: list[str]) -> None:
    """``? discard has dynamite``"""
    in_discards(state(stage).discards, card_words(said, "? discard has dynamite"), fits, spell)


def discard_lacks(stage: Stage, said: list[str]) -> None:
    """``? discard lacks dynamite``"""
    not_in_discards(state(stage).discards, card_words(said, "? discard lacks dynamite"), fits, spell)


def row(stage: Stage, said: list[str]) -> None:
    """``? row colt missed``: cards turned up, or being looked at."""
    exactly("row", state(stage).limbo, said)


def row_backs(stage: Stage, said: list[str]) -> None:
    """``? row backs L O``: the backs of the cards turned up or being looked at."""
    compare("row backs", sorted(said), sorted(FAMILIES[ORIGIN[card]] for card in state(stage).limbo))


def queue(stage: Stage, said: list[str]) -> None:
    """``? queue retaliation alan_pinkertoon``: what waits, the next one first; ``none`` for nothing."""
    found = [due.ability.id for due in state(stage).queue]
    compare("queue", [] if said == [NOTHING] else said, found)


def reloads(stage: Stage, said: list[str]) -> None:
    """``? reloads allowed``: somebody has been reduced to one character."""
    compare("reloads", " ".join(said), "allowed" if state(stage).reloads else "not allowed yet")


OF_SEATS: Final[dict[str, SeatWord]] = {
    "hand": hand,
    "hand size": hand_size,
    "holds": holds,
    "does not hold": does_not_hold,
    "deck size": deck_size,
    "deck top": deck_top,
    "reserve size": reserve_size,
    "bangs": bangs,
    "sees row": sees_row,
    "sees discards": sees_discards,
    "sees backs of": sees_backs,
    "sees top back of": sees_deck_back,
    "sees reserve": sees_reserve,
    "knows in": knows,
}
OF_TABLE: Final[dict[str, TableWord]] = {
    "turn": turn,
    "common size": common_size,
    "common top": common_top,
    "discard top": discard_top,
    "discard size": discard_size,
    "discard has": discard_has,
    "discard lacks": discard_lacks,
    "row": row,
    "row backs": row_backs,
    "queue": queue,
    "reloads": reloads,
}
