"""The Great Train Robbery: 16 playing cards."""

from __future__ import annotations

from sixgun.classic.play.checks import draw_check
from sixgun.classic.play.life import lose_life
from sixgun.classic.play.offers import Ask, Offer, OnBehalf, YesOrNo
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.play.shots import Attack, exempted, is_immune, shoot
from sixgun.classic.rules.answers import DISCARD
from sixgun.classic.rules.faces import A_MISS, Blue, Brown, Face, Weapon
from sixgun.classic.rules.hooks import EXEMPTS
from sixgun.classic.rules.reasons import NOT_YOURSELF, ONLY_AN_ANSWER
from sixgun.classic.rules.tables import DIAMONDS, HEARTS, LEXICON, PRINTED, SPADES
from sixgun.classic.sets.base.cards import BANG
from sixgun.classic.sets.train_robbery.exchange import exchange, exchange_partners, order_exchange
from sixgun.classic.sets.train_robbery.part import train_of
from sixgun.classic.sets.train_robbery.reasons import NO_COPY, NO_EXCHANGE, NO_WAGON
from sixgun.classic.sets.train_robbery.stations import NO_PRICE
from sixgun.classic.sets.train_robbery.taking import add_takes, stops_of, take
from sixgun.classic.sets.train_robbery.track import advance, end_of_the_line, last_call, roll, welcome
from sixgun.classic.sets.train_robbery.wagons import in_range
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away, lift, look_at, put_back
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.reason import Reason
from sixgun.kernel.story import ALL
from sixgun.kernel.verbs import CardVerb


class Cactus(Brown):
    """Cancel a shot at you and draw!: on a red card regain 1 life point. [cactus; TR-R-30 TR-R-31]"""

    copies = "7H"
    symbol = A_MISS

    def forbidden(self, g: State, me: int) -> Reason | None:
        """It only answers."""
        return ONLY_AN_ANSWER

    def second_line(self, g: State, me: int, attack: Attack) -> Rule:
        """At once, whatever becomes of the shot."""
        if (yield from draw_check(g, me, self.id, is_red)):
            g.heal(me)


class Dragoon(Weapon):
    """Range 2; one more BANG! a turn. [dragoon; TR-LIMIT-3 TR-R-32]"""

    copies = "JS"
    reach = 2
    more_bangs = 1


class Evaded(Brown):
    """Cancel a shot at you; the card it was made with is yours. [evaded; TR-R-33 TR-R-38]"""

    copies = "QC"
    symbol = A_MISS

    def forbidden(self, g: State, me: int) -> Reason | None:
        """It only answers."""
        return ONLY_AN_ANSWER

    def second_line(self, g: State, me: int, attack: Attack) -> Rule:
        """When the shot is cancelled wholly."""
        attack.claimer = me
        yield from ()


class FullSteam(Brown):
    """The train runs to the End of the Line; its effect is cancelled or doubled. [full_steam; TR-R-40 TR-R-41]"""

    copies = "2S"

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """One advance; who ordered it, or plays it, chooses on arrival. [TR-ADV-6 TR-EOL-2 TR-ASK-3]"""
        roll(g, me, len(train_of(g).path) + 1)
        yield from welcome(g)
        choice = yield Ask(g, g.turn, self.id, YesOrNo(self))
        yield from last_call(g)
        yield from end_of_the_line(g, 0 if choice is PASS else 2)


class KnifeRevolver(Brown):
    """A shot in range as the BANG! of the turn; draw! J to A: it is yours again. [knife_revolver; TR-R-42 TR-R-43]"""

    copies = "5D"
    takes_the_shot = True
    wounds = True

    def forbidden(self, g: State, me: int) -> Reason | None:
        """As a BANG!. [TR-LIMIT-1]"""
        return BANG.forbidden(g, me)

    def targets(self, g: State, me: int) -> list[int]:
        """In range."""
        return in_range(g, me)

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """How far they are and how far the weapon reaches."""
        return BANG.explain(g, me, target)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Draw! first, then the shot: its effect only. [TR-R-34 TR-R-44]"""
        spend_the_shot(g, me, card)
        if (yield from draw_check(g, me, self.id, is_court)) and card in g.discards:
            g.discards.remove(card)
            g.gain(me, card, ALL)
            g.tell("salvage", me, NONE, card)
        yield from shoot(g, Attack(me, target, self, [card]))


class Map(Blue):
    """Before phase 1 look at the top 2 cards, discard one if you like. [map; TR-R-46 TR-R-47]"""

    copies = "3D"

    def at_look(self, g: State, me: int) -> Rule:
        """Of a deck of one card, that one. [TR-ASK-13]"""
        tray = look_at(g, me, min(2, len(g.deck)) or 2)
        if tray.cards:
            choice = yield Ask(g, me, self.id, LOOKED_AT)
            if choice is not PASS:
                lift(tray, choice.card)
                g.discards.append(choice.card)
                g.tell("discard", me, NONE, choice.card)
        for card in tray.cards[::-1]:
            put_back(g, me, tray, card, self.id)
        clear_away(g, tray)


class MoneyBag(Brown):
    """It is played as the brown card on top of the discard pile. [money_bag; TR-R-49 TR-R-50 TR-R-51]"""

    copies = "QC"
    mimics = True

    def forbidden(self, g: State, me: int) -> Reason | None:
        """As itself it is nothing."""
        return NO_COPY

    def mimicked(self, g: State) -> list[Face]:
        """Brown cards that are played, never answers. [TR-R-48 TR-R-52]"""
        face = PRINTED[g.discards[-1]].face if g.discards else self
        return [face] if isinstance(face, Brown) and not face.mimics else []


class MostWanted(Brown):
    """Draw a card; then everybody has to draw!: Spades cost 1 life point. [most_wanted; TR-R-53 TR-R-54]"""

    copies = "KS"

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """Beginning with me; mine is nobody's doing. [TR-ORD-1 TR-ELIM-2]"""
        seats = [me] + g.others(me)
        if g.minds >> EXEMPTS & 1:
            seats = yield from exempted(g, me, seats)
        g.draw(me, 1)
        for seat in seats:
            if not is_immune(g, seat, me, self, [card]):
                awake = g.figured and g.mode.wake(g, seat)
                if not (yield from draw_check(g, seat, self.id, is_no_spade)):
                    yield from lose_life(g, seat, NONE if seat == me else me, self.id)
                if awake:
                    g.mode.sleep(g, seat)


class NextStop(Brown):
    """Draw a card, then the train advances. [next_stop; TR-R-55]"""

    copies = "2D KC"

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """In this order."""
        g.draw(me, 1)
        yield from advance(g, me)


class Refund(Blue):
    """Another player takes or discards a card of yours: draw one. [refund; TR-R-56 TR-R-58]"""

    copies = "3S"

    def on_robbed(self, g: State, me: int, card: int) -> Rule:
        """Not for itself: then it lies there no more."""
        g.tell("ability", me, cause=self.id)
        g.draw(me, 1)
        yield from ()


class Strongbox(Blue):
    """At the end of your turn draw a card. [strongbox; TR-R-59]"""

    copies = "9H"

    def at_close(self, g: State, me: int) -> Rule:
        """Also of one lost in Jail."""
        g.draw(me, 1)
        yield from ()


class Switch(Brown):
    """Exchange a card in play with one of another player. [switch; TR-R-60 TR-R-65]"""

    copies = "6H"

    def targets(self, g: State, me: int) -> list[int]:
        """Where there is a legal exchange."""
        return exchange_partners(g, me)

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Nothing that may change sides."""
        return (NOT_YOURSELF if target == me else NO_EXCHANGE).to_dict(target=target)

    def details(self, g: State, by: int, me: int, target: int) -> Outcome[dict[str, Option]]:
        """Both cards. [WW-R-31]"""
        return (yield from order_exchange(g, by, me, target))

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """First mine, then theirs."""
        if not is_immune(g, target, me, self, [card]):
            yield from exchange(g, me, target)


class TrainRobbery(Brown):
    """For each card in play another player discards it or is shot at. [train_robbery; TR-R-67 TR-R-68 TR-R-71]"""

    copies = "4D JC"
    takes_the_shot = True
    may_do_nothing = True

    def forbidden(self, g: State, me: int) -> Reason | None:
        """As a BANG!. [TR-LIMIT-1]"""
        return BANG.forbidden(g, me)

    def targets(self, g: State, me: int) -> list[int]:
        """Anybody else."""
        return g.opponents(me)

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """One after the other, each shot an effect of its own. [TR-WHO-2 TR-ASK-9]"""
        spend_the_shot(g, me, card)
        p = g.players[target]
        left = [] if is_immune(g, target, me, self, [card]) else p.in_play
        while p.alive and (left := [c for c in left if c in p.in_play]):
            choice = yield Ask(g, target, self.id, Ransom(left))
            left = [c for c in left if c != choice.card]
            if choice.verb is DISCARD:
                g.discard_in_play(target, choice.card)
            else:
                yield from shoot(g, Attack(me, target, self, [card]))
            if must_settle(g):
                yield from settle(g)


class WaterTower(Brown):
    """Take a wagon without paying. [water_tower; TR-R-72]"""

    copies = "8H"

    def forbidden(self, g: State, me: int) -> Reason | None:
        """Not without a paired one that may be laid."""
        return None if FREE_WAGONS.options(g, me) else NO_WAGON

    def details(self, g: State, by: int, me: int, target: int) -> Outcome[dict[str, Option]]:
        """The wagon, and before whom it is put. [WW-R-31]"""
        if len(FREE_WAGONS.options(g, me)) < 2:
            return {}
        return {"wagon": (yield Ask(g, by, "order_wagon", OnBehalf(FREE_WAGONS, me)))}

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """It is not the wagon of the turn. [TR-GET-8]"""
        options = FREE_WAGONS.options(g, me)
        if options:
            choice = options[0] if len(options) == 1 else (yield Ask(g, me, "wagon", FREE_WAGONS, found=options))
            train = train_of(g)
            take(g, me, choice, train.station_under(choice.card))


def spend_the_shot(g: State, me: int, card: int) -> None:
    """It was the BANG! of the turn, unless a copy. [TR-LIMIT-1 TR-LIMIT-2]"""
    if g.turn == me and not PRINTED[card].face.mimics:
        g.bangs += 1


def is_red(g: State, card: int) -> bool:
    """Hearts or Diamonds."""
    return g.suit(card) in (HEARTS, DIAMONDS)


def is_court(g: State, card: int) -> bool:
    """Jack to Ace."""
    return card != NONE and PRINTED[card].rank > 10


def is_no_spade(g: State, card: int) -> bool:
    """Anything else."""
    return g.suit(card) != SPADES


class LookedAt(Offer):
    """Discard one of the cards looked at, or none."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, and each of them."""
        return [PASS, *DISCARD.each(g.limbo)]


class Ransom(Offer):
    """Each card still to be decided on: discard it, the oldest first, or be shot at for it."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def options(self, g: State, seat: int) -> list[Option]:
        """Both for each."""
        return DISCARD.each(self.cards) + DEFEND.each(self.cards)


class FreeWagons(Offer):
    """Each paired wagon, wherever it may be put."""

    def options(self, g: State, seat: int) -> list[Option]:
        """Nothing is paid."""
        found: list[Option] = []
        train = train_of(g)
        add_takes(found, WATER_TOWER, g, seat, train, stops_of(train, NO_PRICE))
        return found


DEFEND: Final = CardVerb(LEXICON, "defend")
LOOKED_AT: Final = LookedAt()
FREE_WAGONS: Final = FreeWagons()
WATER_TOWER: Final = WaterTower()
CARDS: Final[tuple[Face, ...]] = (
    Cactus(), Dragoon(), Evaded(), FullSteam(), KnifeRevolver(), Map(), MoneyBag(), MostWanted(), NextStop(), Refund(),
    Strongbox(), Switch(), TrainRobbery(), WATER_TOWER,
)  # fmt: skip
