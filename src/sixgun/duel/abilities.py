"""What every card and character is: one shared, stateless rule class, its printed facts on top; and every hook."""

from __future__ import annotations

from sixgun.duel.places import NAMES
from sixgun.duel.reasons import TAKES_NO_TARGET
from sixgun.kernel import ability
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import TYPE_CHECKING, ClassVar, Final
from sixgun.kernel.option import NO_TARGET, NONE, Option, Verb
from sixgun.kernel.reason import Reason
from sixgun.kernel.verbs import CardVerb, Lexicon

if TYPE_CHECKING:
    from sixgun.duel.due import Due
    from sixgun.duel.hits import Hit
    from sixgun.duel.state import State

FAMILIES: Final = ("L", "O", "LR", "OR")  # the backs [DU-DECK-9 RE-TERM-2]
SYMBOLS: Final = {"B": "barrel", "S": "snake", "D": "dynamite", "H": "horseshoe"}
BARREL_SYMBOL: Final = "B"
SNAKE_SYMBOL: Final = "S"
DYNAMITE_SYMBOL: Final = "D"
HORSESHOE_SYMBOL: Final = "H"
RED: Final = 0
BROWN: Final = 1
BLUE: Final = 2
GREEN: Final = 3
FRAMES: Final = ("red", "brown", "blue", "green")

NOWHERE: Final[list[int]] = []

# Every hook there is, with its bit in ``mask``. A name that is not here is a typo, refused on registration.
HOOKS: Final = (
    "actions", "way_out", "if_missed", "after_cancel", "on_life_lost", "on_robbed", "on_token_moved", "on_fallen",
    "on_eliminated", "on_cancelled", "on_enter", "on_resource_used", "on_resource_laid", "on_second_card",
    "instead_of_draw", "plays_as_colt", "on_turn_start",
)  # fmt: skip
ACTIONS: Final = 1 << 0
WAY_OUT: Final = 1 << 1
IF_MISSED: Final = 1 << 2
AFTER_CANCEL: Final = 1 << 3
LIFE_LOST: Final = 1 << 4
ROBBED: Final = 1 << 5
TOKEN_MOVED: Final = 1 << 6
FALLEN: Final = 1 << 7
ELIMINATED: Final = 1 << 8
CANCELLED: Final = 1 << 9
ENTER: Final = 1 << 10
RESOURCE_USED: Final = 1 << 11
RESOURCE_LAID: Final = 1 << 12
SECOND_CARD: Final = 1 << 13
DRAW_PHASE: Final = 1 << 14
BENDS: Final = 1 << 15
TURN_START: Final = 1 << 16
# Printed facts with a bit in ``mask`` too, above the hooks: the State knows at once that nobody in play has them.
FACTS: Final = (
    "more_bangs", "any_number_of_bangs", "more_cards", "hand_limit", "aims_at_backs", "plays_anywhere",
    "doubles_reveals", "diverts", "ignores_actions", "shields",
)  # fmt: skip
MORE_BANGS: Final = 1 << 17
ANY_NUMBER: Final = 1 << 18
MORE_CARDS: Final = 1 << 19
HAND_LIMIT: Final = 1 << 20
FAR_AIM: Final = 1 << 21
ANYWHERE: Final = 1 << 22
DOUBLES: Final = 1 << 23
DIVERTS: Final = 1 << 24
IGNORES: Final = 1 << 25
SHIELDS: Final = 1 << 26
HOOK_WORDS: Final = ("on_", "instead_of_", "if_", "after_", "way_", "tune_", "at_")


class Ability(ability.Ability):
    """``me`` is the seat of the owner, ``at`` the place of the thing."""

    filled_in: ClassVar[tuple[str, ...]] = ("id", "number", "mask", "uses")

    # printed facts
    always_active: bool = False  # also in the back [DU-ACT-2]
    more_bangs: int = 0  # BANG! cards a turn beyond the one [DU-BANG-2]
    any_number_of_bangs: bool = False  # [DU-BANG-3]
    more_cards: int = 0  # in the draw phase [DU-DRAW-2]
    hand_limit: int = 0  # instead of the life points [RE-TURN-4]
    aims_at_backs: bool = False  # my hit cards [DU-HIT-2]
    plays_anywhere: bool = False  # my cards on any character [DU-R-74]
    doubles_reveals: bool = False  # [DU-REV-3]
    diverts: bool = False  # my fellow's lost points [DU-R-56]
    demands_a_card: bool = False  # besides a miss, from those who cancel my BANG! cards [DU-HIT-11]
    looks_first: bool = False  # at each card drawn [RE-R-67]
    ignores_actions: bool = False  # of other players [RE-TARGET-4]
    shields: bool = False  # from hits, while the hand is empty [RE-TARGET-3]
    hurries: bool = False  # may use a resource in the turn it came [RE-R-85]
    applies_again: bool = False  # the effect of a used resource [RE-R-80]
    hits_are_misses: bool = False  # hit cards of the hand serve as misses [DU-R-52]
    watches_the_token: bool = False  # draws when the opponent moves his own [DU-R-47]
    trades_gear: bool = False  # cards in play beside me serve as hits and misses [RE-R-56]
    is_hat: bool = False  # a miss effect that answers a Ricochet all the same [RE-R-34]

    # how the hits it makes are cancelled
    pierces: bool = False  # ability and equipment of the target count as absent [RE-HIT-4]
    any_card_cancels: bool = False  # any one card of the hand [DU-HIT-4]
    only_hit_cards_cancel: bool = False  # [RE-HIT-8]
    is_action: bool = False  # an effect of a brown card [RE-R-70]

    def __init__(self) -> None:
        super().__init__()
        self.mask = 0  # the hooks and facts it has
        self.uses: Verb = NO_VERB

    # in the own play phase

    def actions(self, g: State, me: int, at: int, found: list[Option]) -> None:
        """Add what the character in front may do besides playing cards."""

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Do it."""
        raise NotImplementedError

    def plays_as_colt(self, face: Face) -> bool:
        """May I play a card of that face as a Colt?"""
        return False

    def counts_as_hit(self, face: Face) -> bool:
        """May I discard a card of that face where a hit card is asked for? [DU-R-14 DU-R-29]"""
        return False

    def trade(self, g: State, me: int, at: int, card: int) -> Rule:
        """Discard a card in play beside me as a hit or a miss. [RE-R-56]"""
        raise NotImplementedError

    # ways out of a hit

    def ways_out(self, g: State, hit: Hit, found: list[Option]) -> None:
        """Add how a character may get out of it."""
        found.append(self.uses.plain())

    def may_use(self, g: State, hit: Hit, card: int) -> bool:
        """May this card in play be used against it?"""
        return True

    def way_out(self, g: State, hit: Hit, card: int) -> Outcome[bool]:
        """Try it: True if it is a miss. *card*: what it is done with, if anything."""
        raise NotImplementedError

    def after_cancel(self, g: State, hit: Hit) -> None:
        """I have cancelled that hit: what follows after the "if missed" text. [DU-HIT-8 RE-HIT-2]"""
        raise NotImplementedError

    # what my own hits do

    def damage(self, g: State, place: int) -> int:
        """How many points an uncancelled hit costs."""
        return 1

    def if_missed(self, g: State, hit: Hit) -> Rule:
        """The "if missed" text."""
        raise NotImplementedError

    # on_x: x has just happened. Rules may ask; the others only queue or draw

    def on_turn_start(self, g: State, me: int, at: int, card: int) -> Rule:
        """The turn of my owner begins. [DU-START-1]"""
        raise NotImplementedError

    def on_life_lost(self, g: State, me: int, at: int, by: int, points: int) -> Rule:
        """I lost points, not my last, by a card or ability of *by* (or NONE)."""
        raise NotImplementedError

    def on_robbed(self, g: State, me: int, at: int, by: int, taken: bool) -> None:
        """*by* took (or discarded) a card of my owner's hand or one in play beside me."""

    def on_token_moved(self, g: State, me: int, at: int, seat: int, by: int) -> bool:
        """The token of *seat* was moved by *by*: does it make me wait in the queue? [DU-SIM-4]"""
        return False

    def carry_out(self, g: State, due: Due) -> Rule:
        """What I put into the queue comes to its turn. [DU-SIM-5]"""
        raise NotImplementedError

    def on_cancelled(self, g: State, me: int, hit: Hit) -> Rule:
        """A hit of my owner was cancelled."""
        raise NotImplementedError

    def on_fallen(self, g: State, me: int, place: int) -> Rule:
        """Another character is eliminated; its equipment still lies there. [DU-ELIM-2]"""
        raise NotImplementedError

    def on_eliminated(self, g: State, me: int, place: int) -> Rule:
        """Another character was eliminated, its owner has drawn. [DU-ELIM-2]"""
        raise NotImplementedError

    def on_enter(self, g: State, me: int, at: int) -> Rule:
        """I come into play. [RE-R-58]"""
        raise NotImplementedError

    def on_resource_used(self, g: State, me: int) -> Rule:
        """My owner used a resource."""
        raise NotImplementedError

    def on_resource_laid(self, g: State, me: int, place: int) -> Rule:
        """A character got its first resource of this turn."""
        raise NotImplementedError

    def on_second_card(self, g: State, me: int, card: int) -> Rule:
        """The second card of my owner's draw phase."""
        raise NotImplementedError

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """True if it took the place of the draw phase."""
        raise NotImplementedError


class Names(Lexicon):
    """Targets are places, and have names."""

    def name(self, target: int) -> str:
        """``P1L``"""
        return NAMES[target]

    def mean(self, target: int) -> object:
        """The same."""
        return NAMES[target]


class PlayVerb(CardVerb):
    """To play a card as *rule*, which may be another one than its own."""

    def __init__(self, rule: Face) -> None:
        super().__init__(LEXICON, "play", rule.number, rule.id)
        self.rule = rule
        self.frame = rule.frame
        self.may_do_nothing = rule.may_do_nothing


class BackVerb(Verb):
    """A verb whose options name the back of a card in a hand: ``take L > P1``. [DU-RND-2]"""

    def describe(self, option: Option) -> str:
        """``take L > P1``"""
        return f"{self.word} {FAMILIES[option.card]} > {NAMES[option.target]}"

    def mean(self, option: Option) -> dict[str, object]:
        """Verb, back, whose hand."""
        return {"verb": self.word, "back": FAMILIES[option.card], "target": NAMES[option.target]}


class Face(Ability):
    """What every copy of a card shares: its icons and what it does. [RE-ICON-1]"""

    filled_in = (*Ability.filled_in, "asks", "plays")

    copies: str = ""  # published numbers, as ``L1 O5``; the symbols stand in the set's table of assumed facts
    frame: int = BROWN
    is_hit_card: bool = False  # the circled icon [DU-HIT-7]
    is_miss_card: bool = False
    miss_matters: bool = False  # as a miss it does more than cancel
    draws_as_miss: bool = False  # [RE-HIT-3]
    has_reload: bool = False  # [DU-REL-1]
    discards_itself: bool = False  # a resource that is discarded after its effect [RE-R-24]
    can_be_repeated: bool = True  # by Pearl Hat, if brown [DU-R-76]
    takes_cards: bool = False  # its target is a hand, or the cards beside a character
    may_do_nothing: bool = False  # it can be played to no avail, and nothing but the playing is told

    def __init__(self) -> None:
        super().__init__()
        self.asks = True
        self.plays: Verb = NO_VERB

    def forbidden(self, g: State, me: int) -> Reason | None:
        """Why I may not play it at all just now."""
        return None

    def targets(self, g: State, me: int) -> list[int]:
        """At whom I may play it now."""
        return NO_TARGET

    def explain(self, g: State, me: int, target: int) -> dict[str, object]:
        """Words for a target that is not among the targets. It decides nothing."""
        return TAKES_NO_TARGET.to_dict(target=NAMES[target])

    def play(self, g: State, me: int, card: int, target: int) -> Rule:
        """What it does."""
        raise NotImplementedError

    def effect(self, g: State, me: int, card: int, target: int) -> None:
        """What it does, for a card that asks nothing: no generator is made for it."""
        raise NotImplementedError

    def use_targets(self, g: State, me: int, at: int) -> list[int]:
        """A resource: at whom it may be used in the own play phase. [RE-RES-5]"""
        return NOWHERE

    def use(self, g: State, me: int, card: int, target: int) -> Rule:
        """A resource: what its use does. [RE-RES-2]"""
        raise NotImplementedError


class Character(Ability):
    """One of a squad: printed life points, one ability."""

    filled_in = (*Ability.filled_in, "life", "family")

    def __init__(self) -> None:
        super().__init__()
        self.life = 0  # filled in from the set's table
        self.family = NONE


# -- the tables, filled by the manifests of the sets ------------------------------------------------

NO_VERB: Final = Verb("")
ABILITIES: Final[list[Ability]] = []
CHARACTERS: Final[list[Character]] = []
FACE: Final[list[Face]] = []  # by card number, as the next six
SYMBOL: Final[list[str]] = []
ORIGIN: Final[list[int]] = []  # the place of its family in FAMILIES
LEXICON: Final = Names()  # how all these are named in answers
KEY: Final = LEXICON.keys
PLAYS: Final[list[PlayVerb]] = []  # to play it as what it is
WAY: Final[list[int]] = []  # how its targets are found, one of the next five
OTHERWISE: Final = 0  # it must be asked
ANSWERS: Final = 1  # it is never played on one's own initiative
SHOOTS: Final = 2  # at whatever a hit card may be aimed at
STAYS: Final = 3  # beside whomever equipment may be played on
UNAIMED: Final = 4  # at nobody in particular, whenever one likes
SERVES: Final[list[int]] = []  # what it counts as in a hand, as bits
AS_MISS: Final = 1
AS_HIT: Final = 2
AS_RELOAD: Final = 4
AS_RESOURCE: Final = 8
CARD: Final[dict[str, int]] = {}  # the number of a card by its key
CAST: Final[dict[str, int]] = {}  # the place of a character in CHARACTERS by its id

NOBODY: Final = Character()  # where no character is
NOBODY.id = ""
