"""The screen of the classic game: the plain one, and how a series stands."""

from __future__ import annotations

from typing import Any, Final

from sixgun.cli.screens.screen import COLUMNS, Screen

HUNTS: Final = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}  # CL-3P-2
SHOW: Final = "ww_wild_west_show"  # everybody for oneself [WW-WIN-1]


class ClassicScreen(Screen):
    """A series tells which game it is and what everybody owns; of two players each has two figures and no role."""

    def look(self, view: dict[str, Any]) -> None:
        """In a series characters change from game to game: a player is called by the seat."""
        super().look(view)
        self.said.look(view)
        if "series" in view:
            self.said.names = [f"P{player['seat']}" for player in view["players"]]

    def table(self, view: dict[str, Any]) -> None:
        """The game, below where the series stands."""
        series = view.get("series")
        if series:
            self.say(self.text("series-game", number=series["game"], games=series["games"]), "bold")
            self.money([(seat, dollars) for seat, dollars in enumerate(series["dollars"])])
        super().table(view)

    def eyes(self, view: dict[str, Any]) -> dict[str, Any]:
        """Of two figures of mine the one that acts."""
        mine: list[dict[str, Any]] = [player for player in view["players"] if self.said.is_me(player["seat"])]
        acting = [player for player in mine if player["alive"] and "passive" not in player.get("marks", ())]
        return (acting or mine)[0]

    def goal(self, view: dict[str, Any]) -> str:
        """By the mode, the role, and what has become of it."""
        texts = self.said.texts
        me, shown = view["players"][self.me], SHOW in view["table"]
        fallen = any(not player["alive"] for player in view["players"])
        if view["mode"] == "two_players":
            other = next(player for player in view["players"] if not self.said.is_me(player["seat"]))
            return texts.text("goal-three", name=self.said.person(other["person"]))
        if view["mode"] == "three_players" and not shown:
            prey = next(player for player in view["players"] if player["role"] == HUNTS[me["role"]])
            return texts.text("goal-last") if fallen else texts.text("goal-three", name=self.name(prey))
        if view["mode"] == "special_six" and not shown:
            return texts.text("goal-last" if "settlement" in view["table"] else f"goal-six-{me['role']}")
        role = "renegade" if shown else me["role"]
        return texts.text(f"goal-{role}" if me["alive"] or role == "sheriff" else f"goal-out-{role}")

    def row(self, player: dict[str, Any], active: bool, far: int | None) -> list[str]:
        """A figure of two players has no role to be guessed."""
        cells = super().row(player, active, far)
        if "person" in player:
            cells[COLUMNS.index("role")] = ""
        return cells

    def money(self, owned: list[tuple[int, int]]) -> None:
        """What each has, in that order."""
        for place, (seat, dollars) in enumerate(owned, 1):
            self.say(" " + self.text("standing", place=place, player=self.said.names[seat], dollars=dollars))

    def end(self, view: dict[str, Any], result: dict[str, Any]) -> None:
        """At the end of a series the standings, best first."""
        super().end(view, result)
        if "standings" in result:
            self.say(self.text("standings"), "bold")
            self.money([(row["seat"], row["dollars"]) for row in result["standings"]])


SCREEN: Final = ClassicScreen
