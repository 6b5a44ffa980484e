"""What deep search taught the policy: plays that promise more than its own choice, told apart by what is plain to see.

``sixgun tune expert`` learns it. A lesson is a weight for each mark of a play; the play with the greatest sum is taken.
"""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.classic.kinds import (
    BANG,
    BARREL,
    CARD_KIND,
    CAT_BALOU,
    DEED,
    DUEL,
    JAIL,
    KIND,
    PANIC,
    PRICE,
    SHOOTS,
    WHEN,
)
from sixgun.bots.classic.mind import Mind
from sixgun.bots.classic.plays import best_play, bonus, price, worth
from sixgun.bots.classic.weights import LAST
from sixgun.bots.marks import Marks
from sixgun.bots.skeleton import Skeleton
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.table.state import State
from sixgun.classic.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.verbs import ActVerb

KINDS: Final = len(WHEN) + 1  # to pass is one, too
PASSES: Final = KINDS - 1
OF_PLAYS: Final = ("is", "worth", "chosen", "too_many", "weak", "last_two", "no_outlaw", "hand", "bangs", "misses")
"""What is asked of every play, for each kind apart."""
AIMED: Final[dict[int, int]] = {BANG: 0, SHOOTS: 0, DUEL: 1, PANIC: 2, CAT_BALOU: 2, JAIL: 3}
GROUPS: Final = 5  # shots, Duels, cards taken, Jails, the rest
OF_TARGETS: Final = ("heat", "at_1", "at_2", "bare", "cards", "sheriff", "outlaw", "renegade", "barrel", "next")
"""What is asked of whom it is aimed at, for each group apart."""
TARGETS_FROM: Final = KINDS * len(OF_PLAYS)
MARKS: Final = TARGETS_FROM + GROUPS * len(OF_TARGETS)
ROLE_OF: Final[dict[str, int]] = {"sheriff": SHERIFF, "deputy": DEPUTY, "outlaw": OUTLAW, "renegade": RENEGADE}
CHOSEN: Final = range(KINDS * OF_PLAYS.index("chosen"), KINDS * (OF_PLAYS.index("chosen") + 1))
SENSELESS: Final = -1.5  # what the policy thinks less of is not thought of
MOST: Final = 3.0


def play(mind: Mind, view: View, ask: Ask) -> Option:
    """The policy's choice, or what it was taught to do instead."""
    first = best_play(mind, view, ask)
    lessons = mind.weights.lessons
    if not lessons or len(ask.options) < 2 or mind.feud:
        return first
    best = first
    most = marks_of(mind, view, first, True).sum(lessons)
    for option in ask.options:
        if option is not first and is_sensible(mind, view, option):
            value = marks_of(mind, view, option, False).sum(lessons)
            if value > most:
                most, best = value, option
    return best


def rate(mind: Mind, view: View, option: Option) -> float:
    """What the policy thinks of a play, its price paid."""
    if option is PASS:
        return 0.0
    face = option.verb.face
    cost = price(mind, view, PRICE[face], option.card) if PRICE[face] else 0.0
    return worth(mind, view, kind_of(option), option, bonus(mind, view, option.card, face)) - cost


def is_sensible(mind: Mind, view: View, option: Option) -> bool:
    """Is it worth a thought?"""
    return rate(mind, view, option) > SENSELESS


def kind_of(option: Option) -> int:
    """What kind of play it is."""
    if option is PASS:
        return PASSES
    return DEED[option.verb.face] if isinstance(option.verb, ActVerb) else KIND[option.verb.face]


def marks_of(mind: Mind, view: View, option: Option, chosen: bool) -> Marks:
    """What is plain to see of a play; *chosen*: the policy would do it."""
    found = Marks()
    me = mind.seat
    kind = kind_of(option)
    marks = (
        1.0,
        min(MOST, rate(mind, view, option)),
        1.0 if chosen else 0.0,
        1.0 if mind.spare else 0.0,
        1.0 if view.life[me] <= 2 else 0.0,
        1.0 if len(view.order) == 2 else 0.0,
        0.0 if mind.beliefs.left[OUTLAW] else 1.0,
        0.25 * len(view.hand),
        0.5 * mind.bangs,
        0.5 * mind.misses,
    )
    for at, value in enumerate(marks):
        found.add(KINDS * at + kind, value)
    if option.target not in (NONE, me):
        mark_target(mind, view, option.target, TARGETS_FROM + AIMED.get(kind, GROUPS - 1), found)
    return found


def mark_target(mind: Mind, view: View, target: int, place: int, found: Marks) -> None:
    """What is plain to see of whom it is aimed at."""
    beliefs = mind.beliefs
    order = view.order
    marks = (
        max(-MOST, min(MOST, mind.heat[target])),
        1.0 if view.life[target] == 1 else 0.0,
        1.0 if view.life[target] == 2 else 0.0,
        0.0 if view.hand_sizes[target] else 1.0,
        0.25 * view.hand_sizes[target],
        1.0 if target == beliefs.sheriff else 0.0,
        beliefs.outlaw[target],
        beliefs.renegade[target],
        1.0 if any([CARD_KIND[card] == BARREL for card in view.in_play[target]]) else 0.0,
        1.0 if target in order and order[(order.index(mind.seat) + 1) % len(order)] == target else 0.0,
    )
    for at, value in enumerate(marks):
        found.add(place + GROUPS * at, value)


def seen(bot: Bot, view: game.View, option: Option, chosen: bool) -> Marks | None:
    """For who teaches: the marks of a play; None if it is not worth a thought."""
    assert isinstance(view, View) and isinstance(bot, Skeleton) and isinstance(bot.mind, Mind)
    return marks_of(bot.mind, view, option, chosen) if chosen or is_sensible(bot.mind, view, option) else None


def is_part(g: game.Game, seat: int, part: str) -> bool:
    """Does a play of *seat* belong to that part: a role at a table of so many, or of the last two?"""
    assert isinstance(g, State)
    role, players = part.split()
    last = len(g.order) == LAST
    return g.players[seat].role == ROLE_OF[role] and (
        last if players == "last" else not last and len(g.players) == int(players)
    )
