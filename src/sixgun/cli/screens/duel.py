"""The Duel as a person in one seat sees it: two or three squads, each with its front and its back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.table import Table as Grid

from sixgun.cli.screens.screen import Screen
from sixgun.locale.duel import symbol_of

FAMILIES: Final = ("L", "O", "LR", "OR")
LINES: Final = ("front", "back", "sole")
LONGEST_NAME: Final = 16  # letters in the name of a character
ANY_NUMBER: Final = -1


class DuelScreen(Screen):
    """Draws; it decides nothing."""

    def name(self, player: dict[str, Any]) -> str:
        """A player is called by the squad: nobody else at the table has it."""
        return self.said.texts.text(f"duel-player-{player['squad']}")

    def names(self, ids: list[str]) -> str:
        """A list of characters or cards."""
        return ", ".join(self.said.name(id) for id in ids)

    # -- the table ------------------------------------------------------------------------------------

    def table(self, view: dict[str, Any]) -> None:
        """Everybody, clockwise from me; the piles; what is mine."""
        seats = len(view["players"])
        self.say("")
        for step in range(seats):
            self.squad(view, view["players"][(max(self.me, 0) + step) % seats])
        top = self.cards(view["discards"][-1:])
        common = view["common_deck"]["size"]
        self.say(self.text("piles", common=common, discards=len(view["discards"]), card=top))
        if view["reloads"]:
            self.say(self.text("reloads"))
        if view["queue"]:
            self.say(self.text("queue", names=self.names([due["cause"] for due in view["queue"]])))
        for player in view["players"]:
            if player["hand_known"]:
                self.say(self.text("hand-known", player=self.name(player), cards=self.cards(player["hand_known"])))
        if self.me >= 0:
            self.own(view)

    def squad(self, view: dict[str, Any], player: dict[str, Any]) -> None:
        """One squad: its numbers, and its characters with life and the cards beside them."""
        backs = player["hand_backs"]
        sums = [f"{family} {backs.count(family)}" for family in FAMILIES if family in backs]
        line = self.text(
            "squad",
            squad=self.said.name(player["squad"]),
            you="yes" if player["seat"] == self.me else "no",
            hand=player["hand_size"],
            backs=", ".join(sums),
            deck=player["deck"]["size"],
            reserve=player["reserve_size"],
        )
        mark = ">" if view["turn"] == player["seat"] else " "
        self.say(f"{mark} {line}", "bold" if player["seat"] == self.me else "")
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        for width in (5, max(len(self.line_word(line)) for line in LINES), LONGEST_NAME, 3):
            grid.add_column(min_width=width, no_wrap=True)
        grid.add_column()
        for one in sorted(player["characters"], key=lambda one: not one["front"]):
            sole = len(player["characters"]) == 1
            grid.add_row(*self.character(one, sole, view["turns"]), style="" if one["active"] else "dim")
        self.console.print(grid)

    def character(self, one: dict[str, Any], sole: bool, turn: int) -> list[str]:
        """One character: place, line, name, life, cards."""
        line = "sole" if sole else "front" if one["front"] else "back"
        gear = [self.gear(card, turn) for card in one["gear"]]
        life = f"{one['life']}/{one['max_life']}"
        return [f"  {one['place']}", self.line_word(line), self.said.name(one["character"]), life, ", ".join(gear)]

    def line_word(self, line: str) -> str:
        """Front, back or alone, in words."""
        return self.said.texts.text("duel-line", line=line)

    def gear(self, card: dict[str, Any], turn: int) -> str:
        """A card in play; a resource of this turn is new."""
        name = self.said.card(card["card"])
        return self.text("new", card=name) if card.get("since") == turn else name

    def own(self, view: dict[str, Any]) -> None:
        """What only I see: my hand with backs and symbols, my reserve; in my turn, what is left of the limit."""
        if view["phase"] == "play" and view["turn"] == self.me:
            allowed = ANY_NUMBER if view["bangs_allowed"] is None else view["bangs_allowed"]
            self.say(self.text("bangs", played=view["bangs_played"], allowed=allowed))
        if len(view["players"]) == 2:
            self.say(self.said.texts.text("goal-duel"))
        else:
            prey = view["players"][view["players"][self.me]["target"]]
            self.say(self.text("your-target", squad=self.said.name(prey["squad"])))
        if view["reserve"]:
            self.say(self.text("your-reserve", names=self.names(view["reserve"])))
        hand = ", ".join(self.held(key) for key in view["hand"])
        self.say(self.text("your-hand", cards=hand) if hand else self.text("empty-hand"))

    def held(self, key: str) -> str:
        """A card of the hand with its back and its symbol."""
        back = key.partition(":")[2].partition("-")[0]
        return self.text("hand-card", card=self.said.card(key), back=back, symbol=symbol_of(key))

    # -- targets --------------------------------------------------------------------------------------

    def target(self, word: str) -> int | None:
        """``P1L``: a character; ``P1``: a player; ``reload``: to be reloaded."""
        from sixgun.duel.places import NAMES

        names = [name.casefold() for name in NAMES]
        return names.index(word.casefold()) if word.casefold() in names else None

    def targets(self, view: dict[str, Any]) -> Iterator[int]:
        """Every character in play."""
        from sixgun.duel.places import place_of

        return (place_of(one["place"]) for player in view["players"] for one in player["characters"])

    def own_cards(self, view: dict[str, Any]) -> list[str]:
        """The hand, and the cards beside my characters."""
        characters = view["players"][self.me]["characters"] if self.me >= 0 else []
        return [*view["hand"], *(card["card"] for one in characters for card in one["gear"])]

    def own_actions(self, view: dict[str, Any]) -> list[str]:
        """The token, and the abilities of my characters."""
        characters = view["players"][self.me]["characters"] if self.me >= 0 else []
        return ["move", *(one["character"] for one in characters)]

    # -- the end --------------------------------------------------------------------------------------

    def end(self, view: dict[str, Any], result: dict[str, Any]) -> None:
        """Who led which squad, and who has won."""
        self.console.print()
        for player in view["players"]:
            mark = "*" if player["seat"] in result["winners"] else " "
            self.say(f" {mark} {player['seat']} {self.said.name(player['squad'])}")
        self.say(self.text("winner", side=result["side"]), "bold")
        if self.me >= 0:
            self.say(self.text("result", won="yes" if self.me in result["winners"] else "no"), "bold")


SCREEN: Final = DuelScreen
