"""The marshal of the classic game: its policy, and search in the play phase, over who may be who. [CL-TURN-4]"""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.classic import gunslinger
from sixgun.bots.classic.deeds import deed_value
from sixgun.bots.classic.kinds import (
    BARREL,
    BEER,
    CARD_FACE,
    DEED,
    DRAWS,
    DYNAMITE,
    GEAR,
    GREEN_MISS,
    KIND,
    MUSTANG,
    OTHER,
    SCOPE,
    WEAPON,
)
from sixgun.bots.classic.learnt import Learnt
from sixgun.bots.classic.ledger import arrangements
from sixgun.bots.classic.mind import Mind
from sixgun.bots.classic.plays import bonus, value_of
from sixgun.bots.classic.value import CRIME, LAW, LONE, odds
from sixgun.bots.drive import play_on
from sixgun.bots.search.marshal import COMPILED, Effort, Marshal
from sixgun.bots.skeleton import Skeleton
from sixgun.classic.series.series import table_of
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import Chance
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.session import Session
from sixgun.kernel.verbs import ActVerb

EFFORT: Final = Effort(320, 5, 1.0, 12_000)  # a trial is judged when so many turns have begun
WARY: Final = 1.7  # Outlaws gain least by leaving their policy: another choice must be better by so much more
LONGEST: Final = 1000  # decisions of a trial, at most
CROWD: Final[dict[int, int]] = {4: 4, 5: 2, 6: 2, 7: 2}  # by number of players: how few must be left for search to pay
BEST: Final = 9.0
NO_EFFORT: Final = Effort(0, 0, 0.0)
FREE: Final = (DRAWS, BARREL, MUSTANG, SCOPE, WEAPON, GEAR, GREEN_MISS)  # what does more on the table than in hand
PEACE: Final = 0.05  # what a victory of the law is worth to a Renegade: he was near
THINNED: Final = 0.1  # and what it is that all Deputies are gone


class ClassicMarshal(Marshal):
    """Roles are drawn as whole ways to share them out, each as likely as the policy believes."""

    __slots__ = ("ways", "weights")

    recalls = False

    def __init__(self, seat: int, seed: str, policy: Bot) -> None:
        super().__init__(seat, seed, policy, NO_EFFORT)
        self.ways: list[list[int]] = []  # roles by seat
        self.weights: list[float] = []

    def sit(self, view: game.View) -> None:
        """See how many there are: that decides how hard to think."""
        assert isinstance(view, View)
        seats = len(view.life)
        searched = COMPILED and view.mode.persons_are_seats and not view.mode.public_roles and seats in CROWD
        self.effort = EFFORT if searched else NO_EFFORT
        super().sit(view)

    def glance(self, ask: Ask) -> Option | None:
        """Only plays are searched."""
        return None if ask.why == "play" else self.policy.glance(ask)

    def is_worth_it(self, view: game.View, ask: Ask) -> bool:
        """The play phase, once few enough are left."""
        assert isinstance(view, View)
        few = len(view.order) <= CROWD.get(len(view.life), 0)
        return few and ask.why == "play" and not mind_of(self.policy).feud

    def candidates(self, view: game.View, ask: Ask, first: Option) -> list[Option]:
        """Before trying anything: who may be who? And is there nothing that had better be played than kept?

        Who can draw cards draws them first, whatever he does then.
        """
        assert isinstance(view, View)
        mind = mind_of(self.policy)
        if kind_of(first) == DRAWS:
            return [first]
        self.ways, self.weights = ways(mind, view)
        found = super().candidates(view, ask, first)
        return [option for option in found if option is not PASS] if is_due(mind, first) else found

    def guard(self, view: game.View) -> float:
        """By role, which may be another in the next game of a series."""
        assert isinstance(view, View)
        return self.effort.guard * (WARY if view.roles[self.seat] == OUTLAW else 1.0)

    def ranked(self, view: game.View, ask: Ask, options: list[Option]) -> list[Option]:
        """Pass, then what the policy thinks most of, without follies."""
        assert isinstance(view, View)
        mind = mind_of(self.policy)
        found: list[Option] = []
        marks: list[float] = []
        for option in options:
            mark = BEST if option is PASS else min(BEST, rate(mind, view, option))
            if option is PASS or not is_folly(mind, option, mark):
                found.append(option)
                marks.append(mark)
        order = sorted(range(len(found)), key=lambda at: -marks[at])
        return [found[at] for at in order]

    def likeness(self, option: Option) -> tuple[str, int, int, int]:
        """One BANG! is like another; options that name something besides are not."""
        card = NONE if option.card == NONE else CARD_FACE[option.card]
        return (option.verb.word, option.verb.face, card, option.target * 1000 + option.named)

    def roles(self, view: game.View, chance: Chance) -> list[int] | None:
        """One of the ways."""
        if len(self.ways) < 2:
            return None
        dice = chance.below(1 << 30) / (1 << 30) * sum(self.weights)
        for way, weight in zip(self.ways, self.weights, strict=True):
            dice -= weight
            if dice < 0.0:
                return way
        return self.ways[-1]

    def crew(self, world: Session, luck: int) -> list[Bot]:
        """Newcomers who have heard of all that was done before all eyes."""
        acts = self.acts.copy()
        found: list[Bot] = []
        for seat in range(world.game.seats):
            bot = gunslinger.make(seat, self.seed, "")
            bot.acts = acts
            mind_of(bot).jitter = (luck + 7919 * seat) % 65536
            bot.sit(world.view(seat, False))
            found.append(bot)
        return found

    def play_out(self, session: Session, crew: list[Bot]) -> int:
        """Until so many turns have begun: in the middle of one, who is to play on looks better than he stands.

        What comes after the game, in a series, is another matter.
        """
        g = table_of(session.game)
        until = g.turns + self.effort.depth
        made = 0
        while g.turns < until and g.winner == NONE and made < LONGEST and session.ask is not None:
            made += play_on(session, crew, 1)
        return made

    def worth(self, played: game.Game) -> float:
        """The chance of my side; a Renegade also counts how near he came."""
        g = table_of(played)
        role = g.players[self.seat].role
        chances = odds(g)
        if role != RENEGADE:
            return chances[CRIME if role == OUTLAW else LAW]
        deputies = [p for p in g.players if p.role == DEPUTY]
        gone = len([p for p in deputies if not p.alive]) / len(deputies) if deputies else 0.0
        return chances[LONE] + PEACE * chances[LAW] + THINNED * gone * (1.0 - chances[LONE])


def mind_of(bot: Bot) -> Mind:
    """What it makes of the table."""
    assert isinstance(bot, Skeleton) and isinstance(bot.mind, Mind)
    return bot.mind


def is_due(mind: Mind, first: Option) -> bool:
    """Is there something to be played before one passes: what costs nothing, or what would have to be discarded?"""
    if first is PASS:
        return False
    return mind.spare or (not isinstance(first.verb, ActVerb) and KIND[first.verb.face] in FREE)


def is_folly(mind: Mind, option: Option, mark: float) -> bool:
    """Is it what people laugh at, however much a few trials promise? *mark*: what the policy thinks of it.

    A worse weapon laid on a better one, a Dynamite that hits its owner first, Jail for oneself, a shot at a friend;
    only a Renegade may turn on those he needs. Whether to drink a Beer is left to the policy as well: what is counted
    of a position does not see that one in hand can still save the last life point. [CL-LIFE-2]
    """
    kind = kind_of(option)
    if kind == BEER or mark >= 0.0:
        return kind == BEER
    target = option.target
    if target == NONE or target >= len(mind.heat):
        return kind in (WEAPON, DYNAMITE)
    return target == mind.seat or (mind.role != RENEGADE and mind.heat[target] < 0.0)


def kind_of(option: Option) -> int:
    """What the policy takes a play for."""
    if option is PASS:
        return OTHER
    face = option.verb.face
    return DEED[face] if isinstance(option.verb, ActVerb) else KIND[face]


def rate(mind: Mind, view: View, option: Option) -> float:
    """What the policy thinks of a play."""
    face = option.verb.face
    kind = kind_of(option)
    if kind > GREEN_MISS:
        return deed_value(mind, view, kind, option)
    return value_of(mind, view, kind, option.card, face, option.target) + bonus(mind, view, option.card, face)


def ways(mind: Mind, view: View) -> tuple[list[list[int]], list[float]]:
    """All ways to share out the roles nobody has shown, and how likely each is by the policy's beliefs."""
    beliefs = mind.beliefs
    if isinstance(beliefs, Learnt) and beliefs.ledger is not None and beliefs.odds:
        columns = beliefs.ledger.roles
        found = [[column[one.way] for column in columns] for one in beliefs.odds]
        return found, [one.chance for one in beliefs.odds]
    left: list[int] = []
    for role in (DEPUTY, OUTLAW, RENEGADE):
        left += [role] * beliefs.left[role]
    unknown = [seat for seat in range(len(view.roles)) if view.roles[seat] == NONE]
    if len(left) != len(unknown) or view.mode.roles_for(len(view.roles)).count(SHERIFF) != 1:
        return [], []
    found = []
    weights: list[float] = []
    for hand in arrangements(left):
        way = view.roles[:]
        weight = 1.0
        for seat, role in zip(unknown, hand, strict=True):
            way[seat] = role
            guess = beliefs.guesses[seat]
            weight *= guess.outlaw if role == OUTLAW else guess.deputy if role == DEPUTY else guess.renegade
        found.append(way)
        weights.append(weight)
    return (found, weights) if sum(weights) > 0.0 else ([], [])


def make(seat: int, seed: str, temperament: str) -> Bot:
    """A marshal; un-compiled, search would take too long, and it is no more than a gunslinger."""
    return ClassicMarshal(seat, seed, gunslinger.make(seat, seed, temperament))
