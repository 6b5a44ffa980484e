"""A Fistful of Cards: Law of the West. [FC-LAW-1]"""

from __future__ import annotations

from sixgun.classic.play.drawing import drawn_cards
from sixgun.classic.play.offers import is_copy
from sixgun.classic.play.phase_two import hindered, open_targets, plays_of
from sixgun.classic.rules.tables import PLAYED_AS, PRINTED
from sixgun.classic.sets.fistful.event import FistfulEvent
from sixgun.classic.sets.fistful.notes import marked_card, notes_of
from sixgun.classic.table.state import State
from sixgun.kernel.ask import Rule
from sixgun.kernel.option import PASS, Option
from sixgun.kernel.verbs import ActVerb


class LawOfTheWest(FistfulEvent):
    """The second card drawn in phase 1 is shown, and played if it can be. [fc_law_of_the_west; FC-LAW-1 FC-LAW-2]"""

    def at_drawn(self, g: State, me: int) -> Rule:
        """With fewer than two nothing is marked. [FC-LAW-3]"""
        drawn = drawn_cards(g, me)
        if len(drawn) > 1:
            notes_of(g).marked = drawn[1]
            g.learn(drawn[1], g.everybody & ~g.eye[me], me)
            g.tell("marked", me, card=drawn[1])
        yield from ()

    def tune_choices(self, found: list[Option], g: State, me: int) -> list[Option]:
        """While it can be played: no end of phase 2, nothing else done with it, the BANG! it needs not spent."""
        marked = marked_card(g, me)
        plays = [o for o in found if o.card == marked and o is not PASS and not isinstance(o.verb, ActVerb)]
        if not plays:
            return found
        last_bang = g.bangs + 1 >= g.force[me].bang_limit and all(takes_the_shot(g, me, o) for o in plays)
        others = [o for o in found if o.card != marked and o is not PASS]
        return plays + [o for o in others if not (last_bang and takes_the_shot(g, me, o))]

    def acted(self, g: State, me: int) -> None:
        """A card that has left the hand is marked no more, should it come back. [FC-LAW-1]"""
        notes_of(g).marked = marked_card(g, me)

    def withholds(self, g: State, me: int, card: int) -> bool:
        """For no price, no ability."""
        if g.turn != me or card != notes_of(g).marked:
            return False
        return card == marked_card(g, me) and is_playable(g, me, card)


def takes_the_shot(g: State, me: int, play: Option) -> bool:
    """Does it count for the limit of BANG! cards? [TR-LIMIT-1]"""
    face = PLAYED_AS[play.verb.face]
    return face.takes_the_shot and not is_copy(g, me, face, play.card)


def is_playable(g: State, me: int, card: int) -> bool:
    """Is there a legal way to play it, however useless? [FC-LAW-2]"""
    uses = plays_of(g, me, PRINTED[card].face)
    return any(hindered(g, me, use, card) is None and bool(open_targets(g, me, use, card)) for use in uses)
