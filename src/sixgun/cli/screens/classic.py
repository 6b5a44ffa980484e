"""The screen of the classic game: the plain one, and how a series stands."""

from __future__ import annotations

from typing import Any, Final

from sixgun.cli.screens.screen import Screen


class ClassicScreen(Screen):
    """A series tells which game it is and what everybody owns."""

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
