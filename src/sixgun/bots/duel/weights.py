"""Everything the baseline bot of The Duel believes, as numbers. One point is about one life point of the opponent.

Tuned by simulation; another table of weights makes another player.
"""

from __future__ import annotations

from sixgun.kernel.hints import Final


class Weights:
    """The numbers a baseline bot plays by; set some anew on an instance for another player."""

    # what a life point is worth
    own_life: float = 1.0
    weakest: float = 0.06  # more for each life point the target has less than 5
    fresh_cards: float = 0.5  # less for a kill: its owner draws two cards
    ability: float = 0.5  # more for a kill: this part of what the character and its gear are worth in front
    last_pair: float = 0.6  # more for a kill that leaves the opponent a single character
    victory: float = 30.0
    hunter: float = 0.12  # of three players, how much I want to hurt the one who hunts me

    # what a hit comes to, by the cards in the hand of the target's owner
    hit_bare: float = 0.97
    hit_fades: float = 0.82  # times this for each card
    hit_least: float = 0.35
    hit_barrel: float = 0.75  # times this for a Barrel, for Sid Curry
    hit_hat: float = 0.35  # times this for a Hat or a Lucky Penny
    hit_known: float = 0.4  # times this if a miss was seen in that hand
    hit_soft: float = 0.35  # times this if any card cancels it
    hit_hard: float = 1.35  # times this if it takes two cards, or only few can
    parry: float = 0.35  # what it is worth that a card was spent against it

    # what cards are worth: an average one to me, one of theirs lost; what a play must promise
    card: float = 0.45
    card_lost: float = 0.38
    aim: float = 0.4  # a hit card
    aim_many: float = 0.3  # a BANG! card while there are more: one a turn is allowed
    aim_spare: float = 0.1  # the same while the hand is too large to be kept
    bother: float = 0.3  # any other card
    noise: float = 0.03

    # who stands in front
    talent: float = 1.0  # times what its ability is worth there
    kit: float = 1.0  # times what lies beside it
    front_life: float = 0.07  # for each of its life points: cards may stay in hand
    crowded: float = 0.35  # less for each card that could not stay in hand
    exposed: float = 0.15  # less with a single life point left
    move_from: float = 0.3  # what a move must promise
    watched: float = 0.5  # less if somebody draws a card for it
    swap: float = 0.05  # what the better place of the opponent's characters is worth to me

    # single cards
    duel_risk: float = 0.8
    snake: float = 0.9
    stampede: float = 0.12
    store: float = 0.3
    taken: float = 0.3  # what a card in play is worth in my hand, as part of its worth there

    def __init__(self) -> None:
        self.lessons: list[float] = []  # what search taught: see ``lessons``


WEIGHTS: Final = Weights()
