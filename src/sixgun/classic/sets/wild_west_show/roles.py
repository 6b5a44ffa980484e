"""Roles dealt anew among some players, and what everybody still knows of them. [WW-ROLE-1 WW-ROLE-2]"""

from __future__ import annotations

from sixgun.classic.table.player import POOL, SHOWN
from sixgun.classic.table.state import State


def mix_roles(g: State, seats: list[int], marks: int) -> None:
    """The roles of *seats* are shuffled and dealt to them face down, unless roles are public; each gets *marks*."""
    roles = [g.players[seat].role for seat in seats]
    g.chance.shuffle(roles)
    if not g.mode.public_roles:
        hide_roles(g, seats, marks)
    for seat, role in zip(seats, roles, strict=True):
        g.players[seat].role = role
    g.kept_board = None
    g.tell("roles", amount=len(seats))


def hide_roles(g: State, seats: list[int], marks: int) -> None:
    """Face down; whoever shared a pool with one of them shares the new one, so that a redeal mixes no others in."""
    hidden = [p for p in g.players if not p.marks & SHOWN]
    touched = {int(p.marks >> POOL) for p in hidden if p.seat in seats}
    used = {int(p.marks >> POOL) for p in hidden}
    pool = min(touched) if touched else next(n for n in range(1, len(g.players) + 1) if n not in used)
    below = (1 << POOL) - 1
    for p in hidden:
        if p.marks >> POOL in touched:
            p.marks = p.marks & below | pool << POOL
    for seat in seats:
        p = g.players[seat]
        p.marks = (p.marks & below & ~SHOWN) | marks | pool << POOL
