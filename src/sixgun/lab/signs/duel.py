"""How one sees that a card, a character, a mode or an option of The Duel has been used: that it did something."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from sixgun.duel.abilities import BLUE, CHARACTERS, FACE, GREEN, RED, PlayVerb
from sixgun.duel.frames import aims, may_bang
from sixgun.duel.offers import AS_MISSED, MOVE, USE
from sixgun.duel.options import FEWEST, MODES, Mode
from sixgun.duel.sets import SETS
from sixgun.duel.setup import cast_of
from sixgun.duel.state import State
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import Chance
from sixgun.kernel.option import PASS, Option
from sixgun.lab import quarry

OPTIONS: Final = ("squad_size", "sides_by_lot", "squads", "awake_for_the_whole_effect")
SETTINGS: Final = tuple(f"{name}={state}" for name in OPTIONS for state in ("on", "off"))
MERELY_NAMED: Final = ("enter", "eliminated", "lay", "hit", "cancelled", "shielded", "ignored")
"""Entries whose cause did nothing yet: it came, went, or was answered."""


class Moment(quarry.Moment):
    """One answer at a table of The Duel."""

    def __init__(self, game: State, seat: int, ask: Ask, option: Option) -> None:
        super().__init__(seat, ask, option)
        self.game = game

    @property
    def shoots(self) -> bool:
        """Is a BANG! card being played?"""
        verb = self.option.verb
        return self.ask.why == "play" and isinstance(verb, PlayVerb) and verb.frame == RED

    def fronts(self, me: int) -> bool:
        """Is it *me* who plays?"""
        return self.seat == me and self.ask.why == "play"

    def before(self) -> Iterator[str]:
        """What is used by giving this answer: a card for its effect, as a miss; an ability."""
        verb = self.option.verb
        if isinstance(verb, PlayVerb) and (verb.frame < BLUE or self.ask.why == "hit"):
            yield verb.rule.id
        elif verb is USE:
            yield FACE[self.option.card].id
        if self.option is not MOVE:
            yield from signs_in(self, BEFORE)

    def after(self) -> Iterator[str]:
        """What was used, seen by what came of it."""
        for entry in self.entries:
            laid = entry.what == "play" and FACE[entry.card].frame in (BLUE, GREEN)
            if entry.cause and not laid and entry.what not in MERELY_NAMED:
                yield entry.cause
        yield from signs_in(self, AFTER)


Sign = Callable[[Moment, int, int], bool]
"""Given an answer, the owner and the place of a thing in play: has it been used by that?"""


def as_another(m: Moment, me: int, at: int) -> bool:
    """A card is used as another one by the active character."""
    verb = m.option.verb
    disguised = isinstance(verb, PlayVerb) and FACE[m.option.card] is not verb.rule
    return m.seat == me and m.game.active(me) == at and (disguised or verb is AS_MISSED)


def beyond_the_limit(m: Moment, me: int, at: int) -> bool:
    """A BANG! card though the one of this turn is played."""
    return m.fronts(me) and m.shoots and m.game.bangs >= m.game.allowance


def without_a_limit(m: Moment, me: int, at: int) -> bool:
    """A BANG! card that is not counted, by the front."""
    return m.fronts(me) and m.shoots and m.game.front[me] == at


def at_the_back(m: Moment, me: int, at: int) -> bool:
    """A hit card at somebody's back that only what lies beside the front allows."""
    g = m.game
    target = m.option.target
    if not m.fronts(me) or g.front[me] != at or not 0 <= target < len(g.who) or target >> 1 == me:
        return False
    return FACE[m.option.card].is_hit_card and g.front[target >> 1] != target


def anywhere(m: Moment, me: int, at: int) -> bool:
    """A card at somebody's back, or gear beside the own front."""
    g = m.game
    target = m.option.target
    if not m.fronts(me) or g.front[me] != at or not 0 <= target < len(g.who):
        return False
    if target >> 1 == me:
        return target == at and FACE[m.option.card].frame >= BLUE
    return g.front[target >> 1] != target


def draws_more(m: Moment, me: int, at: int) -> bool:
    """Three cards or more in the draw phase."""
    drawn = [entry for entry in m.entries if entry.what == "draw" and entry.seat == me and entry.cause == "phase"]
    return len(drawn) > 2 and m.game.front[me] == at


def is_ignored(m: Moment, me: int, at: int) -> bool:
    """An action goes past the character there."""
    return any(entry.what == "ignored" and entry.target == at for entry in m.entries)


def shields(m: Moment, me: int, at: int) -> bool:
    """Somebody else might shoot, but not at the character there."""
    g = m.game
    by = m.ask.seat
    return m.ask.why == "play" and by != me and may_bang(g, by) and g.front[me] == at and at not in aims(g, by, False)


def hurries(m: Moment, me: int, at: int) -> bool:
    """A resource in the turn it came."""
    return m.fronts(me) and m.option.verb is USE and m.game.since.get(m.option.card, 0) >= m.game.turns


def keeps_more(m: Moment, me: int, at: int) -> bool:
    """More cards than life points stay in hand."""
    g = m.game
    return m.fronts(me) and m.option is PASS and g.front[me] == at and len(g.hands[me]) > max(2, g.life[at])


BEFORE: Final[dict[str, Sign]] = {
    "annie_oakey": as_another,
    "toco_ramirez": as_another,
    "the_stranger": beyond_the_limit,
    "west_harding": without_a_limit,
    "gunbelt": without_a_limit,
    "scope": at_the_back,
    "jack_ransome": anywhere,
    "spurs": shields,
    "coquette_delu": hurries,
    "big_steve": keeps_more,
    "bart_masterson": lambda m, me, at: m.seat == me and m.ask.why == "reveal",
    "buffalo_bell": lambda m, me, at: m.seat == me and m.ask.why == "divert" and m.option is not PASS,
    "tex_killer": lambda m, me, at: m.ask.why == "pay",
    "dutch_harry": lambda m, me, at: m.seat == me and m.ask.why == "look",
    "big_jim": lambda m, me, at: m.seat == me and m.ask.why == "big_jim" and m.option is not PASS,
    "baby_leroy": lambda m, me, at: m.seat == me and m.ask.why == "apply_again" and m.option is not PASS,
    "fortune_teller": lambda m, me, at: m.option.verb is m.game.who[at].uses,
}
"""Things in play whose use shows in the answer and the table it is given at."""

AFTER: Final[dict[str, Sign]] = {
    "bank": draws_more,
    "dalton_bros": draws_more,
    "el_chindi": is_ignored,
}
"""Things in play whose use shows in what comes of an answer. All others are named as the cause of something."""


def signs_in(m: Moment, signs: dict[str, Sign]) -> Iterator[str]:
    """The things in play that are used now."""
    g = m.game
    for at, who in enumerate(g.who):
        for id in [who.id] + [FACE[card].id for card in g.gear[at]]:
            if id in signs and signs[id](m, at >> 1, at):
                yield id


class Duel(quarry.Quarry):
    """The Duel and Renegades."""

    def goals(self) -> list[str]:
        """Cards and characters by id, modes by name, options on and off."""
        found = [face.id for manifest in SETS.values() for face in manifest.cards]
        found += [who.id for who in CHARACTERS]
        return found + [f"mode={mode}" for mode in MODES] + list(SETTINGS)

    def any_setup(self, chance: Chance) -> dict[str, object]:
        """Any mode; every other game as the rulebook has it, else any size, and lots or squads by name."""
        mode = list(MODES.values())[chance.below(len(MODES))]
        options: dict[str, object] = {}
        if chance.below(2):
            by_lot = options["sides_by_lot"] = chance.below(2) == 1
            options["awake_for_the_whole_effect"] = chance.below(2) == 1
            if chance.below(2) and not by_lot:
                options["squads"] = squads(mode, FEWEST + chance.below(5), chance)
            elif chance.below(2):
                options["squad_size"] = mode.size + chance.below(3)
        return {"mode": mode.id, "options": options}

    def settings(self, setup: dict[str, object]) -> Iterator[str]:
        """The mode and the options it was played with."""
        yield f"mode={setup['mode']}"
        given = setup["options"]
        assert isinstance(given, dict)
        usual = MODES[str(setup["mode"])].size
        for name in OPTIONS:
            value = given.get(name)
            yield f"{name}={'on' if value and (name != 'squad_size' or value != usual) else 'off'}"

    def census(self, game: game.Game) -> list[int]:
        """Decks, hands, cards in play."""
        assert isinstance(game, State)
        piles = [*game.decks, *game.hands, *game.gear, game.common, game.discards, game.limbo]
        return sorted(card for pile in piles for card in pile)

    def moment(self, game: game.Game, seat: int, ask: Ask, option: Option) -> Moment:
        """At a table of The Duel."""
        assert isinstance(game, State)
        return Moment(game, seat, ask, option)


QUARRY: Final = Duel()


def squads(mode: Mode, size: int, chance: Chance) -> list[list[str]]:
    """Squads by name, of anybody in the mode."""
    everybody = cast_of(mode)
    order = list(range(len(everybody)))
    chance.shuffle(order)
    names = [everybody[i] for i in order]
    return [names[seat * size : seat * size + size] for seat in range(len(mode.squads))]
