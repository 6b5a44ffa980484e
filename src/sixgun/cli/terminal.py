"""A game in the terminal: one person, bots in the other seats."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

from sixgun.cli.common import write_file
from sixgun.cli.crew import Crew
from sixgun.cli.screens import screen_for
from sixgun.kernel.errors import IllegalAnswer, SixgunError
from sixgun.kernel.show import show_events, show_question
from sixgun.table import Table

ABOUT_TARGETS: Final = ("needs_a_target", "no_target_there")


class Leave(Exception):
    """The person gets up, or nobody types any more."""


class Terminal:
    """Shows the table, reads answers and commands, lets the bots move."""

    def __init__(self, table: Table, seat: int, crew: Crew, language: str, file: str) -> None:
        self.table = table
        self.seat = seat
        self.crew = crew
        self.file = file  # where the game is saved; "": nowhere yet
        self.screen = screen_for(table.kind, language, seat)
        self.told = 0  # entries of the story already shown
        self.keys: list[str] = []  # the answers to the open question, by number
        self.warnings: dict[str, str] = {}  # by answer, why one should think twice
        self.commands: dict[str, Callable[[str], None]] = {
            "back": self.take_back,
            "hand": self.explain_hand,
            "help": self.help,
            "log": self.show_log,
            "quit": self.leave,
            "save": self.save,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while not self.table.over:
                if not self.crew.moves():
                    self.ask()
        except Leave:
            self.screen.say("")
            self.screen.say(self.screen.text("left"))
        else:
            self.end()
        if self.file:
            self.save(self.file)

    # -- showing --------------------------------------------------------------------------------------

    def view(self) -> dict[str, Any]:
        """What I see now; it also tells the screen who is who."""
        view = self.table.view(self.seat).to_dict()
        self.screen.look(view)
        return view

    def show_news(self) -> bool:
        """What happened since the person was last asked; did anybody else do anything?"""
        self.view()
        events = show_events(self.table.session, self.seat, self.told)
        self.screen.story(events)
        self.told += len(events)
        return any(event.get("seat") != self.seat for event in events)

    def show_question(self, whole: bool) -> None:
        """The open question, and the *whole* table or only what is mine."""
        view = self.view()
        (self.screen.table if whole else self.screen.own)(view)
        question = show_question(self.table.session, self.seat)
        assert question is not None
        self.keys = self.screen.question(question)
        self.warnings = self.screen.warnings(question)

    def end(self) -> None:
        """The rest of the story, the roles, the winners."""
        self.show_news()
        result = self.table.result
        assert result is not None
        self.screen.end(self.view(), result)
        self.screen.say(self.screen.text("seed", seed=self.table.seed), "dim")

    # -- the person -----------------------------------------------------------------------------------

    def ask(self) -> None:
        """Put the open question until it is answered."""
        ask = self.table.question(self.seat)
        assert ask is not None
        news = self.show_news()
        self.show_question(news or ask.quiescent)
        answered = self.table.session.answered
        while self.table.session.answered == answered and self.seat in self.table.asked:
            self.take(self.read())

    def read(self) -> str:
        """One line from the person."""
        try:
            line = input(self.screen.text("prompt") + " ")
        except EOFError:
            raise Leave from None
        if not sys.stdin.isatty():
            self.screen.say(line)
        return line.strip()

    def take(self, line: str) -> None:
        """An answer or a command."""
        word, _, rest = line.partition(" ")
        if line == "?":
            self.help("")
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif word.lower() in self.commands:
            self.commands[word.lower()](rest.strip())
        else:
            self.answer(line)

    def answer(self, line: str) -> None:
        """A number of the list, the key of an answer, or nothing: the default."""
        ask = self.table.question(self.seat)
        assert ask is not None
        key = line or ask.options[0].key
        if line.isdecimal() and int(line) < len(self.keys):
            key = self.keys[int(line)]
        for option in self.table.choices(self.seat):
            if option.key == key:
                if self.is_warned(key):
                    return
                self.crew.answer(self.seat, option)
                if self.file:
                    self.write()
                return
        self.screen.say(self.screen.text("no-answer", word=line))

    def is_warned(self, key: str) -> bool:
        """Say once why one should think twice; the same answer again is taken."""
        warning = self.warnings.pop(key, "")
        if warning:
            self.screen.say(f"{warning} {self.screen.text('again')}")
        return bool(warning)

    def take_back(self, _: str) -> None:
        """``back``"""
        try:
            self.crew.take_back()
        except IllegalAnswer:
            self.screen.say(self.screen.text("nothing-to-take-back"))
            return
        self.told = min(self.told, len(self.table.session.game.story or []))
        self.screen.retell(show_events(self.table.session, self.seat, 0)[: self.told], aloud=False)
        self.screen.say(self.screen.text("taken-back"))

    def show_log(self, _: str) -> None:
        """``log``"""
        self.screen.retell(show_events(self.table.session, self.seat, 0), aloud=True)

    def help(self, _: str) -> None:
        """``help``"""
        self.screen.say(self.screen.text("help"))

    def leave(self, _: str) -> None:
        """``quit``"""
        raise Leave

    def save(self, file: str) -> None:
        """``save FILE``"""
        self.file = file or self.file
        if not self.file:
            self.screen.say(self.screen.text("no-file"))
            return
        try:
            self.write()
        except SixgunError:
            self.screen.say(self.screen.text("not-saved", file=self.file), whole=True)
            self.file = ""
        else:
            self.screen.say(self.screen.text("saved", file=self.file), whole=True)

    def write(self) -> None:
        """The record, into the file."""
        write_file(self.file, self.table.record().to_json())

    # -- explaining -----------------------------------------------------------------------------------

    def explain_hand(self, _: str) -> None:
        """``hand``"""
        for id in dict.fromkeys(key.partition(":")[0] for key in self.view()["hand"]):
            self.explain_thing(id)

    def explain(self, word: str) -> None:
        """``?bang``, or ``?bang 3``: why not at seat 3; ``?colt P1R``, ``?water reload``, ``?move``: in The Duel."""
        name, _, last = word.rpartition(" ")
        target = self.screen.target(last) if name else None
        if target is None:
            name = word
        actions = self.screen.own_actions(self.view())
        id = name if name in actions else self.find(name.rstrip("> "))
        if not id:
            self.screen.say(self.screen.text("no-card", word=name))
            return
        if id != "move":
            self.explain_thing(id)
        key = next((key for key in [*self.screen.own_cards(self.view()), *actions] if key.partition(":")[0] == id), "")
        if key:
            for reason in self.reasons(key, target):
                self.screen.say("  " + reason)

    def find(self, word: str) -> str:
        """The id of the card or character somebody means; what is in the own hand comes first."""
        wanted = word.casefold().replace("_", " ")
        own: list[str] = [key.partition(":")[0] for key in self.screen.own_cards(self.view())]
        ids = [*own, *(thing.id for _, thing in self.table.kind.catalogue().everything())]
        names = {id: [id.replace("_", " "), self.screen.said.name(id).casefold()] for id in ids}
        for fits in (str.__eq__, str.startswith, str.__contains__):
            for id, known in names.items():
                if wanted and any(fits(name, wanted) for name in known):
                    return id
        return ""

    def explain_thing(self, id: str) -> None:
        """Name and text."""
        said = self.screen.said
        self.screen.say(f"{said.name(id)}: {said.texts.attr(said.thing(id), 'text')}")

    def reasons(self, key: str, target: int | None) -> Iterator[str]:
        """Why a card of the hand is not offered, or at whom it is not."""
        if target is not None:
            yield self.reason(key, target) or self.screen.text("playable")
            return
        offered = [offer for offer in self.table.choices(self.seat) if offer.meaning.get("card") == key]
        why = None if offered else self.table.why_not(self.seat, key)
        yield self.sentence(why) or self.screen.text("playable")
        if any("target" in offer.meaning for offer in offered) or (why and why["id"] in ABOUT_TARGETS):
            yield from dict.fromkeys(filter(None, (self.reason(key, at) for at in self.screen.targets(self.view()))))

    def reason(self, key: str, target: int) -> str:
        """One reason as a sentence; nothing if it is offered."""
        return self.sentence(self.table.why_not(self.seat, key, target))

    def sentence(self, why: dict[str, Any] | None) -> str:
        """A reason in words, with its rule."""
        return "" if why is None else f"{self.screen.said.reason(why)} [{why['rule']}]"
