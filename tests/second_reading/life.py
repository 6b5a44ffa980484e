"""Life points, dying, elimination, rewards, victory, and the triggers that wait for the end of an effect."""

from __future__ import annotations

from typing import Any

from tests.second_reading.asking import Ask, Step
from tests.second_reading.modes import check_victory
from tests.second_reading.printed import name
from tests.second_reading.two import falls
from tests.second_reading.world import Player, World


def heal(g: World, player: Player, amount: int = 1) -> None:
    """CL-LIFE-1; a ghost's life does not change (HN-GHOST-2)."""
    if player.alive and not player.ghost and not player.spirit:
        player.life = min(player.top, player.life + amount)


def lose(g: World, player: Player, amount: int, by: Player | None) -> Step[None]:
    """CL-LIFE-6: one loss of *amount* life points; the dying window is immediate."""
    if player.ghost or player.spirit:
        return
    player.life -= amount
    g.tell("hurt", player.seat, amount)
    if g.has(player, "bart_cassidy"):
        player.waits["bart_cassidy"] += amount
    if by is not None and by is not player and g.has(player, "el_gringo"):
        player.robbers += [by] * amount
    if player.life <= 0:
        yield from dying(g, player, by)


def dying(g: World, player: Player, by: Player | None) -> Step[None]:
    """CL-LIFE-3, Teren Kill."""
    while player.life <= 0 and player.alive:
        card = yield Ask(player.seat, "dying", lambda: dying_options(g, player))
        if card is None:
            break
        use_beer(g, player, card)
    if player.life <= 0 and g.has(player, "teren_kill"):
        flip = yield from draw_check(g, player, "teren_kill")
        if flip is not None and g.suit(flip) != "S":
            player.life = 1
            g.draw(player)
    if player.life <= 0 and "ghost_car" in player.table:
        player.spirit, player.life = True, 0
    elif player.life <= 0:
        eliminate(g, player, by)


def dying_options(g: World, player: Player) -> dict[str, Any]:
    """Beers, and nothing else from the hand."""
    found: dict[str, Any] = {"pass": None}
    if player.life <= 0 and not g.on("hn_reverend"):
        found |= {f"play {c}": c for c in player.hand if name(c) == "beer" and g.hand_allowed(player, c)}
    return found if player.life <= 0 else {}


def use_beer(g: World, player: Player, card: str) -> None:
    """In the dying window; of no use while two are alive (CL-LIFE-5)."""
    g.spend(player, card)
    out_of_turn(g, player)
    if len(g.living()) > 2:
        player.life += 2 if g.has(player, "tequila_joe") else 1
        player.life = min(player.life, player.top)


def out_of_turn(g: World, player: Player) -> None:
    """Molly Stark has used a card from her hand by her own decision."""
    if player is not g.active and g.has(player, "molly_stark"):
        player.waits["molly_stark"] += 1


def eliminate(g: World, player: Player, by: Player | None) -> None:
    """CL-ELIM-1."""
    player.alive = False
    player.role_public = True
    player.waits.clear()
    player.robbers = []
    player.purges = []
    player.lent = []
    g.fallen.append((player, by))
    g.last_fallen = player
    if by is not None and player.role == "sheriff" and by.role == "deputy" and g.show != "ww_wild_west_show":
        by.betrayed = True
    g.tell("eliminated", player.seat)
    if g.first_fallen is None:
        g.first_fallen = player.seat
    falls(g, player)
    pass_office_on(g)


def draw_check(g: World, player: Player, cause: str) -> Step[str | None]:
    """CL-DRAW-1, Lucky Duke (CL-DRAW-4); with John Pain the flips wait in limbo (WW-R-27)."""
    if not (g.deck or g.discards):
        return None
    flips: list[str] = []
    if g.has(player, "lucky_duke") and len(g.deck) + len(g.discards) > 1:
        flips = g.look(player, 2)
        chosen = yield Ask(player.seat, "draw_check", lambda: {f"pick {card}": card for card in flips})
        told = [g.oracle.reveal("check check_unused", cause=cause) for _ in flips]
        assert sorted(told) == sorted(flips)
        for card in flips:
            g.limbo.remove(card)
    else:
        g.refill()
        chosen = g.leave_deck(g.oracle.reveal("check", cause=cause, seat=player.seat))
        flips = [chosen]
    if g.owners("john_pain"):
        taker = next(p for p in g.clockwise(player, itself=True) if g.has(p, "john_pain"))  # DC-R-10
        g.takers |= dict.fromkeys(flips, taker)
        g.flipped += [(player, card) for card in flips]
        g.counted.add(str(chosen))
        g.limbo += flips
    else:
        g.discards += sorted(flips, key=lambda card: card == chosen)
    return str(chosen)


# waiting triggers


def settle(g: World) -> Step[None]:
    """CL-TIME-2, CL-TIME-4: clean-up first, then what waits, the active player first, then clockwise."""
    while True:
        if g.fallen:
            yield from clean_up(g)
            continue
        flush_flips(g)
        waiting = next(((p, w) for p in g.clockwise(g.active, itself=True) if (w := triggers(g, p))), None)
        if waiting is None:
            return
        player, found = waiting
        chosen = found[0]
        if len(found) > 1:
            chosen = yield Ask(player.seat, "order", lambda f=found: {f"use {one}": one for one in f})  # type: ignore[misc]
        yield from run_trigger(g, player, chosen)


def triggers(g: World, player: Player) -> list[str]:
    """What waits for *player*."""
    found = [one for one in ("bart_cassidy", "molly_stark", "the_show", "refund") if player.waits[one]]
    if player.robbers:
        found.append("el_gringo")
    if player.purges:
        found.append("johnny_kisch")
    if g.flipped and pain_taker(g) is player:
        found.append("john_pain")
    if not player.hand and g.has(player, "suzy_lafayette") and (g.deck or g.discards):
        found.append("suzy_lafayette")
    return found


def pain_taker(g: World) -> Player | None:
    """Who takes the next flip: John Pain, as it was when it was flipped, unless he has fallen since (CL-TIME-4)."""
    taker = g.takers[g.flipped[0][1]]
    return taker if taker.alive else None


def flush_flips(g: World) -> None:
    """What John Pain does not take goes to the pile."""
    if g.flipped:
        taker = pain_taker(g)
        if taker is not None and len(taker.hand) < 6:
            return
    while g.flipped:
        flipper = g.flipped[0][0]
        pair = [
            card for one, card in g.flipped[:2] if one is flipper and not (card in g.counted and len(g.flipped) == 1)
        ]
        if len(pair) == 2 and pair[0] in g.counted and pair[1] not in g.counted:
            g.flipped[:2] = [g.flipped[1], g.flipped[0]]
        _, card = g.flipped.pop(0)
        g.limbo.remove(card)
        g.discard(card)
    g.counted.clear()


def run_trigger(g: World, player: Player, trigger: str) -> Step[None]:
    """Carry one out."""
    if trigger in ("bart_cassidy", "molly_stark", "refund"):
        g.draw(player, player.waits.pop(trigger))
    elif trigger == "suzy_lafayette":
        g.draw(player)
    elif trigger == "el_gringo":
        robbers, player.robbers = player.robbers, []
        for robber in robbers:
            steal(g, player, robber)
    elif trigger == "johnny_kisch":
        purges, player.purges = player.purges, []
        for card in purges:
            purge(g, card)
    elif trigger == "john_pain":
        while g.flipped and len(player.hand) < 6 and pain_taker(g) is player:
            _, card = g.flipped.pop(0)
            g.limbo.remove(card)
            player.hand.append(card)
    else:
        player.waits.pop(trigger)
        yield from g_turn_show(g, player)


def g_turn_show(g: World, player: Player) -> Step[None]:
    """WW-EV-2."""
    from tests.second_reading.show import turn_show

    yield from turn_show(g, player)


def steal(g: World, player: Player, victim: Player) -> str | None:
    """A random card from a hand (CL-TGT-5)."""
    if not victim.hand:
        return None
    card = g.oracle.reveal("steal", seat=player.seat, target=victim.seat)
    victim.hand.remove(card)
    player.hand.append(card)
    robbed(g, victim, player, card)
    return card


def robbed(g: World, owner: Player, by: Player, card: str) -> None:
    """Refund draws a card for each other card that another player takes or discards."""
    if owner.person != by.person and owner.alive and g.in_force(owner, "refund") and name(card) != "refund":
        owner.waits["refund"] += 1


def purge(g: World, card: str) -> None:
    """Johnny Kisch: every other card in play of the same name is discarded."""
    for player in g.clockwise(g.active, itself=True):
        for other in [one for one in player.table if name(one) == name(card) and one != card]:
            g.lose_table(player, other)
            robbed(g, player, g.active, other)


# elimination


def clean_up(g: World) -> Step[None]:
    """CL-ELIM-2, CL-ELIM-3."""
    fallen, g.fallen = g.fallen, []
    settled = g.settled  # before: an elimination that begins a settlement is rewarded as usual
    check_victory(g, fallen, ahead=True)  # once it is over no order of cards can matter
    for player, _ in fallen:
        yield from leave(g, player)
    check_victory(g, fallen)
    for player, by in fallen:
        if by is not None and by.alive:
            yield from reward(g, player, by, settled)


def pass_office_on(g: World) -> None:
    """HN-EV-4: the next living player clockwise leads the events."""
    leader = g.players[g.leader]
    at = g.circle.index(leader.seat)
    heirs = [p for seat in g.circle[at:] + g.circle[:at] if (p := g.players[seat]).alive and not p.ghost]
    if g.standing:  # the person's office, as long as one of the two lives
        heirs = [p for p in heirs if not any(own.alive for own in g.players if own.person == leader.person)]
    if not leader.alive and heirs:
        g.leader = heirs[0].seat


def leave(g: World, player: Player) -> Step[None]:
    """Steps 1 to 3: Vulture Sam, Herb Hunter, Greg Digger, and the rest on the discard pile."""
    quiet = player.seat in g.quiet
    g.quiet.discard(player.seat)
    takers = [p for p in g.clockwise(player) if g.has(p, "vulture_sam") and not quiet]
    if len(takers) == 1:
        for card in player.table + ([] if g.standing else player.hand):  # CL-2P-14: the hand is kept
            g.receive(takers[0], card)
        player.hand = player.hand if g.standing else []
        player.table, player.fresh = [], set()
    elif takers:
        yield from share(g, player, takers)
    for one in [p for p in g.clockwise(player) if g.has(p, "herb_hunter") and not quiet]:
        g.draw(one, 2)
    for one in [p for p in g.clockwise(player) if g.has(p, "greg_digger") and not quiet]:
        heal(g, one, 2)
    yield from throw_all(g, player, "last_will")


def share(g: World, player: Player, takers: list[Player]) -> Step[None]:
    """CL-R-29: one card at a time, alternately."""
    at = 0
    while player.cards:
        taker = takers[at % len(takers)]
        at += 1
        found: dict[str, Any] = {f"take hand > P{player.seat}": None} if player.hand else {}
        found |= {f"take {card} > P{player.seat}": card for card in player.table}
        card = yield Ask(taker.seat, "take", lambda f=found: f)  # type: ignore[misc]
        if card is None:
            steal(g, taker, player)
        else:
            player.table.remove(card)
            g.receive(taker, card)


def order_matters(g: World) -> bool:
    """CL-R-39, by public facts."""
    if "fistful" in g.sets or "train_robbery" in g.sets:
        return True
    if not g.standing and "high_noon" in g.sets and g.options.get("hn_extra_cards", True):
        return True
    characters = [p.character for p in g.players]
    if "greygory_deck" in characters:
        return True
    back = "high_noon" in g.sets or "wws_events" in g.sets
    back = back and not g.options.get("exclude_resurrection_events") and not g.standing
    return any(p.character == "pedro_ramirez" and (p.alive or back) for p in g.players)


def throw_all(g: World, player: Player, why: str, table: bool = True) -> Step[None]:
    """All his cards onto the discard pile, in his order where it can matter; else table first, then hand."""

    kept = bool(g.standing) and why == "last_will"

    def cards() -> list[str]:
        return (player.table if table else []) + ([] if kept else player.hand)

    while order_matters(g) and len(cards()) > 1:
        card = yield Ask(player.seat, why, lambda: {"pass": None} | {f"discard {c}": c for c in cards()})
        if card is None:
            break
        drop(g, player, card)
    for card in cards():
        drop(g, player, card)


def drop(g: World, player: Player, card: str) -> None:
    """From hand or table onto the pile."""
    if card in player.hand:
        g.spend(player, card)
    else:
        g.lose_table(player, card)


def reward(g: World, player: Player, by: Player, settled: bool) -> Step[None]:
    """CL-RWD-3, CL-RWD-4; three players: CL-3P-4."""
    if g.mode == "two":
        return
    three = g.mode == "three" or settled
    if player.role == "outlaw" and g.options.get("variant_bounties"):
        by.bounty += 1000
    elif player.role == "outlaw" or three:
        g.tell("reward", by.seat)
        g.draw(by, 3)
    elif player.role == "deputy" and by.role == "sheriff":
        g.tell("penalty", by.seat)
        yield from throw_all(g, by, "last_will")
