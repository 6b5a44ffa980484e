"""Temperaments: shifts of the weights, so that no two bots of one strength need be alike."""

from __future__ import annotations

from sixgun.bots.classic.weights import Weights


def tempered(weights: Weights, temperament: str) -> Weights:
    """The same player in another mood; *weights* are changed and given back."""
    if temperament == "cautious":  # cares for its own skin
        weights.own_life *= 1.3
        weights.duel_risk *= 1.4
        weights.aim += 0.1
        weights.spare_aim += 0.1
    elif temperament == "reckless":  # shoots first
        weights.own_life *= 0.75
        weights.duel_risk *= 0.6
        weights.aim = weights.spare_aim = 0.0
        weights.last_life *= 1.4
    elif temperament == "treacherous":  # does not spare its own, as long as nobody knows it
        weights.outlaw_on_outlaw *= 0.4
        weights.deputy_on_deputy *= 0.4
        weights.outlaw_on_sheriff *= 0.6
        weights.renegade_on_weaker += 0.3
    return weights
