"""Two players with two characters each (CL-2P): who is active, phase 0, places, the end."""

from __future__ import annotations

from typing import Any, TypeVar

from tests.second_reading.asking import Ask, Over, Step
from tests.second_reading.world import Player, World

T = TypeVar("T")
PERSONS = (0, 1, 1, 0)  # clockwise: A-left, B-right, B-left, A-right (CL-2P-3)
RIGHT_FIRST = ((3, 0), (1, 2))


def figures(g: World, player: Player) -> list[Player]:
    """The living characters of a player, the right one first."""
    return [g.players[seat] for seat in RIGHT_FIRST[player.person] if g.players[seat].alive]


def places(g: World, player: Player) -> list[Player]:
    """Whom one's cards can lie in front of."""
    return figures(g, player) if g.standing else [player]


def as_target(g: World, player: Player, step: Step[T]) -> Step[T]:
    """CL-2P-7: while a card demands something of it, a passive character counts as active, the other as passive."""
    if not g.standing:
        return (yield from step)
    before = g.awake[player.person]
    g.awake[player.person] = player.seat
    result = yield from step
    g.awake[player.person] = before if g.players[before].alive else g.standing[player.person]
    return result


def falls(g: World, player: Player) -> None:
    """CL-2P-14: the remaining character is active for the rest of the game."""
    left = figures(g, player) if g.standing else []
    if left:
        g.standing[player.person] = left[0].seat
        g.awake[player.person] = left[0].seat


def check_end(g: World) -> None:
    """CL-2P-1: both characters of the opponent eliminated."""
    alive = sorted({p.person for p in g.living()})
    if len(alive) < 2:
        raise Over("", alive)


def rest(g: World) -> None:
    """Nobody is a target: as phase 0 has left them."""
    g.awake = dict(g.standing)


def choose_active(g: World, player: Player, held: list[Player]) -> Step[Player | None]:
    """Phase 0 (CL-2P-4 c): not one held in Jail; None if all are."""
    free = [p for p in figures(g, player) if p not in held]
    if not free:
        return None
    chosen = free[0]
    if len(free) > 1:
        found: dict[str, Any] = {f"choose P{p.seat}": p for p in free}
        chosen = yield Ask(player.seat, "active", lambda: found)
    g.standing[player.person] = chosen.seat
    rest(g)
    g.turn = chosen.seat
    return chosen


def choose_place(g: World, player: Player, card: str, found: list[Player]) -> Step[Player]:
    """CL-2P-10: in front of which own character; the card lies open meanwhile."""
    place = found[0]
    if len(found) > 1:
        g.limbo.append(card)
        place = yield Ask(player.seat, "place", lambda: {f"choose P{p.seat}": p for p in found})
        g.limbo.remove(card)
    return place


def pass_dynamite(g: World, player: Player) -> Step[Player | None]:
    """CL-2P-6: the opponent chooses one of his living characters without a Dynamite."""
    opponent = next(p for p in g.players if p.person != player.person)
    free = [p for p in figures(g, opponent) if not any(card.startswith("dynamite:") for card in p.table)]
    if len(free) < 2:
        return free[0] if free else None
    chosen: Player = yield Ask(free[0].seat, "dynamite", lambda: {f"choose P{p.seat}": p for p in free})
    return chosen


def shares(g: World, player: Player) -> list[Player]:
    """CL-2P-12: the acting player takes as many as he has characters, then the opponent."""
    return figures(g, player) + [p for p in g.clockwise(player) if p.person != player.person]
