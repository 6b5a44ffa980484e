"""Temperaments: shifts of the weights, so that no two bots of one strength need be alike."""

from __future__ import annotations

from sixgun.bots.duel.weights import Weights


def tempered(weights: Weights, temperament: str) -> Weights:
    """The same player in another mood; *weights* are changed and given back."""
    if temperament == "cautious":  # keeps its cards for worse times
        weights.own_life *= 1.3
        weights.duel_risk *= 1.4
        weights.aim += 0.1
        weights.aim_many += 0.1
    elif temperament == "reckless":  # shoots first
        weights.own_life *= 0.75
        weights.duel_risk *= 0.6
        weights.aim *= 0.5
        weights.aim_many *= 0.5
        weights.aim_spare = 0.0
    elif temperament == "treacherous":  # takes what others have
        weights.card_lost *= 1.4
        weights.taken *= 1.4
        weights.hunter += 0.2
    return weights
