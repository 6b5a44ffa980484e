"""How the baseline bot sees the table: whom it wants to hurt, what an attack would come to, what cards are worth."""

from __future__ import annotations

from sixgun.bots import skeleton
from sixgun.bots.bot import Acts
from sixgun.bots.classic.beliefs import Beliefs
from sixgun.bots.classic.kinds import (
    BANG,
    BARREL,
    BEER,
    CALAMITY_JANET,
    CARD_FACE,
    CARD_KIND,
    DODGE,
    DODGES,
    GREEN_MISS,
    MISSED,
    REACH_WORTH,
    SLAB,
    VOLCANIC_WORTH,
    WEAPON,
)
from sixgun.bots.classic.learnt import Learnt
from sixgun.bots.classic.weights import Weights
from sixgun.classic.modes.special_six import SETTLEMENT
from sixgun.classic.rules.tables import PRINTED, Listener
from sixgun.classic.table.force import COLT_RANGE
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.table.state import CASTING
from sixgun.classic.view import View
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE

MYSELF: Final = -9.0
SPARED: Final = -0.1  # a Deputy whom a Renegade needs, for the moment
PATIENT: Final = 52  # turns after which a game seems to go on for ever …
MORE: Final = 18  # … and so many more while there are Outlaws to fight …
PATIENCE: Final = 18.0  # … and so many more until nobody is spared but the Sheriff
ENOUGH: Final = 3  # cards played in a turn, for Miss Susanna
NOTHING_THERE: Final[list[Listener]] = []
NO_FLOATS: Final[list[float]] = []
SAVING: Final = (MISSED, BEER, DODGE)  # what keeps me alive with a single life point left


def beliefs_of(weights: Weights) -> Beliefs:
    """By learnt likelihoods, where there are any."""
    return Learnt(weights) if weights.lore else Beliefs(weights)


class Mind(skeleton.Mind):
    """The state of a baseline bot: its beliefs and what follows from them."""

    __slots__ = (
        "policy", "weights", "beliefs", "role", "cast", "heat", "bangs", "misses", "beers", "aim", "spare", "short",
        "feud", "settled", "table", "game", "lives", "boards",
    )  # fmt: skip

    def __init__(self, seat: int, weights: Weights) -> None:
        super().__init__(seat)
        self.policy = weights
        self.weights = weights  # of the role I play
        self.beliefs = beliefs_of(weights)
        self.role = NONE
        self.cast: list[int] = []  # by seat: the number of the character
        self.heat = NO_FLOATS  # by seat: how much I want to hurt it; below 0 I want to help
        self.bangs = 0  # cards in my hand usable as BANG!
        self.game = 0  # which game of a series it is
        self.misses = 0  # Missed! cards
        self.beers = 0
        self.aim = 0.0  # what an attack must promise
        self.spare = False  # I hold more cards than I may keep
        self.short = False  # I must still play cards, and can [ww_miss_susanna]
        self.feud = False  # everybody for himself [WW-WIN-1] …
        self.settled = False  # … or the last of a special six [CL-6P-9]
        self.lives: list[int] = []  # by seat, as I saw it last, like the next
        self.boards: list[list[int]] = []  # what lies before everybody
        self.table: list[Listener] = NOTHING_THERE  # what lay on the table when I last thought

    def look(self, view: View) -> None:
        """Count one's own cards before a choice."""
        if view.persons or view.phase == CASTING:
            self.seat = view.me
            self.cast = [character.number for character in view.characters]
        self.lives = view.life
        self.boards = view.in_play
        hand = view.hand
        self.spare = len(hand) > (10 if view.characters[self.seat].id == "sean_mallory" else view.life[self.seat])
        self.aim = self.weights.spare_aim if self.spare else self.weights.aim
        if not self.cast:
            self.cast = [character.number for character in view.characters]
        janet = self.cast[self.seat] == CALAMITY_JANET
        count = 0
        misses = 0
        beers = 0
        for card in hand:
            kind = CARD_KIND[card]
            if kind == BANG or (janet and kind == MISSED):
                count += 1
            elif kind == MISSED:
                misses += 1
            elif kind == BEER:
                beers += 1
        self.bangs = count
        self.misses = misses
        self.beers = beers
        self.short = bool(view.table) and self.hurries(view)

    def hurries(self, view: View) -> bool:
        """Does Miss Susanna want more cards, and have I enough of them?"""
        for one in view.table:
            if one.ability.id == "ww_miss_susanna":
                return view.played < ENOUGH <= view.played + len(view.hand)
        return False

    def begin_game(self, view: View, acts: Acts) -> None:
        """The next game of a series: all is new but the faces round the table."""
        self.game = view.number
        self.beliefs = beliefs_of(self.policy)
        self.beliefs.skip(acts)
        self.cast = []
        self.heat = NO_FLOATS

    def think(self, view: View, acts: Acts) -> None:
        """Weigh who the others are, before a choice that concerns them; a new event may have made others of them."""
        if view.table is not self.table:
            self.table = view.table
            self.feud = any([one.ability.goal is not None for one in view.table])
            self.settled = any([one.ability is SETTLEMENT for one in view.table])
            self.beliefs.begin_anew(any([one.ability.id == "ww_helena_zontero" for one in view.table]))
        if self.beliefs.learn(view, acts):
            self.role = view.roles[self.seat]
            self.weights = self.policy.for_part(self.role, len(view.roles), len(view.order))
            self.cast = [character.number for character in view.characters]
            self.heat = self.warm(view)
        elif (self.role == RENEGADE and self.weights.shield) or self.is_late(view):  # every life point or turn matters
            self.heat = self.warm(view)

    # -- friend and foe ---------------------------------------------------------------------------

    def warm(self, view: View) -> list[float]:
        """For each seat, how much I want to hurt it."""
        w = self.weights
        role = self.role
        if self.feud:
            heat = [1.0] * len(view.life)
            heat[self.seat] = MYSELF
            return heat
        if self.hunts():
            heat = self.mix(0.0, w.late_on_deputy, w.late_on_renegade)
        elif role == SHERIFF:
            heat = self.mix(w.sheriff_on_outlaw, w.sheriff_on_deputy, w.sheriff_on_renegade)
        elif role == DEPUTY:
            heat = self.mix(w.deputy_on_outlaw, w.deputy_on_deputy, w.deputy_on_renegade)
        elif role == OUTLAW:
            heat = self.mix(w.outlaw_on_outlaw, w.outlaw_on_deputy, w.outlaw_on_renegade)
        else:
            heat = self.balance(view)
        if self.is_late(view):
            heat = self.hurry(view, heat)
        sheriff = self.beliefs.sheriff
        if sheriff != NONE and role != SHERIFF:
            if role == OUTLAW:
                heat[sheriff] = w.outlaw_on_sheriff
            else:
                heat[sheriff] = self.regard(view, sheriff)
        heat[self.seat] = MYSELF
        return heat

    def hunts(self) -> bool:
        """Is there nobody left for the law to fight but the Renegade?"""
        return self.weights.late_hunt and self.role in (SHERIFF, DEPUTY) and self.beliefs.left[OUTLAW] == 0

    def is_late(self, view: View) -> bool:
        """Does the game seem to go on for ever?"""
        return view.turns > self.patience()

    def patience(self) -> int:
        """After how many turns it does: where no Outlaw is left, nobody may dare to look for the Renegade."""
        return PATIENT if self.beliefs.left[OUTLAW] == 0 else PATIENT + MORE

    def hurry(self, view: View, heat: list[float]) -> list[float]:
        """In a game that will not end by itself: the longer it goes on, the more everybody is a foe."""
        late = min(1.0, (view.turns - self.patience()) / PATIENCE)
        return [(1.0 - late) * wish + late for wish in heat]

    def balance(self, view: View) -> list[float]:
        """A Renegade's wishes: the stronger side first; no Deputy while the Sheriff is about to fall to Outlaws."""
        w = self.weights
        low, high = w.renegade_on_weaker, w.renegade_on_stronger
        if self.shields(view):
            return self.mix(high, SPARED, w.renegade_on_renegade)
        lean = self.lean(view)
        return self.mix(low + (high - low) * lean, low + (high - low) * (1.0 - lean), w.renegade_on_renegade)

    def regard(self, view: View, sheriff: int) -> float:
        """What a Deputy or a Renegade wishes the Sheriff: well, until a Renegade stands alone before him, or nearly."""
        w = self.weights
        if self.role == RENEGADE:
            if len(view.order) == 2:
                return w.outlaw_on_sheriff
            if self.beliefs.left[OUTLAW] == 0 and view.life[sheriff] > 2:
                return w.late_on_sheriff
        return w.friend

    def shields(self, view: View) -> bool:
        """Is the Sheriff so near his end that a Renegade has other worries than Deputies?"""
        sheriff = self.beliefs.sheriff
        return sheriff != NONE and view.life[sheriff] <= self.weights.shield and self.beliefs.left[OUTLAW] > 0

    def mix(self, outlaw: float, deputy: float, renegade: float) -> list[float]:
        """The expected wish to hurt each seat, given what I want of each role."""
        return [
            guess.outlaw * outlaw + guess.deputy * deputy + guess.renegade * renegade for guess in self.beliefs.guesses
        ]

    def lean(self, view: View) -> float:
        """For a Renegade: 1 if the Outlaws are far ahead, 0 if the law is; by the life points on each side."""
        b = self.beliefs
        law = 0.0
        crime = 0.0
        for seat in view.order:
            if seat == b.sheriff:
                law += view.life[seat] * self.weights.lean_sheriff
            elif seat != self.seat:
                law += view.life[seat] * b.guesses[seat].deputy
                crime += view.life[seat] * b.guesses[seat].outlaw
        if crime == 0.0:
            return 0.0
        return min(1.0, max(0.0, (crime / (crime + law) - self.weights.lean_from) * self.weights.lean_steep))

    # -- what an attack comes to ------------------------------------------------------------------

    def hit(self, view: View, target: int, double: bool) -> float:
        """The chance that a shot at *target* takes a life point."""
        w = self.weights
        chance = max(w.hit_least, w.hit_bare - w.hit_step * view.hand_sizes[target])
        if double:
            chance = min(0.95, chance * w.hit_slab)
        if DODGES[self.cast[target]]:
            chance *= w.hit_barrel
        plated = False
        for card in view.in_play[target]:
            if CARD_KIND[card] == BARREL:
                chance *= w.hit_barrel
            elif CARD_KIND[card] == GREEN_MISS:
                plated = True
        if plated:  # however many there are: a shot uses one up, and that is worth something, too
            chance *= w.hit_green
        return chance

    def wound(self, view: View, target: int) -> float:
        """What it is worth to me that *target* loses a life point."""
        w = self.weights
        heat = self.heat[target]
        life = view.life[target]
        if life > 2:
            return heat
        if life == 2:
            return heat * (1.0 + w.low_life)
        if target == self.beliefs.sheriff and not self.feud:
            return heat * w.sheriff_falls
        heat *= 1.0 + w.last_life
        return heat + w.reward * self.beliefs.guesses[target].outlaw if heat > 0.0 else heat

    def shot(self, view: View, target: int) -> float:
        """What a BANG! of mine at *target* is worth."""
        double = self.cast[self.seat] == SLAB
        return self.wound(view, target) * self.hit(view, target, double)

    # -- what cards are worth ---------------------------------------------------------------------

    def keep(self, view: View, card: int) -> float:
        """What a card is worth in my hand."""
        kind = CARD_KIND[card]
        worth = self.weights.worth[kind]
        if kind == WEAPON:
            return self.keep_weapon(view, card, worth)
        if kind >= BARREL:
            for laid in view.in_play[self.seat]:
                if CARD_FACE[laid] == CARD_FACE[card]:
                    return 0.1
        elif kind == BANG and not view.any_number(self.seat):
            worth -= 0.06 * self.bangs
        elif kind == MISSED:
            worth -= self.weights.missed_step * (self.misses - 1)
        elif kind == BEER:
            if self.weights.sensible and len(view.order) == 2:
                return 0.05
            worth -= self.weights.beer_step * (self.beers - 1)
        if view.life[self.seat] == 1 and kind in SAVING:
            worth += self.weights.last_ditch
        return worth

    def keep_weapon(self, view: View, card: int, worth: float) -> float:
        """What a weapon is worth in my hand."""
        face = PRINTED[card].face
        if face.reach <= view.reach(self.seat):
            worth = 0.12
        if self.scorns(view, card):
            return 0.1
        if self.weights.longing:
            worth += self.weights.longing * self.opens(view, face.reach)
        return worth + 0.05 * face.reach + (0.4 if face.any_number_of_bangs and self.bangs > 1 else 0.0)

    def scorns(self, view: View, card: int) -> bool:
        """A Volcanic is of no use to whom any number of BANG! is allowed anyway. [willy_the_kid]"""
        willy = view.characters[self.seat].any_number_of_bangs
        return willy and self.weights.sensible and PRINTED[card].face.any_number_of_bangs

    def opens(self, view: View, reach: int) -> float:
        """The foe I want hurt most of those I would reach with such a weapon and do not reach now."""
        most = 0.0
        for seat in view.order:
            near = view.reach(self.seat) < view.distance(self.seat, seat) <= reach
            if near and seat < len(self.heat) and self.heat[seat] > most:
                most = self.heat[seat]
        return most

    def reached(self, view: View) -> float:
        """The foe I want hurt most of those I reach only with the weapon I have."""
        most = 0.0
        for seat in view.order:
            far = COLT_RANGE < view.distance(self.seat, seat) <= view.reach(self.seat)
            if far and seat < len(self.heat) and self.heat[seat] > most:
                most = self.heat[seat]
        return most

    def laid(self, card: int) -> float:
        """What a card in play is worth to its owner."""
        kind = CARD_KIND[card]
        worth = self.weights.laid[kind]
        if kind == WEAPON:
            face = PRINTED[card].face
            worth += VOLCANIC_WORTH if face.any_number_of_bangs else REACH_WORTH * face.reach
        return worth
