"""What cards and abilities used in phase 2 do."""

from __future__ import annotations

from typing import Any

from tests.second_reading import shots
from tests.second_reading.asking import Ask, Step
from tests.second_reading.life import heal, lose, robbed, steal
from tests.second_reading.plays import TAKING, Action, is_bound, is_weapon, keeps_off, lay_targets, was_brown
from tests.second_reading.printed import COSTS, name
from tests.second_reading.two import choose_place, shares
from tests.second_reading.world import Player, World

TRAIN_FACES = ("next_stop", "full_steam", "most_wanted", "knife_revolver", "train_robbery", "water_tower", "switch")


def perform(g: World, player: Player, action: Action) -> Step[None]:
    """Carry out what was chosen in phase 2."""
    target = None if action.target is None else g.players[action.target]
    if action.kind == "lay":
        assert target is not None
        if action.face != "jail":
            player.hand.remove(action.card)
            target = yield from choose_place(g, player, action.card, lay_targets(g, player, action.card))
            player.hand.append(action.card)
        lay(g, player, action.card, target)
        remember(g, None)
    elif action.kind == "play":
        yield from play_brown(g, player, action, target)
    elif action.kind == "green":
        g.lose_table(player, action.card)
        yield from apply(g, player, action.face, action.card, target)
        if action.face == "pony_express" and g.options.get("ww_pony_express_flips"):
            player.waits["the_show"] += 1
    elif action.kind == "skill":
        yield from use_skill(g, player, action, target)
    elif action.kind == "car":
        from tests.second_reading.wagons import use_car

        yield from use_car(g, player, action, target)
    elif action.kind in ("wagon", "advance"):
        yield from move_train(g, player, action)
    elif action.kind == "repeat":
        yield from repeat(g, player, action, target)
    else:
        from tests.second_reading.show import perform_event

        yield from perform_event(g, player, action, target)


def move_train(g: World, player: Player, action: Action) -> Step[None]:
    """A wagon taken, the free advance, Zippy Roy."""
    from tests.second_reading.train import advance, take_wagon

    if action.kind == "wagon":
        yield from take_wagon(g, player, action)
        return
    if action.face == "free_advance":
        g.train.advanced = True
    g.used[action.face] += 1
    yield from advance(g, player, action.face)


def remember(g: World, card: dict[str, Any] | None) -> None:
    """The last card played, for Lee Van Kliff."""
    g.just_played = card


def lay(g: World, player: Player, card: str, target: Player) -> None:
    """A blue or green card; CL-PLAY-4 replaces a weapon."""
    player.hand.remove(card)
    old = [c for c in target.table if name(c) == name(card) or (is_weapon(c) and is_weapon(card))]
    for one in old:
        g.lose_table(target, one)
    target.table.append(card)
    from tests.second_reading.printed import GREEN

    if name(card) in GREEN:
        target.fresh.add(card)
    count_played(g, player)
    if g.has(player, "johnny_kisch"):
        player.purges.append(card)


def count_played(g: World, player: Player) -> None:
    """Miss Susanna counts the cards of the active player."""
    if player is g.active:
        g.played += 1


def play_brown(g: World, player: Player, action: Action, target: Player | None) -> Step[None]:
    """CL-PLAY-7, DC-COST-2: cost first, the played card on top, then the effect."""
    card = action.card
    bound = g.marked if g.marked is not None and is_bound(g, player, g.marked) else ""
    player.hand.remove(card)
    if action.face in COSTS:
        g.limbo.append(card)
        paid = yield from pay(g, player, bound)
        g.spend(player, paid)
        g.limbo.remove(card)
    g.discard(card)
    count_played(g, player)
    if action.more:
        g.used[action.more] += 1
    if action.face in ("bang", "knife_revolver", "train_robbery") and player is g.active and action.more != "money_bag":
        g.bangs += 1
        g.taken += [card] if action.face == "bang" else []
    yield from apply(g, player, action.face, card, target)
    if g.mined and player is g.active and card in g.discards:  # FC-MINE-1, other print: only after the effect
        g.discards.remove(card)
        g.deck.insert(0, card)
    if action.face in ("stagecoach", "wells_fargo") and action.more != "money_bag" and "wws_events" in g.sets:
        player.waits["the_show"] += 1
    if player is g.active:
        remember(g, {"face": action.face, "card": card} if was_brown(card) else None)


def pay(g: World, player: Player, bound: str = "") -> Step[str]:
    """Which card is spent, not the marked one if it was playable; not asked where all can see that there is but one."""
    options = {f"discard {card}": card for card in player.hand if card != bound}
    if len(options) == 1:
        return next(iter(options.values()))
    card: str = yield Ask(player.seat, "pay", lambda: options)
    return card


SHOOTING = ("bang", "punch", "springfield", "knife", "pepperbox", "buffalo_rifle", "derringer")
ALL_ROUND = ("gatling", "howitzer", "indians", "general_store", "saloon", "brawl")


def apply(g: World, player: Player, face: str, card: str, target: Player | None) -> Step[None]:
    """The effect of a card used as *face*."""
    if face in SHOOTING:
        assert target is not None
        if face == "derringer":
            g.draw(player)
        is_bang = face == "bang" and (name(card) != "money_bag" or g.on("ww_showdown"))
        needed = shots.bang_needs(g, player) if is_bang else 1
        yield from shots.shot(g, player, target, [card], needed, bang=is_bang)
    elif face in ALL_ROUND:
        yield from apply_all_round(g, player, face, card)
    elif face == "duel":
        assert target is not None
        yield from shots.duel(g, player, target, card)
    elif face in TRAIN_FACES:
        from tests.second_reading.wagons import play_train_card

        yield from play_train_card(g, player, face, card, target)
    elif face in TAKING:
        assert target is not None
        yield from take(g, player, target, card, keep=face not in ("cat_balou", "can_can"))
    else:
        apply_quiet(g, player, face, card, target)


def apply_all_round(g: World, player: Player, face: str, card: str) -> Step[None]:
    """Cards that concern several players; Sgt. Blaze may exempt one."""
    everybody = shares(g, player) if g.standing and face == "general_store" else g.clockwise(player, itself=True)
    if face in ("gatling", "howitzer"):
        yield from shots.gatling(g, player, card)
    elif face == "indians":
        yield from shots.indians(g, player, card)
    elif face == "general_store":
        targets = yield from shots.exempted(g, player, everybody)
        yield from hand_out(g, targets, "general_store", player, card)
    elif face == "saloon":
        for one in (yield from shots.exempted(g, player, everybody)):
            if not shots.immune(g, one, player, [card]):
                heal(g, one)
    else:
        targets = [p for p in g.foes(player) if not shots.immune(g, p, player, [card])]
        for one in (yield from shots.exempted(g, player, targets)):
            yield from take(g, player, one, card, keep=False)


def apply_quiet(g: World, player: Player, face: str, card: str, target: Player | None) -> None:
    """Effects that ask nobody."""
    draws = {"stagecoach": 2, "wells_fargo": 3, "pony_express": 3}
    if face in draws:
        g.draw(player, draws[face])
    elif face == "beer":
        if len(g.living()) > 2:
            heal(g, player, 2 if g.has(player, "tequila_joe") and name(card) == "beer" else 1)
    elif face == "tequila":
        assert target is not None
        if not shots.immune(g, target, player, [card]):
            heal(g, target)
    else:
        heal(g, player, 2 if face == "whisky" else 1)


def take(g: World, player: Player, target: Player, card: str, keep: bool) -> Step[None]:
    """CL-TGT-5: a random card of the hand, or a chosen one in play, taken or discarded."""
    if shots.immune(g, target, player, [card]) or not target.cards or not target.alive:
        return
    found = take_choices(player, target)
    if keep:
        found = {key: one for key, one in found.items() if one is None or not keeps_off(player, one)}
    if not found:
        return
    chosen = next(iter(found.values()))
    if target.seat in g.said:
        chosen = g.said[target.seat]
    elif len(found) > 1:
        chosen = yield Ask(player.seat, "take", lambda: found)
    if chosen is not None:
        target.table.remove(chosen)
        target.fresh.discard(chosen)
        robbed(g, target, player, chosen)
        if keep:
            g.receive(player, chosen)
        else:
            g.put_away(target, chosen)
        g.haunt(target)
    elif keep:
        steal(g, player, target)
    else:
        lost = g.oracle.reveal("discard lose", seat=target.seat)
        g.spend(target, lost)
        robbed(g, target, player, lost)


def take_choices(player: Player, target: Player) -> dict[str, Any]:
    """What may be taken: the hand (None), or a card in play; of oneself only cards in play."""
    mark = f"P{target.seat}"
    found: dict[str, Any] = {f"take hand > {mark}": None} if target.hand and target.person != player.person else {}
    return found | {f"take {one} > {mark}": one for one in target.table}


def hand_out(g: World, players: list[Player], cause: str, by: Player | None = None, card: str = "") -> Step[None]:
    """As many cards as players; each takes one, in this order (General Store, Leland)."""
    row: list[str] = []
    for _ in players:
        if g.refill():
            row.append(g.leave_deck(g.oracle.reveal("reveal", cause=cause)))
    g.limbo += row
    for one in players:
        if not row or (by is not None and shots.immune(g, one, by, [card])):
            continue
        picked = row[0]
        if len(row) > 1:
            picked = yield Ask(one.seat, "general_store", lambda: {f"pick {c}": c for c in row})
        row.remove(picked)
        g.limbo.remove(picked)
        one.hand.append(picked)
    for left in row:
        g.limbo.remove(left)
        g.discard(left)


def use_skill(g: World, player: Player, action: Action, target: Player | None) -> Step[None]:
    """Chuck Wengam, Doc Holyday, José Delgado, Flint Westwood."""
    g.used[action.face] += 1
    if action.face == "chuck_wengam":
        yield from lose(g, player, 1, None)
        g.draw(player, 2)
    elif action.face == "jose_delgado":
        g.spend(player, action.card)
        g.draw(player, 2)
    elif action.face == "doc_holyday":
        assert target is not None
        paid: list[str] = []
        bound = g.marked if g.marked is not None and is_bound(g, player, g.marked) else ""
        for _ in range(2):
            card = yield from pay(g, player, bound)
            g.spend(player, card)
            paid.append(card)
        yield from shots.shot(g, player, target, paid, 1, bool(g.options.get("dc_doc_any_diamond")))
    else:
        assert target is not None
        trade(g, player, target, action.card)


def trade(g: World, player: Player, target: Player, card: str) -> None:
    """Flint Westwood: two are taken before his card arrives; Suzy draws in between (WW-R-19)."""
    for _ in range(2):
        steal(g, player, target)
    if not target.hand and g.has(target, "suzy_lafayette"):
        g.draw(target)
    player.hand.remove(card)
    target.hand.append(card)


def repeat(g: World, player: Player, action: Action, target: Player | None) -> Step[None]:
    """Lee Van Kliff: the effect again, without its cost; the suit is that of the original."""
    last = g.just_played
    assert last is not None
    g.spend(player, action.card)
    g.played += 1
    g.just_played = None
    g.repeating = True
    if action.face == "fc_sniper":
        assert target is not None
        yield from shots.shot(g, player, target, last["cards"], 2)
    elif action.face == "fc_ricochet":
        from tests.second_reading.show import ricochet

        assert target is not None
        yield from ricochet(g, player, target, last["card"], action.more)
    else:
        yield from apply(g, player, action.face, last["card"], target)
    g.repeating = False
