"""Any state of a game on the browser's table: a socket of our own sends it, so that rare questions can be looked at."""

from __future__ import annotations

import json
import random
import urllib.request
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

import sixgun
from sixgun.server.protocol.messages import VERSION
from sixgun.table import Table
from tests.web.browser import Guest, settle

Shown = dict[str, Any]
NAMES: Final = ("Marta", "Otto", "Ivan", "Kasia", "Giulia", "Пётр", "Guest 7281", "Ann")
TROUBLE: Final = """() => {
    const found = [];
    const box = (one) => one.getBoundingClientRect();
    const inside = [[.15, .2], [.85, .2], [.5, .5], [.15, .85], [.85, .85]];
    for (const one of document.querySelectorAll('[data-at^="seat:"], .limbo button, .ans button')) {
        const name = one.dataset.at ?? one.dataset.action;
        const { left, top, width, height, right, bottom } = box(one);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${name} is cut`);
        const covered = inside.filter(([x, y]) => {
            const there = document.elementFromPoint(left + width * x, top + height * y);
            const same = there?.closest('.ps, .seat, .dc');
            return !there || !(one.contains(there) || there.contains(one) || same?.contains(one));
        });
        if (covered.length) found.push(`${name} is covered`);
    }
    for (const one of document.querySelectorAll('.hs, .top'))
        if (one.scrollHeight > one.clientHeight + 1) found.push(`${one.className} scrolls`);
    return found;
}"""


def find(
    players: int,
    wanted: Callable[[Shown], bool],
    game: str = "classic",
    mode: str | None = None,
    **setup: Any,
) -> tuple[Table, Shown]:
    """The first state of some random game in which seat 0 sees something *wanted*, and its table."""
    for seed in range(400):
        chance = random.Random(seed)
        how: Shown = setup if mode is None else {"mode": mode}
        table = sixgun.new_game(game, players, seed=f"stage {seed}", **how)
        while not table.over:
            shown = table.show(0)
            if wanted(shown):
                return table, shown
            asked = table.asked[0]
            table.answer(asked, chance.choice(table.choices(asked)).key)
    raise AssertionError("no such game")


def events_of(shown: Shown) -> list[Shown]:
    """What has happened so far."""
    events = shown["events"]
    assert isinstance(events, list)
    return events


def moment(
    players: int, wanted: Callable[[Shown], bool], game: str = "classic", mode: str | None = None
) -> tuple[Shown, Shown]:
    """The states of seat 0 before and after an answer that makes something *wanted* happen."""
    for seed in range(400):
        chance = random.Random(seed)
        how: Shown = {} if mode is None else {"mode": mode}
        table = sixgun.new_game(game, players, seed=f"moment {seed}", **how)
        before = table.show(0)
        while not table.over:
            asked = table.asked[0]
            table.answer(asked, chance.choice(table.choices(asked)).key)
            after = table.show(0)
            if any(map(wanted, events_of(after)[len(events_of(before)) :])):
                return before, after
            before = after
    raise AssertionError("no such moment")


def play_out(table: Table) -> None:
    """To the end of its game, at random."""
    chance = random.Random(1)
    while not table.over:
        seat = table.asked[0]
        table.answer(seat, chance.choice(table.choices(seat)).key)


def recorded(address: str, game: str = "classic", players: int | None = None, **setup: Any) -> str:
    """The id of the replay of a random game, which the server is given as a record."""
    table = sixgun.new_game(game, players, seed="a journey", **setup)
    play_out(table)
    request = urllib.request.Request(f"{address}/api/replays", table.record().to_json().encode())
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])


def asked(why: str, least: int = 1) -> Callable[[Shown], bool]:
    """Seat 0 is asked that, with so many options."""
    return lambda shown: bool(
        (question := shown["question"]) and question["why"] == why and len(question["options"]) >= least
    )


class Stage:
    """A guest at a table that shows what it is told to."""

    def __init__(self, guest: Guest, shown: Shown) -> None:
        self.page: Page = guest.page
        self.socket: WebSocketRoute | None = None
        self.shown = shown
        self.result: Shown | None = None
        self.games = 1
        self.heard: list[Shown] = []
        self.page.route_web_socket("**/ws/**", self._open)
        self.page.route("**/api/tables/STAGE", lambda route: route.fulfill(json={"replays": {}}))
        guest.go("#/t/STAGE")
        self.page.wait_for_selector(".shell")
        settle(self.page)

    def _open(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "hello":
            self._welcome()

    def _welcome(self) -> None:
        welcome = {"type": "welcome", "version": VERSION, "server": "0", "code": "STAGE", "member": "m0", "seat": 0}
        self.send(welcome | {"auto_answer": "never"})
        self.send(self.table())
        self.show(self.shown)

    def table(self) -> Shown:
        """Who sits where."""
        over = {"status": "over", "game": self.games} if self.result else {"game": self.games}
        return table_of(self.shown["view"]) | over

    def send(self, message: Shown) -> None:
        """Any message, as the server would."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def show(self, shown: Shown) -> None:
        """The next state; *events* of the one before are known."""
        events = shown["events"]
        span = {"since": events[0]["number"], "next": events[-1]["number"] + 1} if events else {"since": 0, "next": 0}
        what = {key: shown[key] for key in ("view", "question", "events")}
        self.send({"type": "state", "game": self.games, "own": {}, "clocks": [], "open": None} | span | what)
        if self.result:
            seed = {"seed": "seed", "seed_hash": "0" * 64, "replay": "STAGE-1", "draw": None}
            self.send({"type": "over", "game": self.games, "result": self.result} | seed)

    def restart(self, shown: Shown, result: Shown | None = None) -> None:
        """Another table altogether, or the end of its game."""
        same = (shown["view"]["game"], result) == (self.shown["view"]["game"], self.result)
        self.shown = shown
        self.result = result
        self.games += 1
        if same:
            self.send(self.table())
            return self.show(shown)
        self.page.evaluate("location.hash = '#/credits'")
        self.page.wait_for_selector(".shell, .over", state="detached")
        self.page.evaluate("location.hash = '#/t/STAGE'")
        self.page.wait_for_selector(".shell, .over")

    def answers(self) -> list[str]:
        """What the player has answered so far: once nothing moves any more, an answer is heard, too."""
        settle(self.page)
        return [message["key"] for message in self.heard if message["type"] == "answer"]

    def trouble(self) -> list[str]:
        """Seats and answers that are cut, covered, or only reached by scrolling."""
        return list(settle(self.page).evaluate(TROUBLE))


def sets_of(view: Shown) -> list[str]:
    """The sets a table is played with, as far as its view tells them; where there are events, all others as well."""
    decks = {
        "events_left": ("dodge_city", "high_noon", "fistful"),
        "shows_left": ("wws_events", "wws_characters"),
        "train": ("train_robbery",),
    }
    return ["base", *(name for key, names in decks.items() if key in view for name in names)]


def setup_of(view: Shown) -> Shown:
    """The setup of a table, as far as its view tells it."""
    if view["game"] == "duel":
        return {"sets": sets_of(view)}
    options = {"six_player_special": view["mode"] == "special_six", "scoring_series": "series" in view}
    chosen = {name: True for name, on in options.items() if on}
    return {"sets": sets_of(view), "players": persons_of(view), "options": chosen}


def persons_of(view: Shown) -> int:
    """How many sit there: with two players everybody has two figures."""
    return len({player.get("person", player["seat"]) for player in view["players"]})


def table_of(view: Shown) -> Shown:
    """The lobby side: people on even seats, bots on odd ones."""
    seats = range(persons_of(view))
    here = {"here": True, "muted": False, "ready": True, "wants_rematch": False}
    return {
        "type": "table",
        "code": "STAGE",
        "status": "playing",
        "settings": {
            "game": view["game"],
            "setup": setup_of(view),
            "title": "Dry Gulch",
            "clock": "none",
            "bot": "",
            "dead_see": "roles",
        },
        "clock": {"name": "none", "free": 0, "reserve": 0, "refill": 0},
        "seats": [
            {"seat": n, "member": None if n % 2 else f"m{n}", "bot": "plain" if n % 2 else None, "kept": False}
            for n in seats
        ],
        "members": [{"id": f"m{n}", "name": NAMES[n], "seat": n} | here for n in seats if n % 2 == 0],
        "watching": 0,
        "owner": "m0",
        "game": 1,
        "seed_hash": None,
        "replay": None,
        "bots": ["plain"],
    }
