"""Phase 2: what may be played and done, and the act of playing. [CL-PLAY-1 CL-PLAY-7]"""

from __future__ import annotations

from sixgun.classic.play.offers import Ask, Offer, Seats, barred, barred_by, is_copy, uses_of
from sixgun.classic.play.settle import must_settle, settle
from sixgun.classic.rules.faces import FREE, Blue, Face, sheltered
from sixgun.classic.rules.hooks import ACTIONS, DUTIES, FORBIDS, PLAYED, SHELTERS, STARVES, USES, WATCHING
from sixgun.classic.rules.reasons import BANG_LIMIT, NEEDS_A_TARGET, NO_TARGET_THERE, NOT_LIVING
from sixgun.classic.rules.tables import PLAYED_AS, PRINTED, Listener
from sixgun.classic.table.state import State
from sixgun.classic.table.trays import clear_away, lift, put_on_tray
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.chance import is_among, take_out
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NO_TARGET, NONE, PASS, Option
from sixgun.kernel.reason import Reason

NOWHERE: Final[list[int]] = []  # the card may not be played now


# -- the act ------------------------------------------------------------------------------------------


def play_card(g: State, me: int, choice: Option) -> Rule:
    """A brown card goes to the discard pile before its effect, its price below it. [CL-PLAY-7 DC-COST-2]"""
    card = choice.card
    face = PRINTED[card].face
    used_as = face if choice.verb is face.plays else PLAYED_AS[choice.verb.face]
    take_out(g.players[me].hand, card)
    if g.known or g.doubts:
        g.forget(card)
    if used_as.price is not FREE:
        yield from pay_for(g, me, used_as, choice)
    if g.story is not None:
        g.tell("play", me, choice.target, card, 0, used_as.id)
    if used_as is not face and not (face.mimics and used_as in face.mimicked(g)):
        bend(g, me, face, used_as)
    if not used_as.stays:
        g.discards.append(card)
    g.played += 1
    g.latest = choice
    if used_as.asks:
        g.actor = me
        g.stage = choice
        yield from used_as.play(g, me, card, choice.target)
        g.stage = None
    else:
        target = choice.target
        if g.figured and isinstance(used_as, Blue) and not used_as.aims:
            target = yield from choose_figure(g, me, used_as, card)
        used_as.effect(g, me, card, target)
    if g.minds & WATCHING or g.digs:
        look_back(g, me, used_as, card)
    if (g.fallen or g.waiting or g.minds & STARVES) and must_settle(g):
        yield from settle(g)


def look_back(g: State, me: int, used_as: Face, card: int) -> None:
    """The card has done what it does: who minds that, and where it goes in one reading of Abandoned Mine."""
    if g.digs and me == g.turn:
        g.dig_in(card)
    face = PRINTED[card].face
    played = face if face.mimics else used_as  # a copy is not the card [WW-EV-3]
    if not played.is_coach or played.stays:
        return
    for one in g.force[me].listeners(PLAYED):
        g.wait(me, one.ability, one.ability.on_played(g, me, played, card))


def choose_figure(g: State, me: int, face: Blue, card: int) -> Outcome[int]:
    """In front of which of one's own figures the card is laid; it lies open meanwhile. [CL-2P-10 CL-ASK-5]"""
    places = face.places(g, me)
    if len(places) < 2:
        return places[0] if places else me
    tray = put_on_tray(g, [card])
    choice = yield Ask(g, me, "place", Seats(places))
    lift(tray, card)
    clear_away(g, tray)
    return choice.target


def perform(g: State, me: int, face: Face, card: int, target: int) -> Rule:
    """The effect of a card without the act: nobody plays it, nothing is paid, nothing counts. [lee_van_kliff]"""
    if face.asks:
        yield from face.play(g, me, card, target)
    else:
        face.effect(g, me, card, target)


def pay_for(g: State, me: int, face: Face, choice: Option) -> Rule:
    """The card lies open while its price is chosen: announced, it is nobody's hidden card any more. [DC-COST-2]"""
    tray = put_on_tray(g, [choice.card])
    g.actor = me
    g.stage = choice
    yield from face.price.pay(g, me, choice.card)
    g.stage = None
    lift(tray, choice.card)
    clear_away(g, tray)


def bend(g: State, me: int, face: Face, used_as: Face) -> None:
    """Tell the ability that allowed it."""
    for one in g.force[me].listeners(USES):
        one.ability.used(g, me, face, used_as)


# -- what is offered ----------------------------------------------------------------------------------


class Plays(Offer):
    """Every card of the hand, as all it may be used as, at all it may be played at. [CL-PLAY-1 CL-PLAY-8]"""

    def options(self, g: State, seat: int) -> list[Option]:
        """Pass, every legal play, whatever else may be done."""
        force = g.force[seat]
        minds = force.minds
        if minds >> USES & 1:
            found = bent_options(g, seat)
        else:
            found = printed_options(g, seat, force.listeners(FORBIDS))
        if minds >> ACTIONS & 1:  # ``listeners``, one after the other: no list is made
            for one in force.table.listeners(ACTIONS):
                one.ability.actions(found, g, seat)
            for one in force.ears.listeners(ACTIONS):
                one.ability.actions(found, g, seat)
        if minds >> DUTIES & 1:
            for one in force.listeners(DUTIES):
                found = one.ability.tune_choices(found, g, seat)
        return found

    def refuse(self, g: State, seat: int, card: int, target: int) -> dict[str, object]:
        """Ask the card itself."""
        reason: dict[str, object] = {}
        for use in plays_of(g, seat, PRINTED[card].face):
            why = hindered(g, seat, use, card)
            if why is None:
                return self.explain(g, seat, use, card, target)
            reason = reason or why.to_dict()
        return reason

    def explain(self, g: State, seat: int, use: Face, card: int, target: int) -> dict[str, object]:
        """Why that target is none."""
        if target == NONE:
            return (NEEDS_A_TARGET if open_targets(g, seat, use, card) else NO_TARGET_THERE).to_dict()
        if not 0 <= target < len(g.players) or not g.players[target].alive:
            return NOT_LIVING.to_dict(target=target)
        if target in use.targets(g, seat):
            why = sheltered(g, seat, target, use, card)
            if why is not None:
                return why.to_dict(target=target)
        return use.explain(g, seat, target)


def printed_options(g: State, seat: int, forbidding: list[Listener]) -> list[Option]:
    """No card is used as another: what is printed, but for what is forbidden and whom it does not reach."""
    found = [PASS]
    last: Face | None = None
    targets = NOWHERE
    for card in g.players[seat].hand:
        printed = PRINTED[card]
        face = printed.face
        if forbidding and not face.mimics and barred_by(forbidding, g, seat, face, card) is not None:
            continue
        if face.simple:
            found.append(printed.solo)
            continue
        if face.mimics:
            add_plays(found, g, seat, card)
            continue
        if face is not last:  # copies of one card often lie side by side
            last = face
            targets = NOWHERE
            if face.forbidden(g, seat) is None and (face.price is FREE or face.price.can_pay(g, seat, card)):
                targets = face.targets(g, seat) if face.aims else NO_TARGET
                if g.minds & SHELTERS and face.aims:
                    targets = out_of_shelter(g, seat, face, card, targets)
        if targets is NO_TARGET:
            found.append(printed.solo)
        elif targets:
            face.plays.add_each(found, card, targets)
    return found


def bent_options(g: State, seat: int) -> list[Option]:
    """The same where cards may be used as others."""
    found = [PASS]
    for card in g.players[seat].hand:
        add_plays(found, g, seat, card)
    return found


def add_plays(found: list[Option], g: State, seat: int, card: int) -> None:
    """All ways to play that card."""
    face = PRINTED[card].face
    for use in plays_of(g, seat, face) if face.mimics or g.force[seat].minds >> USES & 1 else face.alone:
        if hindered(g, seat, use, card) is None:
            use.plays.add_each(found, card, open_targets(g, seat, use, card))


def plays_of(g: State, seat: int, face: Face) -> list[Face]:
    """The faces *seat* may play a card of this face as in phase 2: what it mimics, too. [money_bag]"""
    uses = uses_of(g, seat, face)
    return list(dict.fromkeys([*face.mimicked(g), *uses])) if face.mimics else uses


def hindered(g: State, seat: int, use: Face, card: int) -> Reason | None:
    """Why that card may not be played as that at all: the card's own reason, another's, the price."""
    why = use.forbidden(g, seat)
    if why is BANG_LIMIT and is_copy(g, seat, use, card):  # a copy of a BANG! is none [TR-R-50]
        why = None
    if why is None and g.force[seat].minds >> FORBIDS & 1:
        why = barred(g, seat, use, card)
    if why is None and use.price is not FREE and not use.price.can_pay(g, seat, card):
        return use.price.reason
    return why


def open_targets(g: State, seat: int, use: Face, card: int) -> list[int]:
    """At whom that card may be played as that."""
    targets = use.targets(g, seat)
    if targets is not NO_TARGET and g.minds & SHELTERS:
        return out_of_shelter(g, seat, use, card, targets)
    return targets


def out_of_shelter(g: State, seat: int, use: Face, card: int, targets: list[int]) -> list[int]:
    """Those of them whom nothing spares: as a rule all, so that no list is made."""
    spared = NOWHERE
    for target in targets:
        if g.force[target].minds & SHELTERS and sheltered(g, seat, target, use, card) is not None:
            spared = [*spared, target]
    return [target for target in targets if not is_among(spared, target)] if spared else targets


PLAYS: Final = Plays()
