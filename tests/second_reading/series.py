"""A series for dollars: game after game with the star going round, scored by CL-SCORE-2."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.second_reading.asking import Ask, Mismatch, Over
from tests.second_reading.between import EXPERIENCE, HIRE, Accounts, auctions, keepers, may_buy
from tests.second_reading.follow import FIVE, Follow
from tests.second_reading.printed import ROLES, full_life
from tests.second_reading.turns import game
from tests.second_reading.world import Player, World

SHERIFF, OUTLAWS, RENEGADE = "sheriff deputy", "outlaw", "renegade"


def score(g: World, over: Over) -> list[int]:
    """The dollars of one game, by role at the end and outcome."""
    outlaws = (
        sum(p.role == "outlaw" for p in g.players) if g.mode == "six" else ROLES[len(g.players)].split().count("outlaw")
    )
    if g.show == "ww_wild_west_show":  # WW-WIN-2
        return [1500 * len(g.players) * (p.seat in over.winners) for p in g.players]
    return [share(g, p, over, outlaws) - 5000 * p.betrayed for p in g.players]


def share(g: World, player: Player, over: Over, outlaws: int) -> int:
    """One row of the table of CL-SCORE-2."""
    number = len(g.players)
    alive = player.alive or player.departed  # CL-SCORE-5
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


def cards_of(character: str, sheriff: bool) -> int:
    """CL-SETUP-6: how many cards a player is dealt."""
    return 5 if character in FIVE else full_life(character) + sheriff


class FollowSeries(Follow):
    """As many games as players; the model begins anew with each deal and keeps the accounts."""

    def deal(self) -> World:
        """First what comes before a game, then the game as it was dealt."""
        if not hasattr(self, "accounts"):
            self.accounts = Accounts(self.table.seats, bool(self.options.get(HIRE)))
            self.first = int(self.shown()["sheriff"])
            self.number = 0
        sheriff = (self.first + self.number) % self.table.seats
        if self.options.get(HIRE):
            self.drive_between(keepers(self.accounts, sheriff), "keepers")
            self.accounts.turned_up = self.learn_lots()
            self.drive_between(auctions(self.accounts, sheriff), "auctions")
        kept = self.buy_over() if self.options.get(EXPERIENCE) and self.number else {}
        world = super().deal()
        for seat, character in enumerate(self.accounts.hired):
            if character is not None:
                self.same("hired", world.players[seat].character, character, seat)
        for seat, cards in kept.items():
            self.same("kept", sorted(set(cards) & set(world.players[seat].hand)), sorted(cards), seat)
        return world

    def skip_deal(self, cards: list[int]) -> None:
        """Between two games dealing is no story."""

    def shown(self) -> dict[str, Any]:
        """The series as everybody sees it."""
        found: dict[str, Any] = dict(self.table.view().to_dict()["series"])  # type: ignore[call-overload]
        return found

    def learn_lots(self) -> list[str]:
        """As many characters as players without one, none of them hired by somebody."""
        lots = [str(one) for one in self.shown().get("turned_up", ())]
        self.same("lots", len(set(lots) - set(self.accounts.hired)), len(self.accounts.without(0)))
        return lots

    def drive_between(self, rule: Generator[Ask, Any, None], stage: str) -> None:
        """A rule of the model between two games."""
        try:
            ask = next(rule)
            while True:
                ask = rule.send(self.put_between(ask, stage))
        except StopIteration:
            return

    def put_between(self, ask: Ask, stage: str) -> Any:
        """One question and what everybody can read of the series meanwhile."""
        self.oracle.told.clear()
        self.same("asked", list(self.table.asked), [ask.seat])
        question = self.table.question(ask.seat)
        assert question is not None
        self.same("question", question.why, ask.why, ask.seat)
        self.asked[ask.why] += 1
        self.same_options(ask, [option.key for option in question.options])
        self.compare_between(stage, ask.why)
        keys = sorted(ask.options())
        if "pass" not in keys and ask.why != "hire" or self.random.random() < 0.5:
            keys = keys[:3]  # money for more than one auction
        key = self.random.choice(keys)
        chosen = ask.options()[key]
        self.say(ask.seat, key)
        return chosen

    def compare_between(self, stage: str, why: str) -> None:
        """Money, characters, prices, bids."""
        shown, a = self.shown(), self.accounts
        self.same("stage", (shown["stage"], shown["game"]), (stage, self.number + 1))
        self.same("dollars", shown["dollars"], a.dollars)
        if stage == "auctions":  # before it the view still names whom everybody had in the last game
            self.same("hired", shown["hired"], a.hired)
            self.same("prices", shown["prices"], a.prices)
            self.same("turned up", shown["turned_up"], a.turned_up)
        if why == "bid":
            self.same("bid", (shown["bid"], shown["bidder"]), (a.bid, a.bidder))

    def buy_over(self) -> dict[int, list[str]]:
        """CL-VAR-3: all at once, nobody sees it before everybody has decided; what each has kept."""
        a = self.accounts
        people: list[dict[str, Any]] = self.table.view().to_dict()["players"]  # type: ignore[assignment]
        sheriff = (self.first + self.number) % self.table.seats
        dealt = [cards_of(str(p["character"]), seat == sheriff) for seat, p in enumerate(people)]
        bought: dict[int, list[str]] = {seat: [] for seat in range(self.table.seats)}
        open_ = {seat for seat in bought if may_buy(a, seat, [], dealt[seat])}
        while open_:
            self.oracle.told.clear()
            self.same("asked", sorted(self.table.asked), sorted(open_))
            self.compare_between("purchases", "experience")
            seat = self.random.choice(sorted(open_))
            options = may_buy(a, seat, bought[seat], dealt[seat])
            question = self.table.question(seat)
            assert question is not None
            self.same("question", question.why, "experience", seat)
            self.asked["experience"] += 1
            self.same_options(Ask(seat, "experience", lambda o=options: o), [o.key for o in question.options])  # type: ignore[misc]
            key = self.random.choice(sorted(options))
            self.say(seat, key)
            bought[seat] += [key.removeprefix("buy ")] if key != "pass" else []
            if key == "pass" or not may_buy(a, seat, bought[seat], dealt[seat]):
                open_.remove(seat)
        for seat, cards in bought.items():
            a.dollars[seat] -= 500 * len(cards)
        return bought

    def follow(self) -> None:
        """To the end of the series."""
        by_game: list[list[int]] = []
        first = self.first
        for number in range(self.table.seats):
            self.same("star", self.world.turn, (first + number) % self.table.seats)
            over = self.one_game()
            self.learn_lost_roles(number)
            earned = score(self.world, over)
            by_game.append(earned)
            bounties = [p.bounty for p in self.world.players]
            owned = zip(self.accounts.dollars, earned, bounties, strict=True)
            self.accounts.dollars = [sum(all_) for all_ in owned]
            self.accounts.close(self.world.players)
            self.check_accounts(number, earned, self.accounts.dollars)
            if number + 1 < self.table.seats:
                self.go_on()
        self.check_standings(self.accounts.dollars, by_game)

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
        self.number += 1
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
