"""Shots and what answers them; Duel, Indians!, Gatling."""

from __future__ import annotations

from typing import Any

from tests.second_reading.asking import Ask, Step
from tests.second_reading.life import draw_check, drop, heal, lose, out_of_turn
from tests.second_reading.plays import is_bound
from tests.second_reading.printed import BLUE, GREEN_MISSED, WAGONS, name
from tests.second_reading.two import as_target
from tests.second_reading.world import Player, World


def as_missed(g: World, player: Player, card: str, discarded: bool = False) -> str | None:
    """The key of using a hand card as a Missed! effect; *discarded*: Big Spencer may do that, too."""
    face = name(card)
    if not g.hand_allowed(player, card):
        return None
    if face == "missed" and g.has(player, "big_spencer") and not discarded:
        return None
    if face in ("missed", "dodge", "cactus", "evaded"):
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
    if g.in_force(player, "baggage_car"):
        found["use baggage_car"] = ("table", "baggage_car", False)
    if g.in_force(player, "caboose") and cabooses(g, player):
        found["use caboose"] = ("caboose", "", False)
    if g.has(player, "jourdonnais") and "jourdonnais" not in tried:
        found["use jourdonnais"] = ("check", "jourdonnais", False)
    return found


def answers(g: World, player: Player, tried: set[str], extra: bool, fresh: bool) -> dict[str, Any]:
    """Pass, every Missed! effect, and before any of them Evan Babbit's ability."""
    found: dict[str, Any] = {"pass": None} | means(g, player, tried, not extra)
    if fresh and new_targets(g, player) and matching(g, player):
        found["use evan_babbit"] = "divert"
    return found


def cabooses(g: World, player: Player) -> list[str]:
    """Caboose: another blue-bordered card, from hand or in play; a marked one that can be played stays (FC-LAW-1)."""
    kept = ("caboose", "ghost_car" if player.spirit else "")
    cards = [card for card in player.hand if not is_bound(g, player, card)] + player.table
    return [c for c in cards if (c in WAGONS or name(c) in BLUE) and c not in kept]


def new_targets(g: World, player: Player) -> list[Player]:
    """Whom Evan Babbit could divert a BANG! card to (TR-R-79)."""
    if not g.attack.get("bang") or not g.has(player, "evan_babbit") or len(g.living()) <= 2 or g.standing:
        return []
    return [p for p in g.within(player, 1) if p is not g.attack["by"]]


def matching(g: World, player: Player) -> list[str]:
    """The cards of the suit of the BANG! card."""
    return [c for c in player.hand if g.suit(c) == g.suit(g.attack["bang"]) and not g.bound_card(player, c)]


def divert(g: World, player: Player) -> Step[Player]:
    """A card of the same suit for a new target."""
    found = matching(g, player)
    card = found[0]
    if len(found) > 1:
        card = yield Ask(player.seat, "divert", lambda: {f"discard {c}": c for c in found})
    g.spend(player, card)
    out_of_turn(g, player)
    targets = new_targets(g, player)
    target = targets[0]
    if len(targets) > 1:
        target = yield Ask(player.seat, "divert_to", lambda: {f"choose P{p.seat}": p for p in targets})
    return target


def defend(g: World, player: Player, needed: int, why: str, extra: bool = True) -> Step[Any]:
    """CL-SHOT-1 to 3: does he produce enough Missed! effects? *extra*: Dodge and Bible draw, cards are played."""
    tried: set[str] = set()
    used: list[str] = []
    got = 0
    while got < needed:
        fresh = not got and not tried
        answer = yield Ask(player.seat, why, lambda f=fresh: answers(g, player, tried, extra, f))  # type: ignore[misc]
        if answer is None:
            return False
        if answer == "divert":
            return (yield from divert(g, player))
        if answer[0] == "check":
            tried.add(answer[1])
            flip = yield from draw_check(g, player, answer[1])
            got += flip is not None and g.suit(flip) == "H"
            continue
        used.append((yield from spend_means(g, player, answer, extra)))
        got += 1
        if got < needed and not player.hand and g.has(player, "suzy_lafayette"):
            g.draw(player)
    if "evaded" in used and not g.repeating:
        yield from claim(g, player)
    return True


def claim(g: World, player: Player) -> Step[None]:
    """TR-R-33, TR-R-96: Evaded! takes the card the shot was made with, one of two for the Sniper."""
    found = [card for card in g.attack.get("played", []) if card in g.discards]
    if found:
        card = found[0]
        if len(found) > 1:
            card = yield Ask(player.seat, "claim", lambda: {f"pick {c}": c for c in found})
        g.discards.remove(card)
        player.hand.append(card)


def spend_means(g: World, player: Player, answer: tuple[str, str, bool], extra: bool) -> Step[str]:
    """One Missed! effect from a card, with what else is printed on it: as what it was used."""
    source, what, converted = answer
    if source == "caboose":
        found = cabooses(g, player)
        what = found[0]
        if len(found) > 1:
            what = yield Ask(player.seat, "caboose", lambda: {f"discard {c}": c for c in found})
        converted = True
    if what in player.hand:
        out_of_turn(g, player)
    drop(g, player, what)
    if extra and not converted and name(what) in ("dodge", "bible"):
        g.draw(player)
    if extra and not converted and name(what) == "cactus":
        flip = yield from draw_check(g, player, "cactus")
        if flip is not None and g.suit(flip) in "HD":
            heal(g, player)
    return "missed" if converted else name(what)


def immune(g: World, target: Player, by: Player, cards: list[str], any_one: bool = False) -> bool:
    """Apache Kid: cards of Diamonds used by others do not affect him."""
    cards = [card for card in cards if card and card not in WAGONS]  # a wagon has no suit
    if target.person == by.person or not cards or not g.has_as_target(target, "apache_kid"):
        return False
    diamonds = [g.suit(card) == "D" for card in cards]
    return any(diamonds) if any_one else all(diamonds)


def shot(
    g: World, by: Player, target: Player, cards: list[str], needed: int = 1, any_one: bool = False, bang: bool = False
) -> Step[None]:
    """A BANG! effect on *target*; *bang*: of a BANG! card, which Evan Babbit may divert."""
    yield from as_target(g, target, shot_at(g, by, target, cards, needed, any_one, bang))


def shot_at(
    g: World, by: Player, target: Player, cards: list[str], needed: int, any_one: bool, bang: bool
) -> Step[None]:
    """The same, the target being active."""
    if immune(g, target, by, cards, any_one):
        return
    played = cards if len(cards) == 1 or needed == 2 else []  # Doc Holyday's two are not played (TR-R-33)
    outer, g.attack = g.attack, {"played": played, "by": by, "bang": cards[0] if bang else None}
    cancelled = yield from defend(g, target, needed, "dodge")
    g.attack = outer
    if isinstance(cancelled, Player):
        yield from shot(g, by, cancelled, cards, needed, any_one, bang)
        return
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
    others = [
        c
        for c in cabooses(g, player) + player.table
        if c != "sleeper_car" and (c == "caboose" or c in cabooses(g, player))
    ]
    if g.in_force(player, "sleeper_car") and not g.used["sleeper_car"] and others:
        found["use sleeper_car"] = "sleeper"
    return found


def answer_with_bang(g: World, player: Player, why: str) -> Step[bool]:
    """Duel and Indians!."""
    card = yield Ask(player.seat, why, lambda: bang_options(g, player))
    if card is None:
        return False
    if card == "sleeper":
        from tests.second_reading.wagons import sleeper_cost

        yield from sleeper_cost(g, player)
        return True
    g.spend(player, card)
    out_of_turn(g, player)
    return True


def exempted(g: World, player: Player, targets: list[Player]) -> Step[list[Player]]:
    """Sgt. Blaze may exempt one of several targets."""
    if not player.alive or not g.has(player, "sgt_blaze") or len(targets) < 2:
        return targets
    found: dict[str, Any] = {"pass": None} | {f"choose P{p.seat}": p for p in targets}
    spared = yield Ask(player.seat, "exempt", lambda: found)
    return [p for p in targets if p is not spared]


def indians(g: World, by: Player, card: str) -> Step[None]:
    """Each other player discards a BANG! or loses 1 life point."""
    safe = [p for p in g.foes(by) if immune(g, p, by, [card]) or g.in_force(p, "prisoner_car")]
    for target in (yield from exempted(g, by, [p for p in g.foes(by) if p not in safe])):
        if target.alive:
            yield from as_target(g, target, one_indian(g, by, target))


def one_indian(g: World, by: Player, target: Player) -> Step[None]:
    """One target of Indians!."""
    answered = yield from answer_with_bang(g, target, "indians")
    if not answered:
        yield from lose(g, target, 1, by)


def gatling(g: World, by: Player, card: str) -> Step[None]:
    """A shot at all others, clockwise."""
    targets = [p for p in g.foes(by) if not immune(g, p, by, [card])]
    for target in (yield from exempted(g, by, targets)):
        if target.alive:
            yield from shot(g, by, target, [card])


def duel(g: World, by: Player, target: Player, card: str) -> Step[None]:
    """The first who does not discard a BANG! loses 1 life point; CL-R-14."""
    if g.options.get("dc_apache_ignores_duel_card") and immune(g, target, by, [card]):
        return
    if g.in_force(target, "prisoner_car"):
        return
    facing, waiting = target, by
    while (yield from as_target(g, facing, in_a_duel(g, facing, by if facing is target else None))):
        facing, waiting = waiting, facing


def in_a_duel(g: World, facing: Player, by: Player | None) -> Step[bool]:
    """Another BANG!, or a life point."""
    answered = yield from answer_with_bang(g, facing, "duel")
    if not answered:
        yield from lose(g, facing, 1, by)
    return answered
