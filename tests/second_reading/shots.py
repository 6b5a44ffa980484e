"""Shots and what answers them; Duel, Indians!, Gatling."""

from __future__ import annotations

from typing import Any

from tests.second_reading.life import draw_check, lose, out_of_turn
from tests.second_reading.printed import GREEN_MISSED, name
from tests.second_reading.world import Ask, Player, Step, World


def as_missed(g: World, player: Player, card: str, discarded: bool = False) -> str | None:
    """The key of using a hand card as a Missed! effect; *discarded*: Big Spencer may do that, too."""
    face = name(card)
    if not g.hand_allowed(player, card):
        return None
    if face == "missed" and g.has(player, "big_spencer") and not discarded:
        return None
    if face in ("missed", "dodge"):
        return f"play {card}"
    if face == "bang" and (g.has(player, "calamity_janet") or g.on("ww_showdown")):
        return f"play {card} as missed"
    return f"play {card} as missed" if g.has(player, "elena_fuente") else None


def as_bang(g: World, player: Player, card: str) -> str | None:
    """The key of discarding a hand card as a BANG! (Duel, Indians!), if that is possible."""
    if not g.hand_allowed(player, card) or (player is g.active and g.on("hn_sermon")):
        return None
    face = name(card)
    if face == "bang":
        return f"play {card}"
    if face == "missed" and g.has(player, "big_spencer"):
        return None
    janet = face == "missed" and g.has(player, "calamity_janet")
    return f"play {card} as bang" if janet or g.on("ww_showdown") else None


def means(g: World, player: Player, tried: set[str], discarded: bool = False) -> dict[str, Any]:
    """Every source of a Missed! effect he has (CL-SHOT-1)."""
    found: dict[str, Any] = {}
    for card in player.hand:
        key = as_missed(g, player, card, discarded)
        if key is not None:
            found[key] = ("hand", card, key.endswith("as missed"))
    for card in g.ready(player):
        if name(card) in GREEN_MISSED:
            found[f"use {name(card)}"] = ("table", card, False)
    if g.in_force(player, "barrel") and "barrel" not in tried:
        found["use barrel"] = ("check", "barrel", False)
    if g.has(player, "jourdonnais") and "jourdonnais" not in tried:
        found["use jourdonnais"] = ("check", "jourdonnais", False)
    return found


def defend(g: World, player: Player, needed: int, why: str, extra: bool = True) -> Step[bool]:
    """CL-SHOT-1 to 3: does he produce enough Missed! effects? *extra*: Dodge and Bible draw, cards are played."""
    tried: set[str] = set()
    got = 0
    while got < needed:
        answer = yield Ask(player.seat, why, lambda: {"pass": None} | means(g, player, tried, not extra))
        if answer is None:
            return False
        source, what, converted = answer
        if source == "check":
            tried.add(what)
            flip = yield from draw_check(g, player, what)
            got += flip is not None and g.suit(flip) == "H"
            continue
        if source == "hand":
            g.spend(player, what)
            out_of_turn(g, player)
        else:
            g.lose_table(player, what)
        if extra and not converted and name(what) in ("dodge", "bible"):
            g.draw(player)
        got += 1
        if got < needed and not player.hand and g.has(player, "suzy_lafayette"):
            g.draw(player)
    return True


def immune(g: World, target: Player, by: Player, cards: list[str], any_one: bool = False) -> bool:
    """Apache Kid: cards of Diamonds used by others do not affect him."""
    if target is by or not cards or not g.has(target, "apache_kid"):
        return False
    diamonds = [g.suit(card) == "D" for card in cards]
    return any(diamonds) if any_one else all(diamonds)


def shot(g: World, by: Player, target: Player, cards: list[str], needed: int = 1, any_one: bool = False) -> Step[None]:
    """A BANG! effect on *target*."""
    if immune(g, target, by, cards, any_one):
        return
    cancelled = yield from defend(g, target, needed, "dodge")
    if not cancelled:
        yield from lose(g, target, 1, by)


def bang_needs(g: World, by: Player) -> int:
    """Slab the Killer's BANG! cards need two."""
    return 2 if g.has(by, "slab_the_killer") else 1


def bang_options(g: World, player: Player) -> dict[str, Any]:
    """Discard a BANG!, or not."""
    found: dict[str, Any] = {"pass": None}
    for card in player.hand:
        key = as_bang(g, player, card)
        if key is not None:
            found[key] = card
    return found


def answer_with_bang(g: World, player: Player, why: str) -> Step[bool]:
    """Duel and Indians!."""
    card = yield Ask(player.seat, why, lambda: bang_options(g, player))
    if card is None:
        return False
    g.spend(player, card)
    out_of_turn(g, player)
    return True


def indians(g: World, by: Player, card: str) -> Step[None]:
    """Each other player discards a BANG! or loses 1 life point."""
    for target in g.clockwise(by):
        if target.alive and not immune(g, target, by, [card]):
            answered = yield from answer_with_bang(g, target, "indians")
            if not answered:
                yield from lose(g, target, 1, by)


def gatling(g: World, by: Player, card: str) -> Step[None]:
    """A shot at all others, clockwise."""
    for target in g.clockwise(by):
        if target.alive:
            yield from shot(g, by, target, [card])


def duel(g: World, by: Player, target: Player, card: str) -> Step[None]:
    """The first who does not discard a BANG! loses 1 life point; CL-R-14."""
    if g.options.get("dc_apache_ignores_duel_card") and immune(g, target, by, [card]):
        return
    facing, waiting = target, by
    while True:
        answered = yield from answer_with_bang(g, facing, "duel")
        if not answered:
            break
        facing, waiting = waiting, facing
    yield from lose(g, facing, 1, by if facing is target else None)
