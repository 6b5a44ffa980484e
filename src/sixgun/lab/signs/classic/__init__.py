"""How one sees that a card, a character, a wagon or a table option of the classic game has been used."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sixgun.classic.modes import MODES
from sixgun.classic.rules.tables import ABILITIES, CHARACTERS, PRINTED
from sixgun.classic.sets import finished_sets, manifest_of
from sixgun.classic.setup import default_options
from sixgun.classic.table.roles import ROLE_NAMES
from sixgun.classic.table.state import State
from sixgun.kernel import game
from sixgun.kernel.ask import Ask
from sixgun.kernel.chance import Chance
from sixgun.kernel.option import NONE, Option
from sixgun.lab import quarry
from sixgun.lab.signs.classic import dodge_city, train
from sixgun.lab.signs.classic.moment import USE, Moment, Sign, counts_as, out_of_reach, too_far_without

FACTIONS: Final = {"sheriff": "law", "deputy": "law", "outlaw": "outlaws", "renegade": "renegade"}


def bang_again(m: Moment, me: int) -> bool:
    """A second BANG! in a turn, without a Volcanic."""
    armed = any(PRINTED[card].face.any_number_of_bangs for card in m.game.players[me].in_play)
    return m.seat == me and m.ask.why == "play" and m.plays == "bang" and m.game.bangs > 0 and not armed


def takes_the_dead(m: Moment, me: int) -> bool:
    """Somebody fell and I take something of theirs."""
    fallen = [entry.seat for entry in m.entries if entry.what == "eliminated"]
    return any(entry.what == "take" and entry.seat == me and entry.target in fallen for entry in m.entries)


def clears_the_table(m: Moment, me: int) -> bool:
    """I lay a card and somebody loses one."""
    return m.seat == me and any(e.what == "lose" and e.seat != me for e in m.entries) and m.tells(me, "lay")


BEFORE: Final[dict[str, Sign]] = {
    "paul_regret": out_of_reach,
    "rose_doolan": too_far_without,
    "willy_the_kid": bang_again,
    "calamity_janet": counts_as,
    "uncle_will": counts_as,
    "lucky_duke": lambda m, me: m.seat == me and m.ask.why == "draw_check",
    "jesse_jones": lambda m, me: m.seat == me and m.ask.why == "draw_from" and m.option.target != NONE,
    "pedro_ramirez": lambda m, me: m.seat == me and m.ask.why == "draw_from" and m.option.card != NONE,
}
"""Characters whose use shows in the answer and the table it is given at."""

AFTER: Final[dict[str, Sign]] = {
    "bart_cassidy": lambda m, me: m.tells(me, "hurt", "draw"),
    "el_gringo": lambda m, me: m.tells(me, "hurt", "steal"),
    "slab_the_killer": lambda m, me: any(e.what == "shot" and e.seat == me and e.amount > 1 for e in m.entries),
    "vulture_sam": takes_the_dead,
    "johnny_kisch": clears_the_table,
}
"""Characters whose use shows in what comes of an answer. All others are named as the cause of something, or used."""


ALL_BEFORE: Final = BEFORE | dodge_city.BEFORE | train.BEFORE
ALL_AFTER: Final = AFTER | dodge_city.AFTER | train.AFTER


class Watched(Moment):
    """One answer, and what it uses."""

    def before(self) -> Iterator[str]:
        """What is used by giving this answer: a card for its effect, an ability."""
        if self.option.verb.word == USE:
            face = self.option.verb.face
            yield ABILITIES[self.option.card if face == NONE else face].ability.id
        elif self.plays and self.ask.why not in ("duel", "indians"):
            yield self.plays
            if self.card != NONE and PRINTED[self.card].face.mimics:
                yield PRINTED[self.card].face.id
        yield from self.by_signs(ALL_BEFORE)

    def after(self) -> Iterator[str]:
        """What was used, seen by what came of it."""
        for entry in self.entries:
            if entry.cause and entry.what != "character":
                yield entry.cause
        yield from self.by_signs(ALL_AFTER)

    def by_signs(self, signs: dict[str, Sign]) -> Iterator[str]:
        """The characters and wagons that have a sign, and it shows."""
        for p in self.game.players:
            for thing in (p.character.id, *(PRINTED[card].face.id for card in p.in_play)):
                if thing in signs and signs[thing](self, p.seat):
                    yield thing


def everything(sets: tuple[str, ...] = ()) -> list[str]:
    """The ids of all cards, characters, events, wagons, stations of these sets (none named: of all)."""
    found: list[str] = []
    for name in sets or finished_sets():
        manifest = manifest_of(name)
        found += [thing.id for thing in manifest.cards if thing.copies]
        found += [CHARACTERS[c].id for c in manifest.cast + manifest.special_cast]
        found += [thing.id for thing in (*manifest.events, *manifest.wagons, *manifest.stations, *manifest.locomotive)]
    return found


class Classic(quarry.Quarry):
    """The classic game."""

    def goals(self) -> list[str]:
        """Cards, characters, events, wagons and stations by id, options on and off."""
        options = default_options(finished_sets())
        return everything() + [f"{name}={state}" for name in options for state in ("on", "off")]

    def factions(self, game: game.Game) -> tuple[str, ...]:
        """By role, where every person has one."""
        assert isinstance(game, State)
        if len(game.players) != game.seats:
            return super().factions(game)
        return tuple([FACTIONS.get(ROLE_NAMES[p.role], f"seat {p.seat}") for p in game.players])

    def any_setup(self, chance: Chance) -> dict[str, object]:
        """Any size, any sets, any options; every other game as the rulebook has it."""
        sizes = sorted({number for mode in MODES for number in mode.players})
        setup: dict[str, object] = {"players": sizes[chance.below(len(sizes))]}
        sets = [name for name in finished_sets() if name == "base" or chance.below(2)]
        setup["sets"] = sets
        options: dict[str, object] = {}
        if chance.below(2):
            options = {name: chance.below(2) == 1 for name in default_options(tuple(sets))}
        setup["options"] = options
        return setup

    def settings(self, setup: dict[str, object]) -> Iterator[str]:
        """The options it was played with."""
        given, sets = setup["options"], setup["sets"]
        assert isinstance(given, dict) and isinstance(sets, list)
        for name, usual in default_options(tuple(sets)).items():
            yield f"{name}={'on' if given.get(name, usual) else 'off'}"

    def census(self, game: game.Game) -> list[int]:
        """Decks, hands (those of a person with several figures once), cards in play, trays."""
        assert isinstance(game, State)
        hands = {p.person: p.hand for p in game.players}
        piles = [game.deck, game.discards, *hands.values(), *(p.in_play for p in game.players)]
        piles += [tray.cards for tray in game.trays] + [part.cards() for part in game.parts]
        return sorted(card for pile in piles for card in pile)

    def moment(self, game: game.Game, seat: int, ask: Ask, option: Option) -> Moment:
        """At a classic table."""
        assert isinstance(game, State)
        return Watched(game, seat, ask, option)


QUARRY: Final = Classic()
