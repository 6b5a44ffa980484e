"""Dorothy Rage: another player is ordered to play a card (WW-R-5, WW-R-25, WW-R-31)."""

from __future__ import annotations

from typing import Any

from tests.second_reading.asking import Ask, Step
from tests.second_reading.effects import play_brown, take_choices
from tests.second_reading.plays import TAKING, Action, lay_targets, orders
from tests.second_reading.printed import BLUE, COSTS, GREEN, name
from tests.second_reading.train import takes
from tests.second_reading.wagons import exchanges
from tests.second_reading.world import Player, World


def order(g: World, player: Player, ordered: Player) -> Step[None]:
    """The whole order before the hand is known; then it is carried out, or the hand is shown."""
    found = orders(g, ordered)
    face = yield Ask(player.seat, "order_card", lambda: {f"order {one}": one for one in found})
    later = bool(g.options.get("ww_dorothy_target_after"))
    g.said, g.ordered = {}, None
    target = None if later else (yield from name_use(g, player, ordered, face, found[face]))
    copies = [card for card in ordered.hand if name(card) == face]
    if not copies or (face in COSTS and len(ordered.hand) < 2) or (later and found[face] == []):
        g.said, g.ordered = {}, None
        return
    card = copies[0]
    if len(copies) > 1:
        card = yield Ask(ordered.seat, "order_copy", lambda: {f"pick {one}": one for one in copies})
    if later:
        target = yield from name_use(g, player, ordered, face, found[face])
    yield from obey(g, ordered, face, card, target)
    g.said, g.ordered = {}, None


def name_use(g: World, player: Player, ordered: Player, face: str, targets: list[Player] | None) -> Step[Player | None]:
    """At whom, and what is to be lost (WW-R-31)."""
    target = yield from name_target(g, player, targets)
    if face == "brawl":
        for one in g.clockwise(ordered):
            yield from name_loss(g, player, ordered, one)
    elif face in TAKING and face not in GREEN and target is not None:
        yield from name_loss(g, player, ordered, target)
    elif face == "switch" and target is not None:
        g.ordered = yield from name_pair(g, player, ordered, target)
    elif (face in BLUE or face in GREEN) and face != "jail":
        target = yield from name_place(g, player, lay_targets(g, ordered, f"{face}:XX"))
    elif face == "water_tower":
        g.ordered = yield from name_wagon(g, player, ordered)
    return target


def name_place(g: World, player: Player, found: list[Player]) -> Step[Player]:
    """With two players: in front of which character of the ordered one."""
    place = found[0]
    if len(found) > 1:
        place = yield Ask(player.seat, "order_place", lambda: {f"choose P{p.seat}": p for p in found})
    return place


def name_pair(g: World, player: Player, ordered: Player, target: Player) -> Step[tuple[str, str]]:
    """Switch: which two cards change sides."""
    pairs = exchanges(g, ordered, target)
    mines = list(dict.fromkeys(mine for mine, _ in pairs))
    mine = mines[0]
    if len(mines) > 1:
        mine = yield Ask(player.seat, "order_give", lambda: {f"pick {c}": c for c in mines})
    wanted = [theirs for one, theirs in pairs if one == mine]
    theirs = wanted[0]
    if len(wanted) > 1:
        theirs = yield Ask(player.seat, "order_get", lambda: {f"pick {c}": c for c in wanted})
    return mine, theirs


def name_wagon(g: World, player: Player, ordered: Player) -> Step[Any]:
    """Water Tower: which wagon, and before whom."""
    found = takes(g, ordered, "water_tower")
    if len(found) == 1:
        return next(iter(found.values()))
    return (yield Ask(player.seat, "order_wagon", lambda: found))


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
