"""Phase 1 with its abilities and events."""

from __future__ import annotations

from typing import Any

from tests.second_reading.asking import Ask, Step
from tests.second_reading.life import heal, robbed, settle, steal
from tests.second_reading.plays import keeps_off
from tests.second_reading.printed import RED, printed_suit
from tests.second_reading.world import TOLERATED, Player, World


def number(g: World, player: Player) -> int:
    """HN-DRAW-1."""
    count = 3 if player.ghost else 2
    if g.has(player, "pixie_pete"):
        count += 2 if g.options.get("dc_pixie_pete_four") else 1
    if g.has(player, "bill_noface"):
        count = 1 + player.top - (0 if player.ghost else player.life)
    if g.on("hn_thirst"):
        count = max(1, count - 1)
    return count


def phase_one(g: World, player: Player) -> Step[None]:
    """Phase 1 as a whole is one effect (CL-R-49)."""
    if g.on("fc_hard_liquor") and player.life < player.top and not player.ghost and not player.spirit:
        options = {"pass": False, "use fc_hard_liquor": True}
        if (yield Ask(player.seat, "hard_liquor", lambda: options if player.life < player.top else {})):
            heal(g, player)
            return
    if g.on("fc_peyote"):
        yield from peyote(g, player)
        return
    before = len(g.discards)
    cards = yield from drawn(g, player)
    dug = g.on("fc_abandoned_mine") and len(g.discards) < before
    g.mined = dug and bool(g.options.get("fc_mine_all_discards"))
    if g.on("fc_law_of_the_west") and cards is not None and len(cards) > 1:
        g.marked = cards[1]
    if g.on("hn_train_arrival"):
        yield from settle(g)
        g.draw(player)


def drawn(g: World, player: Player) -> Step[list[str] | None]:
    """The cards of phase 1 in their order; None if Pat Brennan took a card instead."""
    if g.has(player, "pat_brennan"):
        card = yield from take_instead(g, player)
        if card is not None:
            return None
    ways = [one for one in ("kit_carlson", "claus_the_saint") if g.has(player, one)]
    firsts = [one for one in ("jesse_jones", "pedro_ramirez") if g.has(player, one)]
    way = ways[0] if ways else "plain"
    if len(ways + firsts) > 1:
        way = yield Ask(player.seat, "draw_as", lambda: {f"use {one}": one for one in ways + firsts})
    if way == "kit_carlson":
        return (yield from look_at_three(g, player))
    if way == "claus_the_saint":
        return (yield from share_out(g, player))
    return (yield from one_by_one(g, player, [one for one in firsts if way in ("plain", one)]))


def take_instead(g: World, player: Player) -> Step[str | None]:
    """Pat Brennan: one card in play in front of any player instead of drawing."""
    found: dict[str, Any] = {"pass": None}
    for one in g.living():
        found |= {f"take {card} > P{one.seat}": card for card in one.table if not keeps_off(player, card)}
    card: str | None = yield Ask(player.seat, "take_instead", lambda: found)
    if card is not None:
        holder = g.holder(card)
        holder.table.remove(card)
        holder.fresh.discard(card)
        g.receive(player, card)
        robbed(g, holder, player, card)
        g.haunt(holder)
    return card


def from_pile(g: World, player: Player) -> str:
    """The top card of the discard pile, to the hand."""
    card = g.discards.pop()
    player.hand.append(card)
    return card


def next_card(g: World, player: Player) -> list[str]:
    """One card of phase 1: with Abandoned Mine from the discard pile as long as there is one."""
    if g.on("fc_abandoned_mine") and g.discards:
        card = from_pile(g, player)
        told = g.oracle.reveal("draw", seat=player.seat)
        assert told == card
        return [card]
    return g.draw(player)


def one_by_one(g: World, player: Player, firsts: list[str]) -> Step[list[str]]:
    """The plain draw, with Jesse Jones, Pedro Ramirez and Black Jack."""
    count = number(g, player)
    if "F4" in TOLERATED and player.ghost and g.has(player, "black_jack"):
        count = 2
    cards: list[str] = []
    while len(cards) < count:
        got: list[str] = []
        if not cards and firsts:
            got = yield from first_card(g, player, firsts)
        got = got or next_card(g, player)
        if not got:
            break
        cards += got
        if len(cards) == 2 and g.has(player, "black_jack") and g.suit(got[0]) in RED:
            count += 1
    return cards


def first_card(g: World, player: Player, firsts: list[str]) -> Step[list[str]]:
    """From a hand (Jesse Jones) or from the discard pile (Pedro Ramirez) instead of the deck."""
    found: dict[str, Any] = {"pass": None}
    if "jesse_jones" in firsts:
        found |= {f"draw > P{p.seat}": p for p in hands(g, player)}
    if "pedro_ramirez" in firsts and g.discards:
        found[f"draw {g.discards[-1]}"] = "pile"
    chosen = yield Ask(player.seat, "draw_from", lambda: found)
    if chosen is None:
        return []
    if chosen == "pile":
        return [from_pile(g, player)]
    card = steal(g, player, chosen)
    return [card] if card else []


def hands(g: World, player: Player) -> list[Player]:
    """The other players with cards in hand; with two players the opponent once (CL-2P-17)."""
    found = [p for p in g.foes(player) if p.hand]
    return found[:1] if g.standing else found


def look_at_three(g: World, player: Player) -> Step[list[str]]:
    """Kit Carlson keeps as many as he draws, and puts the others back in their old order."""
    keep = number(g, player)
    piled: list[str] = []
    if g.on("fc_abandoned_mine"):
        piled = g.discards[:-4:-1]
        del g.discards[len(g.discards) - len(piled) :]
        g.limbo += piled
    if keep >= 3:
        g.limbo = [card for card in g.limbo if card not in piled]
        return take_all(g, player, piled)
    cards = piled + g.look(player, 3 - len(piled))
    kept = list(cards)
    if len(cards) - keep == 1:
        back = yield Ask(player.seat, "put_back", lambda: {f"pick {c}": c for c in cards})
        kept.remove(back)
    elif len(cards) > keep:
        one = yield Ask(player.seat, "keep", lambda: {f"pick {c}": c for c in cards})
        kept = [one]
    for card in reversed(cards):
        g.limbo.remove(card)
        if card not in kept and card in piled:
            g.discard(card)
        elif card not in kept:
            g.deck.insert(0, card)
    for card in kept:
        told = g.oracle.reveal("draw", seat=player.seat)
        assert told == card
        player.hand.append(card)
    if len(kept) > 1 and g.has(player, "black_jack") and g.suit(kept[1]) in RED:
        kept += next_card(g, player)
    return kept


def take_all(g: World, player: Player, piled: list[str]) -> list[str]:
    """A ghost keeps all three."""
    for card in piled:
        told = g.oracle.reveal("draw", seat=player.seat)
        assert told == card
    player.hand += piled
    cards = piled + g.draw(player, 3 - len(piled))
    if g.has(player, "black_jack") and len(cards) > 1 and g.suit(cards[1]) in RED:
        cards += next_card(g, player)
    return cards


def share_out(g: World, player: Player) -> Step[list[str]]:
    """Claus the Saint: one more card per other living player, given away one by one, clockwise."""
    keep = number(g, player)
    others = g.clockwise(player)
    piled: list[str] = []
    while g.on("fc_abandoned_mine") and g.discards and len(piled) < keep + len(others):
        piled.append(g.discards.pop())
    g.limbo += piled
    cards = piled + g.look(player, keep + len(others) - len(piled))
    for one in others:
        if len(cards) <= keep:
            break
        mark = f"P{one.seat}"
        given = yield Ask(player.seat, "give", lambda m=mark: {f"give {c} > {m}": c for c in cards})  # type: ignore[misc]
        cards.remove(given)
        g.limbo.remove(given)
        one.hand.append(given)
    for card in cards:
        g.limbo.remove(card)
        told = g.oracle.reveal("draw", seat=player.seat)
        assert told == card
        player.hand.append(card)
    return cards


def peyote(g: World, player: Player) -> Step[None]:
    """Guess the printed colour; right: keep it and perhaps guess again."""
    first = True
    while g.deck or g.discards:
        options: dict[str, Any] = {"guess H": "H", "guess S": "S"} | ({} if first else {"pass": None})
        guess = yield Ask(player.seat, "peyote", lambda o=options: o)  # type: ignore[misc]
        if guess is None:
            return
        first = False
        g.refill()
        card = g.leave_deck(g.oracle.reveal("guess", seat=player.seat))
        if (printed_suit(card) in RED) != (guess == "H"):
            g.discard(card)
            return
        told = g.oracle.reveal("draw", seat=player.seat)
        assert told == card
        player.hand.append(card)
