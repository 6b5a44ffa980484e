"""Whom to fight where it is not Sheriff against Outlaws, and what the modes ask. [CL-2P-1 CL-3P-2 CL-6P-9]"""

from __future__ import annotations

from sixgun.bots.classic.kinds import BARREL, CARD_KIND, DYNAMITE, LIKED, MUSTANG
from sixgun.bots.classic.mind import MYSELF, Mind
from sixgun.classic.modes.three_players import HUNTS
from sixgun.classic.rules.tables import CHARACTERS
from sixgun.classic.table.roles import OUTLAW
from sixgun.classic.view import View
from sixgun.kernel.ask import Ask
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option

HUNTER: Final = 0.7  # of three players: the wish to hurt the one who hunts me, against 1 for the one I hunt
SURE: Final = 0.6  # how likely a declaration must be true [CL-6P-6]
MOST_TURNS: Final = 60  # a special six that lasts longer is brought to its end


def foes(mind: Mind, view: View) -> list[float]:
    """Of the modes in which everybody knows them: how much I want to hurt each; nothing where it is a guess."""
    me = mind.seat
    if view.persons:
        return [MYSELF if person == view.persons[me] else 1.0 for person in view.persons]
    if mind.settled:
        return [MYSELF if seat == me else 1.0 for seat in range(len(view.roles))]
    if view.mode.public_roles:
        first = len(view.order) == len(view.roles)
        prey = HUNTS[view.roles[me]]
        return [
            MYSELF if seat == me else 1.0 if role == prey or not first else HUNTER
            for seat, role in enumerate(view.roles)
        ]
    return []


def liked(number: int) -> int:
    """The place of a character among those I like, the best first."""
    name = CHARACTERS[number].id
    return LIKED.index(name) if name in LIKED else len(LIKED) // 2


# -- two players --------------------------------------------------------------------------------------------


def strength(mind: Mind, view: View, seat: int) -> float:
    """How well a figure of mine stands: life, what lies before it, how far it shoots."""
    laid = sum([mind.laid(card) for card in view.in_play[seat]])
    return view.life[seat] + 0.5 * laid + 0.4 * view.reach(seat)


def active(mind: Mind, view: View, ask: Ask) -> Option:
    """The stronger figure."""
    return max(ask.options, key=lambda option: strength(mind, view, option.target))


def enter(mind: Mind, view: View, ask: Ask) -> Option:
    """The character I like better is active."""
    return min(ask.options, key=lambda option: liked(option.card))


def place(mind: Mind, view: View, ask: Ask) -> Option:
    """What protects goes to the weaker figure, Dynamite to the stronger; the rest stays with the active one."""
    kind = CARD_KIND[view.limbo[-1]] if view.limbo else NONE
    if kind == DYNAMITE:
        return max(ask.options, key=lambda option: view.life[option.target])
    if kind in (BARREL, MUSTANG):
        return min(ask.options, key=lambda option: view.life[option.target])
    return ask.options[0]


def dynamite(mind: Mind, view: View, ask: Ask) -> Option:
    """The figure with more life takes it."""
    return max(ask.options, key=lambda option: view.life[option.target])


# -- the special six ----------------------------------------------------------------------------------------


def declare(mind: Mind, view: View, ask: Ask) -> Option:
    """If it is probably true, or nothing else will ever end it."""
    if len(ask.options) == 1:
        return PASS
    mine = mind.beliefs.outlaw if mind.role == OUTLAW else mind.beliefs.deputy
    true = 1.0
    for seat in view.order:
        if seat != mind.seat and seat != mind.beliefs.sheriff:
            true *= mine[seat]
    return ask.options[1] if true > SURE or view.turns > MOST_TURNS else PASS
