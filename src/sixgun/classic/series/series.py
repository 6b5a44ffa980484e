"""A series of games as the session knows it: one game after the other at the same table. [CL-SCORE-1 CL-VAR-6]"""

from __future__ import annotations

from sixgun.classic.dealing import Plan, lay_sets, lay_table, shuffled_cast
from sixgun.classic.game import Classic
from sixgun.classic.rules.options import VARIANT_EXPERIENCE, VARIANT_HIRE
from sixgun.classic.series.experience import buy_cards
from sixgun.classic.series.hire import hire_all, survivors
from sixgun.classic.series.ledger import (
    CASTING,
    INTERVAL,
    KEEPERS,
    PLAYING,
    PURCHASES,
    START_MONEY,
    Ledger,
    ledger_of,
)
from sixgun.classic.series.scoring import finish, ranking, standings
from sixgun.classic.table import state
from sixgun.classic.table.trays import clear_away
from sixgun.classic.table.waiting import NO_FALLEN, NO_TRIGGERS
from sixgun.kernel import ask, game
from sixgun.kernel.ask import Ask, Rule, Together
from sixgun.kernel.chance import Chance
from sixgun.kernel.errors import GameOver
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.story import Entry


class Deal(game.Deal):
    """Where every hidden thing of the game is, and by what chance the next ones are dealt."""

    __slots__ = ("table", "chance")

    def __init__(self, table: game.Deal | None, chance: Chance) -> None:
        self.table = table
        self.chance = chance


class GoOn(ask.Ask):
    """The game is over: everybody looks at it until he goes on."""

    def list_options(self) -> list[Option]:
        """Nothing to choose."""
        return [PASS]


def table_of(played: game.Game) -> Classic:
    """The table of a single game, or of the one being played in a series."""
    if isinstance(played, Series):
        return played.table
    assert isinstance(played, Classic)
    return played


def clear_up(g: Classic) -> None:
    """A game may end in the middle of an effect: what was open or waited is nothing any more."""
    for tray in g.trays:
        clear_away(g, tray)
    g.waiting = NO_TRIGGERS
    g.fallen = NO_FALLEN
    g.stage = None
    g.actor = NONE


class Series(game.Game):
    """The game being played lies in ``table``; what outlasts it, in the ledger there."""

    __slots__ = ("plan", "table")

    def __init__(self, plan: Plan, chance: Chance, like: Series | None = None) -> None:
        super().__init__(chance)
        self.plan = plan
        if like is None:
            money = START_MONEY if plan.options & VARIANT_HIRE.bit else 0
            self.table = self.lay(Ledger(plan.players, chance.below(plan.players), money))
        else:
            self.table = like.table.copy()
            if like.hint is not None:
                self.table.hint = like.hint

    def copy(self) -> Series:
        """An independent copy."""
        return Series(self.plan, self.chance.copy(), self)

    # -- one game after the other ---------------------------------------------------------------------

    def rule(self) -> Rule:
        """All it needs lies in the State: it can begin again at any question marked quiescent."""
        while True:
            self.table.story = self.story
            if ledger_of(self.table).stage < PLAYING:
                yield from self.prepare(self.table)
            if ledger_of(self.table).stage == PLAYING:
                try:
                    yield from self.table.rule()
                except GameOver:
                    self.finish()
            if ledger_of(self.table).is_last:
                return
            yield Together("next_game", [GoOn(seat, "next_game", [PASS], True) for seat in range(self.seats)], True)
            self.next_game()

    def lay(self, ledger: Ledger) -> Classic:
        """The next table, before anybody has a character: roles first. [CL-VAR-6]"""
        g = lay_table(self.plan, self.chance.child(), ledger.sheriff)
        g.number = ledger.number
        g.phase = state.CASTING
        lay_sets(self.plan, g)
        g.lay_parts([*g.parts, ledger])
        ledger.stage = KEEPERS if g.is_on(VARIANT_HIRE) else CASTING
        g.recount_all()
        return g

    def next_game(self) -> None:
        """The star goes on, the seats stay. [CL-SCORE-1]"""
        ledger = ledger_of(self.table)
        alive = ledger.history[-1].alive
        ledger.number += 1
        ledger.falls = ledger.traitors = []
        ledger.turns = [0] * ledger.games
        self.table = self.lay(ledger)
        self.table.story = self.story
        if ledger.stage == KEEPERS:
            ledger.to_ask = survivors(self.table, alive)

    def finish(self) -> None:
        """Pay everybody; after the last game the lot decides between equals. [CL-SCORE-6]"""
        ledger = ledger_of(self.table)
        clear_up(self.table)
        finish(self.table, ledger)
        ledger.stage = INTERVAL
        if ledger.is_last:
            lots = list(range(ledger.games))
            self.chance.shuffle(lots)
            ledger.lots = lots
            self.table.tell("series_over", ranking(ledger)[0])

    # -- before each game -----------------------------------------------------------------------------

    def prepare(self, g: Classic) -> Rule:
        """Characters, by auction or dealt; then the cards bought over; then the rest is dealt. [CL-VAR-6]"""
        if ledger_of(g).stage == CASTING:
            yield from self.cast(g)
        elif ledger_of(g).stage < PURCHASES:
            yield from hire_all(g)
            self.deal_reserves(g)
        if g.is_on(VARIANT_EXPERIENCE):
            yield from buy_cards(g)
        self.deal(g)

    def cast(self, g: Classic) -> Rule:
        """Characters as in a single game."""
        if not g.players[0].reserve:
            g.phase = state.START
            g.mode.deal_characters(g, shuffled_cast(g))
        if g.phase == state.CASTING:
            yield from g.mode.choose(g)
        g.phase = state.CASTING
        ledger_of(g).stage = PURCHASES

    def deal_reserves(self, g: Classic) -> None:
        """One of the others, face down. [CL-SETUP-4]"""
        hired = ledger_of(g).hired
        pool = [number for number in shuffled_cast(g) if number not in hired]
        for p in g.players:
            p.reserve = [pool.pop()]

    def deal(self, g: Classic) -> None:
        """What nobody bought is shuffled and dealt. The dealing is no story."""
        story, g.story = g.story, None
        g.chance.shuffle(g.deck)
        g.mode.deal_hands(g)
        g.recount_all()
        g.story = story
        g.phase = state.START
        ledger = ledger_of(g)
        ledger.stage = PLAYING
        g.tell("game", ledger.sheriff, amount=ledger.number + 1)

    # -- what the session asks of a game --------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return self.plan.players

    @property
    def is_playing(self) -> bool:
        """Is a game going on, or something between two of them?"""
        return ledger_of(self.table).stage == PLAYING

    def interjections(self, seat: int, ask: Ask) -> list[Option]:
        """Only in a game."""
        return self.table.interjections(seat, ask) if self.is_playing else []

    def interject(self, seat: int, option: Option) -> Rule:
        """Carry that out."""
        return self.table.interject(seat, option)

    def is_out(self, seat: int) -> bool:
        """Nobody is for good."""
        return self.is_playing and self.table.is_out(seat)

    def minds_speech(self, seat: int) -> bool:
        """Does the game mind?"""
        return self.is_playing and self.table.minds_speech(seat)

    def speech(self, seat: int, ask: Ask) -> Rule:
        """What it comes to."""
        return self.table.speech(seat, ask)

    def mutes(self, seat: int) -> bool:
        """Does the game forbid *seat* to say anything?"""
        return self.is_playing and self.table.mutes(seat)

    def acting_seat(self) -> int:
        """Whose play is being resolved."""
        return self.table.acting_seat()

    def view(self, viewer: int, known: bool = True) -> game.View:
        """The game's, with the ledger in it."""
        return self.table.view(viewer, known)

    def pieces(self, encode: game.Encode) -> game.Pieces:
        """Those of the games, one after the other."""
        return self.table.pieces(encode)

    def disclosed(self) -> tuple[int, ...]:
        """Which game, and what came to light in it."""
        ledger = ledger_of(self.table)
        return (ledger.number, ledger.stage, len(ledger.row), *self.table.disclosed())

    def deal_anew(self, seat: int, chance: Chance, roles: list[int] | None = None) -> game.Deal:
        """Of the game being played what *seat* does not know; the next ones come as they may."""
        over = ledger_of(self.table).stage == INTERVAL  # then all roles lie open, and no card comes any more
        return Deal(None if over else self.table.deal_anew(seat, chance, roles), chance.child())

    def lay_out(self, deal: game.Deal) -> None:
        """Put every hidden thing where *deal* says."""
        assert isinstance(deal, Deal)
        if deal.table is not None:
            self.table.lay_out(deal.table)
        self.chance = deal.chance.copy()

    def why_not(self, ask: Ask | None, seat: int, card: str, target: int) -> dict[str, object] | None:
        """Ask the game."""
        return self.table.why_not(ask, seat, card, target)

    def seen(self, entry: Entry, viewer: int) -> dict[str, object]:
        """One entry of the story as *viewer* may read it."""
        return self.table.seen(entry, viewer)

    def result(self) -> dict[str, object] | None:
        """Who has most, once the series is over, and how it came about. [CL-SCORE-6]"""
        ledger = ledger_of(self.table)
        if not ledger.lots:
            return None
        last = self.table.result()
        assert last is not None
        return {
            "side": "series",
            "winners": ranking(ledger)[:1],
            "roles": last["roles"],
            "dollars": ledger.money,
            "standings": standings(ledger),
            "games": [played.to_dict() for played in ledger.history],
        }

    def standings(self) -> list[dict[str, object]]:
        """Place, seat, dollars, what each game brought, wins, turns."""
        return standings(ledger_of(self.table))

    def to_bytes(self) -> bytes:
        """The game with its ledger, and the chance of the next ones."""
        return self.table.to_bytes() + repr([self.chance.position, self.chance.key.hex()]).encode()
