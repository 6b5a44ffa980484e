"""A series for dollars: game after game with the star going round, scored by CL-SCORE-2."""

from __future__ import annotations

from typing import Any

from tests.second_reading.follow import Follow
from tests.second_reading.printed import ROLES
from tests.second_reading.turns import game
from tests.second_reading.world import Mismatch, Over, Player, World

SHERIFF, OUTLAWS, RENEGADE = "sheriff deputy", "outlaw", "renegade"


def score(g: World, over: Over) -> list[int]:
    """The dollars of one game, by role at the end and outcome."""
    outlaws = ROLES[len(g.players)].split().count("outlaw")
    if g.show == "ww_wild_west_show":  # WW-WIN-2
        return [1500 * len(g.players) * (p.seat in over.winners) for p in g.players]
    return [share(g, p, over, outlaws) - 5000 * p.betrayed for p in g.players]


def share(g: World, player: Player, over: Over, outlaws: int) -> int:
    """One row of the table of CL-SCORE-2."""
    number = len(g.players)
    alive = player.alive
    if player.role == "sheriff":
        return {SHERIFF: 1500 * outlaws, RENEGADE: 100 * number}.get(over.side, 0)
    if player.role == "deputy":
        return (1000 if alive else 700) * outlaws if over.side == SHERIFF else 0
    if player.role == "outlaw":
        return (1000 if alive else 800) * outlaws if over.side == OUTLAWS else 0
    if over.side == RENEGADE:
        return 1500 * number if player.seat in over.winners else 0
    if over.side == OUTLAWS:
        return 300 * number if alive else 0
    return 400 * number if g.last_fallen is player else 0


class FollowSeries(Follow):
    """As many games as players; the model begins anew with each deal and keeps the accounts."""

    def follow(self) -> None:
        """To the end of the series."""
        dollars = [0] * self.table.seats
        by_game: list[list[int]] = []
        first = self.world.turn
        for number in range(self.table.seats):
            self.same("star", self.world.turn, (first + number) % self.table.seats)
            over = self.one_game()
            self.learn_lost_roles(number)
            earned = score(self.world, over)
            by_game.append(earned)
            bounties = [p.bounty for p in self.world.players]
            dollars = [sum(all_) for all_ in zip(dollars, earned, bounties, strict=True)]
            self.check_accounts(number, earned, dollars)
            if number + 1 < self.table.seats:
                self.go_on()
        self.check_standings(dollars, by_game)

    def one_game(self) -> Over:
        """One game to its end."""
        try:
            self.drive(game(self.world))
        except Over as over:
            self.oracle.told.clear()
            self.traced.clear()
            return over
        raise Mismatch("a game without an end")

    def learn_lost_roles(self, number: int) -> None:
        """Roles dealt face down to the eliminated (WW-ROLE-2) are shown at the end."""
        result: dict[str, Any] = dict(self.table.result or self.table.view().to_dict()["series"])  # type: ignore[call-overload]
        roles = (result["games"] if "games" in result and self.table.result else result["history"])[number]["roles"]
        for player in self.world.players:
            if player.role == "?":
                player.role = roles[player.seat]

    def check_accounts(self, number: int, earned: list[int], dollars: list[int]) -> None:
        """What the engine has written down for this game, and what everybody owns."""
        if number + 1 == self.table.seats:
            return
        series: dict[str, Any] = dict(self.table.view().to_dict()["series"])  # type: ignore[call-overload]
        self.same("game", (series["game"], series["stage"]), (number + 1, "interval"))
        self.same("earned", series["history"][-1]["dollars"], earned, number)
        self.same("dollars", series["dollars"], dollars)
        for player in self.world.players:
            if player.role != "?":
                self.same("role", series["history"][-1]["roles"][player.seat], player.role, player.seat)

    def go_on(self) -> None:
        """Everybody is asked to go on; then the next game is dealt."""
        for seat in self.random.sample(range(self.table.seats), self.table.seats):
            question = self.table.question(seat)
            assert question is not None
            self.same("question", (question.why, [o.key for o in question.options]), ("next_game", ["pass"]), seat)
            self.oracle.told.clear()
            self.traced.clear()
            self.say(seat, "pass")
        self.world = self.deal()

    def check_standings(self, dollars: list[int], by_game: list[list[int]]) -> None:
        """CL-SCORE-6: who owns most stands first."""
        if not self.table.over:
            raise Mismatch("the series should be over")
        standings: list[dict[str, Any]] = self.table.standings
        self.same("standings", [row["dollars"] for row in standings], sorted(dollars, reverse=True))
        for row in standings:
            seat = row["seat"]
            self.same("standings", row["by_game"], [earned[seat] for earned in by_game], seat)
            self.same("standings", row["dollars"], dollars[seat], ("sum", seat))
