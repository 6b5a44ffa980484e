"""Temperaments: shifts of the numbers a bot plays by, so that no two bots of one strength need be alike."""

from __future__ import annotations

from sixgun.kernel.hints import Any, Final, TypeAlias

Shift: TypeAlias = dict[str, tuple[float, float]]  # by the name of a number: times so much, and so much more

COMMON: Final[dict[str, Shift]] = {  # what a temperament means in every game
    "cautious": {"own_life": (1.3, 0.0), "duel_risk": (1.4, 0.0), "aim": (1.0, 0.1)},  # cares for its own skin
    "reckless": {"own_life": (0.75, 0.0), "duel_risk": (0.6, 0.0)},  # shoots first
    "treacherous": {},
}


def shift(weights: Any, temperament: str, own: dict[str, Shift]) -> None:
    """These numbers in another mood; *own*: what it means in this game besides."""
    if temperament:
        for name, (times, more) in (COMMON[temperament] | own[temperament]).items():
            setattr(weights, name, getattr(weights, name) * times + more)
