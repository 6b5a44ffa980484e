"""What a seat strictly knows: a redeal brings every world it must think possible, as often as it should, and no other.

The worlds are counted by brute force, from nothing but what the seat saw. [DU-INFO-1 DU-INFO-2 DU-INFO-4 RE-INFO-2]
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from sixgun.duel.abilities import FAMILIES, ORIGIN
from sixgun.duel.arrange import arrange
from sixgun.duel.places import COMMON
from sixgun.duel.redeal import deal_anew, lay_out
from sixgun.duel.setup import Setup
from sixgun.duel.state import State
from sixgun.duel.verbs import steal_from_hand
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.story import ALL
from tests.duel.table import side

Zones = tuple[frozenset[int], ...]  # the hands by seat, the personal decks by seat, the common deck
DEALS = 1000


def small_table(mode: str) -> State:
    """Hands of two cards, decks of two or three, a common deck of four: few enough to count every world there is."""
    sides = [
        side("tom_thorn", "west_harding", "knife:O-H colt:O-D", "steal:O-B missed:O-H", deck_size=2),
        side("jango", "pat_garret", "bank hat:L-H", "water:L-B duel:L-D", deck_size=2),
        side(
            "big_steve", "coquette_delu", "walker:OR-H whisky:OR-B", "punch:OR-H trick:OR-S spencer:LR-H", deck_size=3
        ),
    ]
    common = ["beer", "missed:L-S", "wagon:L-B", "watch:O-H"]
    return arrange(Setup(mode), sides[1::-1] if mode == "duel" else sides, common=common)


class Witness:
    """One seat and every world it thinks possible, with the chance of each."""

    def __init__(self, g: State, seat: int) -> None:
        self.seat = seat
        self.seats = len(g.hands)
        worlds: list[Zones] = [((frozenset(),) * (2 * self.seats)) + (frozenset(g.common),)]
        for owner in range(self.seats):
            cards, held = g.hands[owner] + g.decks[owner], g.hands[owner]
            backs = sorted(ORIGIN[c] for c in held)
            hands = [held] if owner == seat else combinations(cards, len(held))
            fitting = [frozenset(h) for h in hands if sorted(ORIGIN[c] for c in h) == backs]
            worlds = [
                moved_in(moved_in(world, owner, hand), self.seats + owner, frozenset(cards) - hand)
                for world in worlds
                for hand in fitting
            ]
        self.chances: dict[Zones, Fraction] = {world: Fraction(1) for world in worlds}

    def draws(self, seat: int, deck: int, card: int, discards: list[int]) -> None:
        """A card of that zone into a hand: only the one who draws sees more than its back."""
        found: dict[Zones, Fraction] = {}
        for world, chance in self.chances.items():
            if not world[deck]:
                world = moved_in(world, deck, frozenset(discards))
            for c in world[deck]:
                if c == card if seat == self.seat else ORIGIN[c] == ORIGIN[card]:
                    after = moved(world, deck, seat, c)
                    found[after] = found.get(after, Fraction(0)) + chance / len(world[deck])
        self.chances = found

    def sees_stolen(self, thief: int, owner: int, card: int) -> None:
        """One of the cards with that back, each as likely; a third player sees no more."""
        found: dict[Zones, Fraction] = {}
        for world, chance in self.chances.items():
            group = [c for c in world[owner] if ORIGIN[c] == ORIGIN[card]]
            for c in group:
                if c == card or self.seat not in (thief, owner):
                    after = moved(world, owner, thief, c)
                    found[after] = found.get(after, Fraction(0)) + chance / len(group)
        self.chances = found

    def sees_discarded(self, seat: int, card: int) -> None:
        """It was there."""
        self.chances = {
            moved_out(world, seat, card): chance for world, chance in self.chances.items() if card in world[seat]
        }

    def sees_taken(self, seat: int, card: int) -> None:
        """From the discard pile into a hand, before all eyes."""
        self.chances = {moved_in(world, seat, frozenset((card,))): chance for world, chance in self.chances.items()}

    def expects(self, g: State) -> dict[tuple[frozenset[int], ...], float]:
        """The hands it must think possible, with their chances; the backs on top of the decks are seen."""
        found: Counter[tuple[frozenset[int], ...]] = Counter()
        for world, chance in self.chances.items():
            for zone, deck in zip(world[self.seats :], [*g.decks, g.common], strict=True):
                if deck:
                    chance *= Fraction(sum(ORIGIN[c] == ORIGIN[deck[-1]] for c in zone), len(zone))
            if chance:
                found[world[: self.seats]] += chance
        total = sum(found.values())
        return {hands: float(chance / total) for hands, chance in found.items()}


def moved_in(world: Zones, zone: int, cards: frozenset[int]) -> Zones:
    return (*world[:zone], world[zone] | cards, *world[zone + 1 :])


def moved_out(world: Zones, zone: int, card: int) -> Zones:
    return (*world[:zone], world[zone] - {card}, *world[zone + 1 :])


def moved(world: Zones, zone: int, to: int, card: int) -> Zones:
    return moved_in(moved_out(world, zone, card), to, frozenset((card,)))


class Game:
    """A table on which cards go to and fro, and a witness at every seat."""

    def __init__(self, mode: str, seed: int = 0) -> None:
        self.g = small_table(mode)
        self.g.chance = Chance(key_of(str(seed)))
        self.witnesses = [Witness(self.g, seat) for seat in range(len(self.g.hands))]

    def draw(self, seat: int, source: int | None = None) -> None:
        source = seat if source is None else source
        g, n = self.g, len(self.g.hands)
        deck = 2 * n if source == COMMON or not g.decks[source] else n + source
        if not (g.decks[source] if deck < 2 * n else g.common or g.discards):
            return
        discards = g.discards[:]
        g.draw_cards(seat, 1, source)
        for witness in self.witnesses:
            witness.draws(seat, deck, g.hands[seat][-1], discards)

    def steal(self, thief: int, owner: int, back: str | None = None) -> None:
        g = self.g
        if not g.hands[owner]:
            return
        rule = steal_from_hand(g, thief, owner, "steal")
        try:
            ask = next(rule)
            options = ask.options
            wanted = [o for o in options if back is None or FAMILIES[o.card] == back]
            rule.send(wanted[g.chance.below(len(wanted))])
        except StopIteration:
            pass
        for witness in self.witnesses:
            witness.sees_stolen(thief, owner, g.hands[thief][-1])

    def discard(self, seat: int, at: int = 0) -> None:
        if at < len(self.g.hands[seat]):
            card = self.g.hands[seat][at]
            self.g.discard(seat, card)
            for witness in self.witnesses:
                witness.sees_discarded(seat, card)

    def take(self, seat: int) -> None:
        if self.g.discards:
            card = self.g.discards.pop()
            self.g.gain(seat, card, ALL)
            for witness in self.witnesses:
                witness.sees_taken(seat, card)

    def at_random(self, dice: random.Random, steps: int) -> None:
        seats = range(len(self.g.hands))
        for _ in range(steps):
            seat = dice.choice(seats)
            other = dice.choice([s for s in seats if s != seat])
            act = dice.choice(("draw", "draw_any", "draw_any", "steal", "steal", "steal", "discard", "take"))
            if act == "draw":
                self.draw(seat)
            elif act == "draw_any":
                self.draw(seat, dice.choice([*seats, COMMON]))
            elif act == "steal":
                self.steal(seat, other)
            elif act == "discard":
                self.discard(seat, dice.randrange(4))
            else:
                self.take(seat)

    def check(self, deals: int = DEALS) -> None:
        for witness in self.witnesses:
            expected = witness.expects(self.g)
            seen = Counter(self.redealt(witness.seat, i) for i in range(deals))
            assert not set(seen) - set(expected), f"seat {witness.seat}: a world that cannot be"
            compare(expected, seen, deals)
            compare(by_card(expected), by_card(seen), deals)

    def redealt(self, seat: int, seed: int) -> tuple[frozenset[int], ...]:
        """The hands of one redeal; what the seat sees of it, and what anybody may redeal of it, is the same again."""
        g = self.g.copy()
        lay_out(g, deal_anew(g, seat, Chance(key_of(f"deal {seed}"))))
        assert g.view(seat).to_dict() == self.g.view(seat).to_dict()
        if seed % 5 == 0:  # a redeal of a redeal is as good as a redeal
            lay_out(g, deal_anew(g, seat, Chance(key_of(f"again {seed}"))))
        return tuple(frozenset(hand) for hand in g.hands)


def by_card(hands: dict[tuple[frozenset[int], ...], float]) -> Counter[tuple[int, int]]:
    """How often each card is in each hand."""
    found: Counter[tuple[int, int]] = Counter()
    for world, chance in hands.items():
        for seat, hand in enumerate(world):
            for card in hand:
                found[seat, card] += chance
    return found


def compare(expected: dict, seen: dict, deals: int) -> None:
    for what, chance in expected.items():
        error = 5 * max(0, chance * (1 - chance) * deals) ** 0.5 + 4
        came = seen.get(what, 0)
        assert abs(came - chance * deals) < error, f"{what} came {came} times of {deals}, not {chance * deals:.0f}"


def test_a_card_a_third_player_knew_may_be_the_stolen_one_or_not() -> None:
    """All saw the card taken; then one of the two is stolen from there."""
    for seed in range(4):  # whichever it really was
        game = Game("standoff", seed)
        game.discard(1)
        game.take(1)
        game.steal(0, 1, "L")
        game.check()


def test_a_third_player_does_not_know_from_which_pile_the_stolen_card_came() -> None:
    """The lawmen hold a card of their own deck and one with the same back from the common deck."""
    for seed in range(4):
        game = Game("standoff", seed)
        game.discard(1)
        game.draw(1, COMMON)
        game.draw(1, COMMON)
        game.steal(0, 1, "L")
        game.check()


def test_what_is_played_later_tells_which_card_was_stolen() -> None:
    for seed in range(6):
        game = Game("standoff", seed)
        game.discard(1)
        game.take(1)
        game.steal(0, 1, "L")
        stolen = game.g.hands[0][-1]
        game.discard(0, game.g.hands[0].index(stolen))
        game.check(400)
        assert all(len(witness.expects(game.g)) for witness in game.witnesses)


def test_who_robs_learns_nothing_of_what_only_others_know() -> None:
    """The renegades know one of the two cards of theirs that the lawmen hold; then the outlaws steal one of them."""
    for seed in range(4):
        game = Game("standoff", seed)
        game.steal(1, 2, "OR")
        game.draw(1, 2)
        game.steal(0, 1, "OR")
        game.check()


def test_a_loose_card_may_be_stolen_back() -> None:
    for seed in range(8):
        game = Game("standoff", seed)
        game.discard(1)
        game.take(1)
        game.steal(0, 1, "L")
        game.draw(0, COMMON)
        game.draw(0, COMMON)
        game.steal(1, 0, "L")
        game.check(400)


@pytest.mark.parametrize("seed", range(40))
def test_every_possible_world_is_redealt_and_no_other(seed: int) -> None:
    dice = random.Random(seed)
    game = Game("standoff", seed)
    game.at_random(dice, dice.randint(8, 18))
    game.check(300)


@pytest.mark.parametrize("seed", range(20))
def test_two_players_know_what_they_know(seed: int) -> None:
    dice = random.Random(seed)
    game = Game("duel", seed)
    game.at_random(dice, dice.randint(8, 18))
    game.check(300)
