"""Wild West Show, and what is done in phase 2 by means of an event."""

from __future__ import annotations

from collections import Counter

from tests.second_reading import shots
from tests.second_reading.asking import Mismatch, Step
from tests.second_reading.life import robbed, throw_all
from tests.second_reading.plays import Action
from tests.second_reading.printed import RED
from tests.second_reading.two import as_target
from tests.second_reading.world import Player, World


def turn_show(g: World, player: Player) -> Step[None]:
    """WW-EV-2, WW-EV-4."""
    yield from ()
    if g.show == "ww_wild_west_show" or not g.shows_left:
        return
    g.turn_over_show()
    if g.show == "ww_helena_zontero" and g.refill():
        flip = g.leave_deck(g.oracle.reveal("reveal", cause="ww_helena_zontero"))
        g.discard(flip)
        if g.suit(flip) in RED:
            redeal_living(g)


def redeal_living(g: World) -> None:
    """WW-ROLE-1: the roles of the living but the Sheriff's are dealt anew, face down."""
    mine = [p for p in g.living() if p.role != "sheriff" and not p.ghost]
    new = [g.learn_role(p) for p in mine]
    if sorted(new) != sorted(p.role for p in mine):
        raise Mismatch(f"roles dealt anew: {new}")
    for player, role in zip(mine, new, strict=True):
        player.role = role
        player.role_public = g.mode == "three"


def redeal_dead(g: World, player: Player) -> None:
    """WW-ROLE-2: the roles of all eliminated are shuffled when one of them returns."""
    dead = [p for p in g.players if not p.alive and p.role != "sheriff"]
    if len(dead) < 2 and player.role != "?":
        return
    g.lost_roles += Counter(p.role for p in dead if p.role != "?")
    for one in dead:
        one.role, one.role_public = "?", False
    if player not in dead:
        return
    player.role = g.learn_role(player)
    if not g.lost_roles[player.role]:
        raise Mismatch(f"{player.role} was not among the roles of the eliminated")
    g.lost_roles[player.role] -= 1


def valentine(g: World, player: Player, extra: bool) -> Step[None]:
    """Darling Valentine: the hand is exchanged."""
    if g.on("ww_darling_valentine") and player.hand:
        count = len(player.hand)
        yield from throw_all(g, player, "lay_down", table=False)
        g.draw(player, count)


def perform_event(g: World, player: Player, action: Action, target: Player | None) -> Step[None]:
    """Ricochet, Sniper, Lady Rosa, Dorothy Rage."""
    assert target is not None
    g.used[action.face] += 1
    if action.kind == "ricochet":
        g.spend(player, action.card)
        yield from ricochet(g, player, target, action.card, action.more)
        g.just_played = {"face": action.face, "card": action.card}
    elif action.kind == "sniper":
        g.spend(player, action.card)
        g.spend(player, action.more)
        if g.options.get("fc_sniper_uses_limit"):
            g.bangs += 1
        yield from shots.shot(g, player, target, [action.card, action.more], 2)
        g.just_played = {"face": action.face, "card": action.card, "cards": [action.card, action.more]}
    elif action.kind == "swap":
        one, two = g.circle.index(player.seat), g.circle.index(target.seat)
        g.circle[one], g.circle[two] = target.seat, player.seat
        target.skipped = True
    else:
        from tests.second_reading.rage import order

        yield from order(g, player, target)


def ricochet(g: World, player: Player, target: Player, card: str, aimed: str) -> Step[None]:
    """The card in play is discarded unless its owner produces a Missed! effect."""
    if shots.immune(g, target, player, [card]):
        return
    outer, g.attack = g.attack, {"played": [card], "by": player}
    saved = yield from as_target(g, target, shots.defend(g, target, 1, "ricochet"))
    g.attack = outer
    if saved:
        return
    if aimed in target.table:
        g.lose_table(target, aimed)
        robbed(g, target, player, aimed)
