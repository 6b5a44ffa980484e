"""What every card, character and event is: one shared, stateless rule class, its printed facts on top."""

from __future__ import annotations

from sixgun.classic.rules.tables import Listener
from sixgun.kernel import ability
from sixgun.kernel.ask import Outcome, Rule
from sixgun.kernel.hints import TYPE_CHECKING, ClassVar, Final, i64
from sixgun.kernel.option import Option, Verb
from sixgun.kernel.reason import Reason

if TYPE_CHECKING:
    from sixgun.classic.play.demands import Demand
    from sixgun.classic.play.goals import Goal
    from sixgun.classic.play.shots import Attack
    from sixgun.classic.rules.faces import Face
    from sixgun.classic.table.state import State
    from sixgun.classic.table.trays import Tray

NO_VERB: Final = Verb("")


class Ability(ability.Ability):
    """``me`` is the seat that has it: the owner's, or for an event everybody's own."""

    filled_in: ClassVar[tuple[str, ...]] = (
        "id",
        "number",
        "hooks",
        "minds",
        "listener",
        "counts",
        "acts",
        "raises_the_dead",
        "is_for_all",
    )

    # printed facts that are mere numbers: summed up once, when what is in force changes
    reach: int = 0  # of a weapon
    closer: int = 0  # how much closer I see the others
    farther: int = 0  # how much farther the others see me
    any_number_of_bangs: bool = False
    more_bangs: int = 0  # how many BANG! cards a turn I add to the limit
    # printed facts that a rule looks up where it speaks of them
    draws_from_discards: bool = False  # the order of the discard pile matters to me
    adds_to_draw: bool = False  # of two ways to draw, mine goes with the other [WW-R-17]
    takes_the_dead: bool = False  # I get the cards of the eliminated
    shifts: bool = False  # I silence cards in play, and whose depends on whose turn it is
    names_second_card: bool = False  # my actions name two cards of the hand
    acts_as: bool = False  # my actions say as which card I am used
    unsilenced: bool = False  # in play, nothing switches me off
    wounds: bool = False  # aimed at somebody I may cost him a life point
    # of something on the table
    reverses_turns: bool = False
    levels_distances: bool = False  # everybody sits next to everybody
    opens_hands: bool = False
    final: bool = False  # of an event: it lies at the bottom of its deck and stays to the end [HN-EV-7]
    goal: Goal | None = None  # how the game is won

    def __init__(self) -> None:
        super().__init__()
        self.hooks: list[int] = []
        self.minds: i64 = 0  # the same as bits
        self.listener = Listener(self)
        self.counts = False  # any of the numbers above is printed on it
        self.acts: Verb = NO_VERB
        self.raises_the_dead = False  # it has a ``raises`` [HN-EV-11]
        self.is_for_all = False  # on the table, it has one of the facts above, or one of the last questions below

    # tune_x(value, g, me, ...) -> value: pure, never asks

    def tune_misses_needed(self, needed: int, g: State, me: int, attack: Attack) -> int:
        """How many Missed! effects cancel a shot of mine."""
        return needed

    def tune_uses(self, uses: list[Face], g: State, me: int, face: Face) -> list[Face]:
        """What I may use a card of that face as."""
        return uses

    def used(self, g: State, me: int, face: Face, used_as: Face) -> None:
        """A card of mine was just played as another one."""

    def tune_check_cards(self, count: int, g: State, me: int) -> int:
        """How many cards I turn up for a "draw!"."""
        return count

    def tune_suit(self, suit: str, g: State) -> str:
        """Of something on the table: what suit a card of that suit counts as."""
        return suit

    def tune_draws(self, count: int, g: State, me: int) -> int:
        """How many cards I draw in phase 1."""
        return count

    def tune_mining(self, mining: bool, g: State, me: int) -> bool:
        """Is phase 1 drawn from the discard pile, and phase 3 discarded onto the deck?"""
        return mining

    def tune_hand_limit(self, limit: int, g: State, me: int) -> int:
        """How many cards I may keep in phase 3."""
        return limit

    def tune_healing(self, points: int, g: State, me: int, face: Face) -> int:
        """How many life points a card of mine that heals me brings back."""
        return points

    def tune_choices(self, found: list[Option], g: State, me: int) -> list[Option]:
        """Of all that I could do in phase 2: what I may."""
        return found

    # what does not work, what may not be done, whom nothing reaches: pure

    def silences(self, g: State, me: int, seat: int, in_play: bool) -> bool:
        """Do I switch off the characters of *seat* (or what it has in play)?"""
        return False

    def forbids(self, g: State, me: int, face: Face, card: int) -> Reason | None:
        """Why I may not use that card as that face now."""
        return None

    def retains(self, g: State, me: int, card: int) -> Reason | None:
        """Why I may not discard that card in phase 3 while there is another."""
        return None

    def withholds(self, g: State, me: int, card: int) -> bool:
        """May I not spend that card of my hand: for a price, a cost, an ability?"""
        return False

    def spared(self, g: State, me: int, by: int, face: Face, card: int) -> Reason | None:
        """Why *by* may not aim that card at me."""
        return None

    def shrugs_off(self, g: State, me: int, by: int, face: Ability, cards: list[int]) -> bool:
        """Does what *by* does with these cards do nothing to me?"""
        return False

    # actions: what I may do in phase 2 besides playing cards; act does one

    def actions(self, found: list[Option], g: State, me: int) -> None:
        """Add each option, made by ``self.acts``."""

    def act(self, g: State, me: int, choice: Option) -> Rule:
        """Do it."""
        raise NotImplementedError

    # what counts as a brown card just played may be done again, without what it cost [WW-R-15]

    def again_at(self, g: State, me: int) -> list[tuple[int, int]]:
        """At whom, and at which card of theirs (or NONE); nobody: it is not repeated."""
        return []

    def again(self, g: State, me: int, played: Option, target: int, named: int) -> Rule:
        """Do it again with the cards first discarded."""
        raise NotImplementedError

    # at_any_time: offered to its owner, while minds_any_time says yes

    def minds_any_time(self, g: State, me: int) -> bool:
        """May I use it now?"""
        return True

    def at_any_time(self, g: State, me: int) -> Rule:
        """What I may do at any time."""
        raise NotImplementedError

    # dodge, strike: one more way to answer a shot, or a demand for a BANG!

    def minds_dodge(self, g: State, me: int, attack: Attack) -> bool:
        """May I use it against that shot? By default once per shot."""
        return self not in attack.tried

    def dodge(self, g: State, attack: Attack) -> Outcome[bool]:
        """Try it: True if the shot is missed."""
        raise NotImplementedError

    def minds_strike(self, g: State, me: int, demand: Demand) -> bool:
        """May I use it where a BANG! is asked of me?"""
        return True

    def strike(self, g: State, demand: Demand) -> Outcome[bool]:
        """Try it: True if it counts as the BANG!."""
        raise NotImplementedError

    def exempts(self, g: State, me: int, seats: list[int]) -> Outcome[list[int]]:
        """Of those that an effect of mine would hit at once: whom it does hit."""
        raise NotImplementedError

    # instead_of_x: takes the place of x

    def instead_of_draw(self, g: State, me: int) -> Outcome[bool]:
        """My phase 1: True if that was it."""
        raise NotImplementedError

    def besides_draw(self, g: State, me: int) -> None:
        """Another character of mine has drawn for my phase 1: what I still do. [WW-R-17]"""

    def instead_of_falling(self, g: State, me: int, by: int) -> Outcome[bool]:
        """I would be eliminated: True if I am not."""
        raise NotImplementedError

    def claims_excess(self, g: State, me: int, seat: int) -> bool:
        """Do I get what *seat* discards in phase 3?"""
        return False

    # on_x: a Rule that waits until the effect in progress is finished; minds_x is the plain test before it

    def minds_life_lost(self, g: State, me: int, by: int) -> bool:
        """Does it concern me that I lost life points?"""
        return True

    def on_life_lost(self, g: State, me: int, by: int, points: int) -> Rule:
        """I lost life points, by the doing of *by* (or NONE)."""
        raise NotImplementedError

    def on_hand_empty(self, g: State, me: int) -> Rule:
        """I have no card in hand."""
        raise NotImplementedError

    def on_eliminated(self, g: State, me: int, seat: int) -> Rule:
        """*seat* was eliminated; its cards still lie there."""
        raise NotImplementedError

    def on_laid(self, g: State, me: int, card: int) -> Rule:
        """I laid a card into play."""
        raise NotImplementedError

    def on_checked(self, g: State, me: int, tray: Tray) -> Rule:
        """Somebody has drawn! these cards, and what it was for is over."""
        raise NotImplementedError

    def on_played(self, g: State, me: int, face: Face, card: int) -> Rule:
        """I played a coach as that face: Stagecoach, Wells Fargo."""
        raise NotImplementedError

    def on_used(self, g: State, me: int, face: Face) -> Rule:
        """In phase 2 I used a green coach of mine in play: Pony Express."""
        raise NotImplementedError

    def acted(self, g: State, me: int) -> None:
        """I have done something in phase 2, and it is over."""

    def on_answered(self, g: State, me: int, card: int) -> Rule:
        """Out of turn I used a card of my hand."""
        raise NotImplementedError

    def on_robbed(self, g: State, me: int, card: int) -> Rule:
        """Another player took or discarded that card of mine."""
        raise NotImplementedError

    def on_train_moved(self, g: State, me: int) -> Rule:
        """The train has advanced. [TR-ORD-3]"""
        raise NotImplementedError

    def on_end_of_line(self, g: State, me: int) -> Rule:
        """The train has reached the End of the Line. [TR-EOL-2]"""
        raise NotImplementedError

    def minds_speech(self, g: State, me: int) -> bool:
        """Does it concern me that I say something?"""
        return True

    def on_speech(self, g: State, me: int) -> Rule:
        """I said something. [WW-R-12]"""
        raise NotImplementedError

    # at_x: the steps of my turn, in this order

    def at_declaration(self, g: State, me: int) -> Rule:
        """Before everything: somebody declares the end. [CL-6P-6]"""
        raise NotImplementedError

    def at_event(self, g: State, me: int) -> Rule:
        """The leader turns the event. [HN-EV-5]"""
        raise NotImplementedError

    def at_departure(self, g: State, me: int) -> Rule:
        """The driver moves the train. [TR-ADV-2]"""
        raise NotImplementedError

    def at_start(self, g: State, me: int) -> Rule:
        """What strikes at the start of a turn. [HN-EV-10]"""
        raise NotImplementedError

    def at_danger(self, g: State, me: int) -> Rule:
        """Something may blow up. [CL-TURN-2]"""
        raise NotImplementedError

    def at_custody(self, g: State, me: int) -> Rule:
        """Something may hold me. [CL-TURN-2]"""
        raise NotImplementedError

    def at_meal(self, g: State, me: int) -> Rule:
        """I may regain strength. [TR-TURN-1]"""
        raise NotImplementedError

    def at_look(self, g: State, me: int) -> Rule:
        """I look at what comes. [TR-TURN-1]"""
        raise NotImplementedError

    def at_ready(self, g: State, me: int) -> Rule:
        """Abilities are chosen. [HN-ORDER-1]"""
        raise NotImplementedError

    def at_collection(self, g: State, me: int) -> Rule:
        """Cards are collected. [HN-ORDER-1]"""
        raise NotImplementedError

    def at_drawn(self, g: State, me: int) -> Rule:
        """The end of phase 1. [HN-ORDER-1]"""
        raise NotImplementedError

    def at_played(self, g: State, me: int) -> Rule:
        """The end of phase 2. [HN-ORDER-1]"""
        raise NotImplementedError

    def at_close(self, g: State, me: int) -> Rule:
        """After phase 3, also of a turn lost in Jail. [TR-TURN-2 TR-TURN-4]"""
        raise NotImplementedError

    def at_end(self, g: State, me: int) -> Rule:
        """The end of my turn. [HN-ORDER-1]"""
        raise NotImplementedError

    # of something on the table

    def reverses_effects(self, g: State) -> bool:
        """Do effects go round counter-clockwise?"""
        return False

    def leaves_only_cards(self, g: State) -> bool:
        """Do only cards in play change distances, and no ability?"""
        return False

    def mutes(self, g: State) -> bool:
        """May nobody who lives say anything?"""
        return False

    def raises(self, g: State, seat: int) -> bool:
        """Does it bring in the eliminated *seat* whose turn would be now? If so, it has done it."""
        return False


class Character(Ability):
    """Whom a player is: printed life points, one ability."""

    life: int = 4
    first_hand: int = 0  # cards dealt at the start, where it is not as many as life points
    condition: Ability | None = None  # of what is lent to me: in force as long as it is, and nothing silences it

    def arrives(self, g: State, me: int) -> None:
        """I am this character now, or have its ability: at the start of the game, by New Identity, by Vera Custer."""
