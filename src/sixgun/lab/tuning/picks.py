"""Recorded choices of targets, and the weights that explain them best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sixgun.bots import make
from sixgun.bots.bot import Acts
from sixgun.bots.classic.kinds import DEED, KIND, is_burden
from sixgun.bots.classic.ledger import ACT_OF, TAKES, band_of, phase_of
from sixgun.bots.classic.lore import SIZE, place_of
from sixgun.bots.drive import play
from sixgun.classic.table.roles import SHERIFF
from sixgun.classic.table.state import State
from sixgun.games import kind_of
from sixgun.kernel.option import NONE
from sixgun.kernel.session import Session

LONGEST: Final = 10_000
ROUNDS: Final = 12
STIFF: Final = 4.0  # imagined choices for each weight: what was never seen stays near 1
FLOOR: Final = 0.03  # of the weight of an average target: nobody is above a bluff


@dataclass(frozen=True)
class Pick:
    """Who was chosen, and among whom: places in the table of weights."""

    chosen: int
    among: tuple[int, ...]


@dataclass(frozen=True)
class Recording:
    """One game to be played and looked at: the bots by seat, in turn."""

    players: int
    bots: tuple[str, ...]
    seed: str

    def picks(self) -> list[Pick]:
        """Play it; what its players chose."""
        session, acts = self.play()
        game = session.game
        assert isinstance(game, State)
        return picks_of(acts, [p.role for p in game.players])

    def play(self) -> tuple[Session, Acts]:
        """The game to its end, and what was done in it before all eyes."""
        kind = kind_of("classic")
        session = Session(kind.set_up(kind.read_setup(kind.usual | {"players": self.players}), self.seed))
        crew = [make(self.bots[seat % len(self.bots)], seat, self.seed) for seat in range(self.players)]
        play(session, crew, LONGEST)
        return session, crew[0].acts


def picks_of(acts: Acts, roles: list[int]) -> list[Pick]:
    """The choices in a game whose roles are known now, as the ledger takes them in."""
    found: list[Pick] = []
    latest = (NONE, NONE)  # whoever was robbed last, and by whom
    for seat, option, aims, lives in zip(acts.seats, acts.options, acts.aims, acts.lives, strict=True):
        if roles[seat] == SHERIFF:
            continue
        face, target = option.verb.face, option.target
        if face == NONE:
            if latest == (seat, target) and option.card != NONE and is_burden(option.card):
                found.pop()
                latest = (NONE, NONE)
            continue
        latest = (NONE, NONE)
        kind = ACT_OF.get(DEED[face] if option.card == NONE else KIND[face], NONE)
        if kind == NONE or target in (NONE, seat):
            continue
        phase = phase_of(len(found), len(roles))
        among = [s for s in range(len(roles)) if s != seat and aims >> s & 1]
        places = {s: place_of(kind, phase, roles[seat], roles[s], band_of(lives, s)) for s in among}
        found.append(Pick(places[target], tuple(places.values())))
        if kind == TAKES:
            latest = (seat, target)
    return found


def fit(picks: list[Pick]) -> list[float]:
    """The weights that make the choices likeliest, by minorise–maximise; a floor keeps the unheard-of possible."""
    picks = [pick for pick in picks if len(pick.among) > 1]
    chosen = [STIFF] * SIZE
    for pick in picks:
        chosen[pick.chosen] += 1.0
    weights = [1.0] * SIZE
    for _ in range(ROUNDS):
        chances = [STIFF] * SIZE
        for pick in picks:
            share = 1.0 / sum([weights[place] for place in pick.among])
            for place in pick.among:
                chances[place] += share
        weights = [count / chance for count, chance in zip(chosen, chances, strict=True)]
    return [round(max(FLOOR, weight), 4) for weight in weights]
