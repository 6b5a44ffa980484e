"""Dorothy Rage: another player is ordered to play a card (WW-R-5, WW-R-25, WW-R-31)."""

from __future__ import annotations

from typing import Any

from tests.second_reading.effects import play_brown, take_choices
from tests.second_reading.plays import TAKING, Action, orders
from tests.second_reading.printed import BLUE, COSTS, GREEN, name
from tests.second_reading.world import Ask, Player, Step, World


def order(g: World, player: Player, ordered: Player) -> Step[None]:
    """The whole order before the hand is known; then it is carried out, or the hand is shown."""
    found = orders(g, ordered)
    face = yield Ask(player.seat, "order_card", lambda: {f"order {one}": one for one in found})
    later = bool(g.options.get("ww_dorothy_target_after"))
    g.said = {}
    target = None if later else (yield from name_use(g, player, ordered, face, found[face]))
    copies = [card for card in ordered.hand if name(card) == face]
    if not copies or (face in COSTS and len(ordered.hand) < 2) or (later and found[face] == []):
        g.said = {}
        return
    card = copies[0]
    if len(copies) > 1:
        card = yield Ask(ordered.seat, "order_copy", lambda: {f"pick {one}": one for one in copies})
    if later:
        target = yield from name_use(g, player, ordered, face, found[face])
    yield from obey(g, ordered, face, card, target)
    g.said = {}


def name_use(g: World, player: Player, ordered: Player, face: str, targets: list[Player] | None) -> Step[Player | None]:
    """At whom, and what is to be lost (WW-R-31)."""
    target = yield from name_target(g, player, targets)
    if face == "brawl":
        for one in g.clockwise(ordered):
            yield from name_loss(g, player, ordered, one)
    elif face in TAKING and face not in GREEN and target is not None:
        yield from name_loss(g, player, ordered, target)
    return target


def name_target(g: World, player: Player, targets: list[Player] | None) -> Step[Player | None]:
    """At whom the card is ordered."""
    if targets is None:
        return None
    target: Player = targets[0]
    if len(targets) > 1:
        target = yield Ask(player.seat, "order_target", lambda: {f"choose P{p.seat}": p for p in targets})
    return target


def name_loss(g: World, player: Player, ordered: Player, target: Player) -> Step[None]:
    """Hand or which card in play: part of the order."""
    found: dict[str, Any] = take_choices(ordered, target)
    if not found:
        return
    chosen = next(iter(found.values()))
    if len(found) > 1:
        chosen = yield Ask(player.seat, "take", lambda: found)
    g.said[target.seat] = chosen


def obey(g: World, ordered: Player, face: str, card: str, target: Player | None) -> Step[None]:
    """He plays it as if it were his turn."""
    from tests.second_reading.effects import lay

    if face in BLUE or face in GREEN:
        lay(g, ordered, card, target or ordered)
    else:
        action = Action("play", card, face, None if target is None else target.seat)
        yield from play_brown(g, ordered, action, target)
