"""What a question offers: one kind of choice, looked up afresh every time the question is shown."""

from __future__ import annotations

from sixgun.kernel import ask
from sixgun.kernel.game import Game
from sixgun.kernel.hints import Generic, TypeVar
from sixgun.kernel.option import NONE, Option

G = TypeVar("G", bound=Game)


class Offer(Generic[G]):
    """One kind of choice in the game *G*."""

    __slots__ = ()

    pays: bool = False  # the paying of a price: nobody interrupts it

    def options(self, g: G, seat: int) -> list[Option]:
        """What may be answered; the first one is the default. [CL-ASK-1]"""
        raise NotImplementedError

    def refuse(self, g: G, seat: int, card: int, target: int) -> dict[str, object]:
        """Why a card of the seat that is not among the options is not. It decides nothing."""
        raise NotImplementedError

    def about(self, g: G) -> dict[str, object]:
        """What everybody knows of the question beyond what is being resolved."""
        return {}

    def left(self, g: G, seat: int) -> int:
        """The life points left to who pays for passing; NONE: it costs none. It decides nothing."""
        return NONE

    def is_fatal(self, g: G) -> bool:
        """Does passing give up a life that could be saved? It decides nothing."""
        return False


class Ask(ask.Ask, Generic[G]):
    """A question with its offer; *figure*: whom it is about, if a person has several."""

    __slots__ = ("g", "figure", "offer")

    def __init__(self, g: G, seat: int, figure: int, why: str, offer: Offer[G], options: list[Option], quiescent: bool):
        super().__init__(seat, why, options, quiescent)
        self.g = g
        self.figure = figure
        self.offer = offer

    def list_options(self) -> list[Option]:
        """What may be answered now."""
        return self.offer.options(self.g, self.figure)

    def about(self) -> dict[str, object]:
        """What is being resolved, a card or an ability, by whom at whom, and what the offer adds."""
        found = self.offer.about(self.g)
        stage = self.g.stage
        if stage is not None:
            found |= stage.verb.tell_all(stage) | {"by": self.g.acting_seat()}
        if self.figure != self.seat:
            found["figure"] = self.figure
        return found
