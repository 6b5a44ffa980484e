"""Sid Ketchum: at any time, two cards for a life point."""

from __future__ import annotations

from typing import Any

from tests.second_reading.asking import Ask, Step
from tests.second_reading.life import heal
from tests.second_reading.plays import is_bound, spare
from tests.second_reading.world import Player, World

PAYING = frozenset(["patch_up", "pay", "price", "sleeper_car", "caboose", "divert"])


def interjections(g: World, ask: Ask, seat: int) -> dict[str, Any]:
    """CL-R-33 and the windows of the character table."""
    if ask.why in PAYING or not able(g, g.players[seat]):
        return {}
    if ask.why == "wagon" and g.binding:
        return {}  # a free advance binds: nothing comes in between
    own = g.players[ask.seat].person == g.players[seat].person
    return {"use sid_ketchum": seat} if own or ask.why == "play" else {}


def able(g: World, player: Player) -> bool:
    """CL-R-33: a life point to regain and two cards to discard."""
    if not player.alive or player.ghost or player.spirit or not g.has(player, "sid_ketchum"):
        return False
    return player.life < player.top and len(spare(g, player)) >= 2


def patch_up(g: World, player: Player) -> Step[None]:
    """Discard two cards, regain 1 life point."""
    for _ in range(2):
        options = lambda: {f"discard {c}": c for c in player.hand if not is_bound(g, player, c)}  # noqa: E731
        card = yield Ask(player.seat, "patch_up", options)
        g.spend(player, card)
    heal(g, player)
