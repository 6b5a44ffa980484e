"""What deep search taught the policy of The Duel: see ``sixgun tune expert``. [DU-PLAY-1]

A lesson is a weight for each mark of a play; the play with the greatest sum is taken.
"""

from __future__ import annotations

from sixgun.bots.bot import Bot
from sixgun.bots.duel.kinds import CARD_FACE, KIND, WHISKY
from sixgun.bots.duel.mind import Mind
from sixgun.bots.duel.plays import best_play, empties, rate
from sixgun.bots.duel.weights import Weights
from sixgun.bots.marks import Marks
from sixgun.bots.shipped import shipped
from sixgun.bots.skeleton import Skeleton
from sixgun.duel.abilities import ABILITIES, PlayVerb
from sixgun.duel.offers import MOVE, RELOAD, USE
from sixgun.duel.places import PLAYER
from sixgun.duel.view import View
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option

PASSES: Final = WHISKY + 1  # what is no card has a kind, too
MOVES: Final = WHISKY + 2
USES: Final = WHISKY + 3
RELOADS: Final = WHISKY + 4
ACTS: Final = WHISKY + 5
KINDS: Final = WHISKY + 6
OF_PLAYS: Final = (
    "is", "worth", "chosen", "too_many", "weak", "hand", "their_hand", "shot_before", "alone", "their_last", "back",
    "at_1", "at_2", "mine",
)  # fmt: skip
"""What is asked of every play, for each kind apart."""
FACES_FROM: Final = KINDS * len(OF_PLAYS)
MARKS: Final = FACES_FROM + 2 * len(ABILITIES)  # and what is played or used, by name; and that it is chosen
CHOSEN: Final = range(KINDS * OF_PLAYS.index("chosen"), KINDS * (OF_PLAYS.index("chosen") + 1))
SENSELESS: Final = -1.5  # what the policy thinks less of is not thought of
MOST: Final = 3.0


def taught() -> Weights:
    """The usual numbers, and what search taught."""
    weights = Weights()
    weights.lessons = shipped("duel-lessons").get("parts", {}).get("duel", [])
    return weights


def play(mind: Mind, view: View, ask: Ask) -> Option:
    """The policy's choice, or what it was taught to do instead."""
    first = best_play(mind, view, ask)
    lessons = mind.weights.lessons
    if not lessons or len(ask.options) < 2 or len(view.front) != 2:
        return first
    best = first
    emptied = empties(mind, view)
    most = marks_of(mind, view, first, True, emptied).sum(lessons)
    for option in ask.options:
        if option is not first and is_sensible(mind, view, option, emptied):
            value = marks_of(mind, view, option, False, emptied).sum(lessons)
            if value > most:
                most, best = value, option
    return best


def is_sensible(mind: Mind, view: View, option: Option, emptied: float) -> bool:
    """Is it worth a thought?"""
    return option is PASS or rate(mind, view, option, emptied)[0] > SENSELESS


def kind_of(option: Option) -> int:
    """What kind of play it is."""
    verb = option.verb
    if option is PASS:
        return PASSES
    if isinstance(verb, PlayVerb):
        return KIND[verb.face]
    return MOVES if option is MOVE else USES if verb is USE else RELOADS if verb is RELOAD else ACTS


def name_of(option: Option, kind: int) -> int:
    """What is played or used: the number of an ability, or none."""
    if kind in (PASSES, MOVES):
        return NONE
    return CARD_FACE[option.card] if kind in (USES, RELOADS) else option.verb.face


def marks_of(mind: Mind, view: View, option: Option, chosen: bool, emptied: float) -> Marks:
    """What is plain to see of a play; *chosen*: the policy would do it."""
    found = Marks()
    kind = kind_of(option)
    target = option.target if option.target < PLAYER else NONE
    foe = mind.foe
    life = view.life[target] if 0 <= target < len(view.life) else 0
    marks = (
        1.0,
        0.0 if option is PASS else min(MOST, rate(mind, view, option, emptied)[0]),
        1.0 if chosen else 0.0,
        1.0 if mind.spare else 0.0,
        1.0 if view.life[mind.front] <= 2 else 0.0,
        0.25 * len(view.hand),
        0.25 * len(view.hand_backs[foe]),
        1.0 if view.bangs else 0.0,
        1.0 if mind.back == NONE else 0.0,
        1.0 if view.life[view.front[foe] ^ 1] <= 0 and not view.reserve_sizes[foe] else 0.0,
        1.0 if life and target != view.front[target >> 1] else 0.0,
        1.0 if life == 1 else 0.0,
        1.0 if life == 2 else 0.0,
        1.0 if life and target >> 1 == mind.seat else 0.0,
    )
    for at, value in enumerate(marks):
        found.add(KINDS * at + kind, value)
    name = name_of(option, kind)
    if name != NONE:
        found.add(FACES_FROM + name, 1.0)
        if chosen:
            found.add(FACES_FROM + len(ABILITIES) + name, 1.0)
    return found


def seen(bot: Bot, view: game.View, option: Option, chosen: bool) -> Marks | None:
    """For who teaches: the marks of a play; None if it is not worth a thought."""
    assert isinstance(view, View) and isinstance(bot, Skeleton) and isinstance(bot.mind, Mind)
    emptied = empties(bot.mind, view)
    if not chosen and not is_sensible(bot.mind, view, option, emptied):
        return None
    return marks_of(bot.mind, view, option, chosen, emptied)


def is_part(g: game.Game, seat: int, part: str) -> bool:
    """Does a play of *seat* belong to that part? There is one only."""
    return g.seats == 2
