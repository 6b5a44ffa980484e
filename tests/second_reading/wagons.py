"""Cards and wagons of The Great Train Robbery, used in phase 2."""

from __future__ import annotations

from typing import Any

from tests.second_reading import shots
from tests.second_reading.asking import Ask, Step
from tests.second_reading.life import draw_check, drop, lose, out_of_turn, robbed, settle
from tests.second_reading.plays import Action, aim, is_bound, is_weapon
from tests.second_reading.printed import BLUE, GREEN, WAGONS, name, rank
from tests.second_reading.train import advance, only, put_wagon, take_wagon, takes
from tests.second_reading.two import as_target
from tests.second_reading.world import Player, World


def others(g: World, player: Player) -> list[Player]:
    """The other living players, clockwise."""
    return g.foes(player)


def blues(g: World, player: Player, without: str) -> list[str]:
    """His other blue-bordered cards; a ghost keeps Ghost Car, a marked card that can be played stays."""
    cards = [card for card in player.hand if not is_bound(g, player, card)] + player.table
    kept = "ghost_car" if player.spirit else ""
    return [c for c in cards if (c in WAGONS or name(c) in BLUE) and c not in (without, kept)]


def wagon_options(g: World, player: Player) -> dict[str, Any]:
    """Discard wagons and Sleeper Car."""
    if not g.works(player):
        return {}
    usable = {"circus_wagon": True, "coal_hopper": True, "mail_car": True, "cattle_truck": bool(g.discards)}
    usable["express_car"] = not g.extra and not any(is_bound(g, player, card) for card in player.hand)
    usable["lounge_car"] = bool(g.train.left) and not g.on("fc_judge")
    plain = [wagon for wagon, may in usable.items() if may and wagon in player.table]
    found: dict[str, Any] = {f"use {wagon}": Action("car", wagon, wagon) for wagon in plain}
    if "passenger_car" in player.table:
        for p in others(g, player):
            if p.hand or [c for c in p.table if may_have(player, c)]:
                found[f"use passenger_car > P{p.seat}"] = Action("car", "passenger_car", "passenger_car", p.seat)
    return found | shooting_wagons(g, player)


def shooting_wagons(g: World, player: Player) -> dict[str, Any]:
    """Baggage Car as three cards, Sleeper Car."""
    found: dict[str, Any] = {}
    near = g.within(player, g.range(player))
    if "baggage_car" in player.table:
        for face in ("panic", "cat_balou"):
            for p in aim(g, player, face, "baggage_car") or []:
                found[f"use baggage_car as {face} > P{p.seat}"] = Action("car", "baggage_car", face, p.seat)
        found |= {f"use baggage_car as bang > P{p.seat}": Action("car", "baggage_car", "bang", p.seat) for p in near}
    if "sleeper_car" in player.table and not g.used["sleeper_car"] and blues(g, player, "sleeper_car"):
        found |= {f"use sleeper_car > P{p.seat}": Action("car", "sleeper_car", "sleeper_car", p.seat) for p in near}
    return found


def may_have(player: Player, card: str) -> bool:
    """The Sheriff never gets Ghost Car."""
    return not (card == "ghost_car" and player.role == "sheriff")


def use_car(g: World, player: Player, action: Action, target: Player | None) -> Step[None]:
    """The wagon is discarded first, then it works (Lounge Car draws first)."""
    face = action.face
    if face == "sleeper_car":
        assert target is not None
        yield from sleeper(g, player, target)
        return
    if face == "lounge_car":
        yield from lounge(g, player)
        return
    g.lose_table(player, action.card)
    if face == "bang":
        assert target is not None
        yield from shots.shot(g, player, target, [])
    elif face in ("panic", "cat_balou", "passenger_car"):
        from tests.second_reading.effects import take

        assert target is not None
        yield from take(g, player, target, "", keep=face != "cat_balou")
    elif face == "circus_wagon":
        yield from circus(g, player)
    elif face == "coal_hopper":
        yield from coal(g, player)
    elif face == "mail_car":
        yield from mail(g, player)
    elif face == "cattle_truck":
        yield from cattle(g, player)
    else:
        yield from express(g, player)


def sleeper(g: World, player: Player, target: Player) -> Step[None]:
    """Another blue card as a shot."""
    yield from sleeper_cost(g, player)
    yield from shots.shot(g, player, target, [])


def sleeper_cost(g: World, player: Player) -> Step[None]:
    """Which card; once per turn of anybody."""
    g.used["sleeper_car"] += 1
    found = blues(g, player, "sleeper_car")
    card = found[0]
    if len(found) > 1:
        card = yield Ask(player.seat, "sleeper_car", lambda: {f"discard {c}": c for c in found})
    if card in player.hand:
        out_of_turn(g, player)
    drop(g, player, card)


def lounge(g: World, player: Player) -> Step[None]:
    """Two wagons from the deck: one for himself, one for another."""
    assert g.train is not None
    drawn = list(g.oracle.own(player.seat)["own_train"]["drawn"])
    count = min(2, g.train.left)
    g.train.left -= count
    if count == 1 and not drawn:  # a sole wagon that he may have is his: it lies there already (TR-R-18)
        shown = g.oracle.open()["players"][player.seat]["in_play"]
        [kept] = [card for card in shown if card in WAGONS and card not in player.table]
        g.lose_table(player, "lounge_car")
        put_wagon(g, player, kept)
        return
    found: dict[str, Any] = {}
    for given in drawn:
        rest = [c for c in drawn if c != given]
        if rest and not may_have(player, rest[0]):
            continue
        for p in g.players if given == "ghost_car" else others(g, player):
            if p.person != player.person and may_have(p, given) and not p.departed:
                found[f"give {given} > P{p.seat}"] = (given, p)
    g.lose_table(player, "lounge_car")
    given, receiver = yield Ask(player.seat, "lounge_car", lambda: found)
    for wagon in drawn:
        put_wagon(g, receiver if wagon == given else player, wagon)


def circus(g: World, player: Player) -> Step[None]:
    """Each other player discards a card in play of his choice."""
    for one in (yield from shots.exempted(g, player, others(g, player))):
        if not one.table or not one.alive:
            continue
        card = one.table[0]
        if len(one.table) > 1:
            card = yield Ask(one.seat, "circus_wagon", lambda p=one: {f"discard {c}": c for c in p.table})  # type: ignore[misc]
        g.lose_table(one, card)


def coal(g: World, player: Player) -> Step[None]:
    """Draw a card, then some wagon in play is discarded."""
    g.draw(player)
    found = {f"discard {c} > P{p.seat}": (p, c) for p in g.living() for c in p.table if c in WAGONS}
    if found:
        chosen = next(iter(found.values()))
        if len(found) > 1:
            chosen = yield Ask(player.seat, "coal_hopper", lambda: found)
        g.lose_table(*chosen)
        robbed(g, chosen[0], player, chosen[1])


def mail(g: World, player: Player) -> Step[None]:
    """Three cards, one of them for another player."""
    cards = g.look(player, 3)
    found = {f"give {c} > P{p.seat}": (c, p) for c in cards for p in others(g, player)}
    card, receiver = yield Ask(player.seat, "mail_car", lambda: found)
    for one in cards:
        g.limbo.remove(one)
        (receiver if one == card else player).hand.append(one)
        if one != card:
            g.oracle.reveal("draw", seat=player.seat)


def cattle(g: World, player: Player) -> Step[None]:
    """One of the top three cards of the discard pile."""
    top = g.discards[-3:]
    del g.discards[-3:]
    g.limbo += top
    card = top[-1]
    if len(top) > 1:
        card = yield Ask(player.seat, "cattle_truck", lambda: {f"pick {c}": c for c in top})
    for one in top:
        g.limbo.remove(one)
    g.discards += [one for one in top if one != card]
    player.hand.append(card)


def express(g: World, player: Player) -> Step[None]:
    """The turn ends, the hand is discarded, another turn follows."""
    from tests.second_reading.life import throw_all

    yield from throw_all(g, player, "lay_down", table=False)
    g.again = True


# brown cards


def play_train_card(g: World, player: Player, face: str, card: str, target: Player | None) -> Step[None]:
    """Cards of this set that are played in phase 2."""
    if face == "next_stop":
        g.draw(player)
        yield from advance(g, player, "next_stop")
    elif face == "full_steam":
        yield from advance(g, player, "full_steam")
    elif face == "most_wanted":
        yield from most_wanted(g, player)
    elif face == "knife_revolver":
        assert target is not None
        flip = yield from draw_check(g, player, "knife_revolver")
        if flip is not None and rank(flip) in "JQKA" and card in g.discards:
            g.discards.remove(card)
            player.hand.append(card)
        yield from shots.shot(g, player, target, [card])
    elif face == "train_robbery":
        assert target is not None
        yield from robbery(g, player, target, card)
    elif face == "water_tower":
        action = g.ordered or (yield from only(player, takes(g, player, "water_tower")))
        yield from take_wagon(g, player, action)
    else:
        assert target is not None
        yield from switch(g, player, target)


def most_wanted(g: World, player: Player) -> Step[None]:
    """Everybody makes a draw!; Spades cost a life point."""
    targets = yield from shots.exempted(g, player, g.clockwise(player, itself=True))
    g.draw(player)
    for one in targets:
        if one.alive:
            yield from as_target(g, one, wanted(g, player, one))


def wanted(g: World, player: Player, one: Player) -> Step[None]:
    """One draw! of them; of the own life points nobody takes one."""
    flip = yield from draw_check(g, one, "most_wanted")
    if flip is not None and g.suit(flip) == "S":
        yield from lose(g, one, 1, player if one.person != player.person else None)


def robbery(g: World, player: Player, target: Player, card: str) -> Step[None]:
    """For each card in play: discard it, or be shot at."""
    if shots.immune(g, target, player, [card]):
        return
    left = list(target.table)
    while left and target.alive:
        found: dict[str, Any] = {f"discard {c}": (c, True) for c in left} | {f"defend {c}": (c, False) for c in left}
        chosen, gives = yield Ask(target.seat, "train_robbery", lambda f=found: f)  # type: ignore[misc]
        left.remove(chosen)
        if gives:
            g.lose_table(target, chosen)
        else:
            yield from shots.shot(g, player, target, [card])
        yield from settle(g)
        left = [c for c in left if c in target.table]


def exchanges(g: World, player: Player, target: Player) -> list[tuple[str, str]]:
    """TR-R-60 to TR-R-66: which own card may be exchanged for which of the target's."""
    found = []
    for mine in player.table:
        for theirs in target.table:
            ok = may_have(player, theirs) and may_have(target, mine)
            for one, gets, gives in ((player, theirs, mine), (target, mine, theirs)):
                ok = ok and not (name(gets) == "jail" and one.role == "sheriff")
                ok = ok and not [c for c in one.table if name(c) == name(gets) and c != gives]
            if ok:
                found.append((mine, theirs))
    return found


def switch(g: World, player: Player, target: Player) -> Step[None]:
    """Both change sides."""
    pairs = [g.ordered] if g.ordered else exchanges(g, player, target)
    mines = list(dict.fromkeys(mine for mine, _ in pairs))
    mine = mines[0]
    if len(mines) > 1:
        mine = yield Ask(player.seat, "switch_mine", lambda: {f"pick {c}": c for c in mines})
    wanted = [theirs for one, theirs in pairs if one == mine]
    theirs = wanted[0]
    if len(wanted) > 1:
        theirs = yield Ask(player.seat, "switch", lambda: {f"pick {c}": c for c in wanted})
    for one, gives in ((player, mine), (target, theirs)):
        one.table.remove(gives)
        one.fresh.discard(gives)
    for one, gets, other in ((target, mine, player), (player, theirs, target)):
        for old in [c for c in one.table if is_weapon(c) and is_weapon(gets)]:
            g.lose_table(one, old)
        (g.receive(one, gets) if gets in WAGONS else one.table.append(gets))
        if name(gets) in GREEN:
            one.fresh.add(gets)
        g.tell("pass_on", one.seat)
        g.haunt(other)


def switchable(g: World, player: Player) -> list[Player]:
    """With whom anything can be exchanged."""
    return [p for p in others(g, player) if exchanges(g, player, p)]
