"""A table as a person in one seat sees it, in 80 columns, with or without colours; here the classic one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import fill
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from sixgun.locale.grammar import Entry
from sixgun.locale.sentences import Sentences

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
BID: Final = "bid"
COLUMNS: Final = ("seat", "player", "role", "life", "hand", "range", "distance", "in-play")


class Screen:
    """Draws; it decides nothing."""

    def __init__(self, said: Sentences) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.said = said
        self.me = said.me

    def text(self, id: str, **args: Any) -> str:
        """One of the terminal's own texts."""
        return self.said.texts.text(self.said.find(f"cli-{id}"), **args)

    def say(self, line: str, style: str = "", whole: bool = False) -> None:
        """One line; *whole*: it is not broken, however long it is."""
        self.console.print(Text(line, style), soft_wrap=whole)

    def look(self, view: dict[str, Any]) -> None:
        """Learn who sits where: a player is called by the character, once it is known."""
        self.said.names = [self.name(player) for player in view["players"]]

    def name(self, player: dict[str, Any]) -> str:
        """What a player is called."""
        return self.said.name(player["character"]) if player["character"] else f"P{player['seat']}"

    def cards(self, keys: Iterable[str]) -> str:
        """A list of cards."""
        return ", ".join(self.said.card(key) for key in keys)

    # -- the table ------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any]) -> None:
        """Everybody, clockwise from me; the piles; my hand."""
        grid = Grid(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        for column in COLUMNS:
            number = column in ("life", "hand", "range", "distance")
            grid.add_column(self.text(column), justify="right" if number else "left", no_wrap=number)
        seats = len(view["players"])
        distances = self.eyes(view)["distances"] if self.me >= 0 else [None] * seats
        for step in range(seats):
            seat = (max(self.me, 0) + step) % seats
            player = view["players"][seat]
            style = "" if player["alive"] else "dim"
            cells = self.row(player, view["turn"] == seat, distances[seat])
            grid.add_row(*cells, style="bold" if self.said.is_me(seat) else style)
        self.console.print(grid)
        top = self.cards(view["discards"][-1:])
        self.say(self.text("piles", deck=view["deck"], discards=view["discard_count"], card=top))
        for player in view["players"]:
            if player["hand_known"]:
                known = self.cards(player["hand_known"])
                self.say(self.text("hand-known", player=self.name(player), cards=known))
        for known in view["deck_known"]:
            self.say(self.text("deck-known", place=known["from_top"] + 1, card=self.said.card(known["card"])))
        if self.me >= 0:
            self.own(view)

    def eyes(self, view: dict[str, Any]) -> dict[str, Any]:
        """The player whose distances are shown: me."""
        me: dict[str, Any] = view["players"][self.me]
        return me

    def own(self, view: dict[str, Any]) -> None:
        """What only I see: my role with its goal, my hand."""
        role, goal = view["players"][self.me]["role"], self.goal(view)
        self.say(self.text("your-role", role=self.said.name(role), goal=goal) if role else goal)
        hand = self.cards(view["hand"])
        self.say(self.text("your-hand", cards=hand) if hand else self.text("empty-hand"))

    def goal(self, view: dict[str, Any]) -> str:
        """What I play for."""
        return self.said.texts.text(f"goal-{view['players'][self.me]['role']}")

    def row(self, player: dict[str, Any], active: bool, far: int | None) -> list[str]:
        """One player."""
        name = self.name(player)
        if self.said.is_me(player["seat"]):
            name += " " + self.text("you")
        role = self.said.name(player["role"]) if player["role"] else self.text("unknown-role")
        distance = "" if far is None else str(far)
        life = f"{player['life']}/{player['max_life']}" if player["alive"] else self.text("out")
        seat = f"{'>' if active else ' '}{player['seat']}"
        cells = (seat, name, role, life, player["hand_size"], player["range"], distance, self.cards(player["in_play"]))
        return [str(cell) for cell in cells]

    # -- the story ------------------------------------------------------------------------------------

    def story(self, events: Iterable[Entry]) -> None:
        """What happened, a sentence each; a new turn begins a paragraph."""
        for entry, sentence in self.said.tell(events):
            if entry["what"] == "turn":
                self.say("")
            self.say(sentence, "bold" if entry["what"] in ("turn", "eliminated", "victory") else "")

    def retell(self, events: Iterable[Entry], aloud: bool) -> None:
        """The story from its beginning, *aloud* or only to know where it stands."""
        self.said.begin()
        if aloud:
            self.story(events)
        else:
            list(self.said.tell(events))

    # -- targets --------------------------------------------------------------------------------------

    def target(self, word: str) -> int | None:
        """The target somebody means; None if it is no word for one."""
        return int(word) if word.isdecimal() else None

    def targets(self, view: dict[str, Any]) -> Iterator[int]:
        """Everybody a card may be meant for."""
        return (p["seat"] for p in view["players"] if p["alive"] and p["seat"] != self.me)

    def own_cards(self, view: dict[str, Any]) -> list[str]:
        """The cards one may ask about."""
        return list(view["hand"])

    def own_actions(self, view: dict[str, Any]) -> list[str]:
        """What else one may ask about."""
        return []

    # -- the question ---------------------------------------------------------------------------------

    def question(self, question: dict[str, Any]) -> list[str]:
        """The question and its answers, numbered and grouped by card: their keys by number. 0 is to pass."""
        self.say("")
        self.say(self.said.question(question), "bold")
        offers = question["options"] + question["interjections"]
        passing = [offer for offer in offers if offer["verb"] == "pass"]
        keys = [offer["key"] for offer in passing[:1]] or [""]
        for group in groups(offer for offer in offers if offer["verb"] != "pass"):
            self.say(self.line(group, len(keys), question["why"]))
            keys += [offer["key"] for offer in group]
        for offer in passing:
            self.say(f"  [0] {self.said.option(offer, question['why'])}")
        if len(offers) > 1:
            default = next(offer for offer in offers if offer["key"] == question["default"])
            self.say("  " + self.text("default", answer=self.said.option(default, question["why"])), "dim")
        return keys

    def warnings(self, question: dict[str, Any]) -> dict[str, str]:
        """By the keys of answers: why one should think twice."""
        return {offer["key"]: self.warning(offer) for offer in question["options"] if "warn" in offer}

    def warning(self, offer: dict[str, Any]) -> str:
        """What the browser would say, too."""
        thing = offer.get("card") or offer.get("ability") or ""
        return self.said.texts.text(f"table-warn-{offer['warn']}", card=self.said.call(thing.partition(":")[0]))

    def line(self, group: list[dict[str, Any]], number: int, why: str) -> str:
        """One card and everybody it may be played at, or one other answer."""
        first = group[0]
        if len(group) == 1:
            return f"  [{number}] {self.said.option(first, why)}"
        names = [f"[{number + i}] {self.aim(offer)}" for i, offer in enumerate(group)]
        what = self.text("bids") if first["verb"] == BID else self.said.used_card(first)
        words = [f"  {what}:", *(f" {name}" for name in names)]
        whole = " ".join(word.replace(" ", NO_BREAK) for word in words)
        return fill(whole, self.console.width, subsequent_indent="    ", break_on_hyphens=False).replace(NO_BREAK, " ")

    def aim(self, offer: dict[str, Any]) -> str:
        """What tells the answers of a group apart: at whom, or how much."""
        if offer["verb"] == BID:
            return f"${offer['amount']}"
        target = offer["target"]
        return self.said.texts.text("table-yourself") if self.said.is_myself(target) else self.said.aim(target)

    # -- the end --------------------------------------------------------------------------------------

    def end(self, view: dict[str, Any], result: dict[str, Any]) -> None:
        """Who was who, and who has won."""
        self.console.print()
        for player in view["players"]:
            mark = "*" if player["seat"] in result["winners"] else " "
            self.say(f" {mark} {player['seat']} {self.name(player)}: {self.said.name(player['role'])}")
        self.say(self.text("winner", side=result["side"]), "bold")
        if self.me >= 0:
            self.say(self.text("result", won="yes" if self.me in result["winners"] else "no"), "bold")


def groups(offers: Iterable[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """Plays of the same card as the same thing stand together, bids too; every other answer stands alone."""
    found: dict[object, list[dict[str, Any]]] = {}
    for offer in offers:
        together = offer["verb"] == "play" and "target" in offer
        same = (offer["card"], offer.get("as")) if together else BID if offer["verb"] == BID else offer["key"]
        found.setdefault(same, []).append(offer)
    return list(found.values())
