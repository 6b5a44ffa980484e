"""The model's own table: players and zones."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.second_reading import printed
from tests.second_reading.asking import Mismatch, Oracle
from tests.second_reading.printed import name, printed_suit

TRACED = frozenset(
    ["turn", "hurt", "eliminated", "event", "reward", "penalty", "reshuffle", "explosion", "pass_on", "train"]
)


TOLERATED = {"F2"}


class Player:
    """One seat."""

    def __init__(self, seat: int, role: str, character: str) -> None:
        self.seat = seat
        self.person = seat  # two players have two characters each
        self.role = role
        self.role_public = role == "sheriff"
        self.character = character
        self.top = printed.full_life(character) + (role == "sheriff")
        self.life = self.top
        self.hand: list[str] = []
        self.table: list[str] = []
        self.fresh: set[str] = set()
        self.lent: list[str] = []
        self.reserve: str | None = None
        self.alive = True
        self.ghost = False
        self.skipped = False
        self.held = False  # two players: kept by Jail from being chosen
        self.spirit = False  # a ghost of Ghost Car
        self.departed = False
        self.betrayed = False  # a Deputy responsible for the Sheriff's elimination (CL-SCORE-3)
        self.bounty = 0
        self.waits: Counter[str] = Counter()
        self.robbers: list[Player] = []
        self.purges: list[str] = []

    @property
    def cards(self) -> list[str]:
        """Everything he has."""
        return self.hand + self.table


class World:
    """The whole game as the model sees it."""

    def __init__(self, players: list[Player], sets: tuple[str, ...], options: dict[str, Any], oracle: Oracle) -> None:
        self.players = players
        self.sets = sets
        self.options = options
        self.oracle = oracle
        self.circle = list(range(len(players)))
        self.unseen: set[str] = set()
        self.deck: list[str | None] = []
        self.discards: list[str] = []
        self.limbo: list[str] = []
        self.flipped: list[tuple[Player, str]] = []
        self.takers: dict[str, Player] = {}  # of the flips that wait for John Pain
        self.counted: set[str] = set()  # of Lucky Duke's flips the chosen ones
        self.turn = 0
        self.bangs = 0
        self.played = 0
        self.used: Counter[str] = Counter()
        self.fallen: list[tuple[Player, Player | None]] = []
        self.first_fallen: int | None = None
        self.last_fallen: Player | None = None
        self.risen_first = False
        self.leader = 0
        self.events_begun = False
        self.event = ""
        self.show = ""
        self.named_suit: str | None = None
        self.handcuffed: int | None = None
        self.marked: str | None = None
        self.just_played: dict[str, Any] | None = None
        self.said: dict[int, str | None] = {}  # Dorothy Rage: what each is to lose
        self.ordered: Any = None  # ... and what else the order says
        self.trace: list[tuple[Any, ...]] = []
        self.taken: list[str] = []  # BANG! cards the Sheriff played this turn (No Mercy)
        self.mode = "law"
        self.standing: dict[int, int] = {}  # two players: the active character of each
        self.awake: dict[int, int] = {}  # ... and which one counts as active just now (CL-2P-7)
        self.train: Any = None
        self.attack: dict[str, Any] = {}
        self.extra = False
        self.binding = False  # a free advance has been made, its wagon is not yet named
        self.again = False  # Express Car
        self.quiet: set[int] = set()
        self.personal = False  # three players: somebody has fallen otherwise
        self.settled = False  # special six: the revealed fight it out
        self.revealed = 0
        self.rosa_run = 0
        self.repeating = False  # Lee Van Kliff
        self.mined = False
        self.next_event: str | None = None
        self.events_left = 0
        self.shows_left = 0
        self.lost_roles: Counter[str] = Counter()

    @property
    def active(self) -> Player:
        """CL-DEF-3."""
        return self.players[self.turn]

    def living(self) -> list[Player]:
        """Those who take part, in the circle's order."""
        return [self.players[seat] for seat in self.circle if self.players[seat].alive]

    def clockwise(self, after: Player, itself: bool = False) -> list[Player]:
        """The living players clockwise from *after*'s left; *itself*: he comes first."""
        at = self.circle.index(after.seat)
        seats = self.circle[at + 1 :] + self.circle[:at]
        if self.on("hn_gold_rush") and self.options.get("hn_gold_rush_effects_reverse"):
            seats.reverse()
        first = [after] if itself and after.alive else []
        return first + [self.players[seat] for seat in seats if self.players[seat].alive]

    def leads(self, player: Player) -> bool:
        """Is he the event leader? With two players it is a matter of the person (HN-EV-4)."""
        return player.person == self.players[self.leader].person

    def round_from_leader(self) -> list[Player]:
        """The living players, the leader first; with two players his active character (HN-EV-12)."""
        leader = self.players[self.leader]
        first = self.players[self.standing.get(leader.person, leader.seat)]
        return self.clockwise(first, itself=True)

    def on(self, event: str) -> bool:
        """Is that event in force?"""
        return self.event == event or self.show == event

    def marks_of(self, player: Player) -> list[str]:
        """What lies on a player."""
        passive = player.alive and self.awake.get(player.person, player.seat) != player.seat
        return (
            ["ghost"] * (player.ghost or player.spirit)
            + ["skipped"] * player.skipped
            + ["departed"] * player.departed
            + ["passive"] * passive
            + ["held"] * player.held
        )

    def has(self, player: Player, ability: str) -> bool:
        """Does that character's ability work for him now?"""
        if self.event == "hn_hangover" or self.awake.get(player.person, player.seat) != player.seat:
            return False
        return player.character == ability or ability in player.lent

    def has_as_target(self, player: Player, ability: str) -> bool:
        """The same; a character that a card is aimed at counts as active (CL-2P-7)."""
        before, self.awake = self.awake, self.awake | ({player.person: player.seat} if self.awake else {})
        found = self.has(player, ability)
        self.awake = before
        return found

    def owners(self, ability: str) -> list[Player]:
        """The living who have it, clockwise from the active player."""
        return [player for player in self.clockwise(self.active, itself=True) if self.has(player, ability)]

    def suit(self, card: str) -> str:
        """The suit a card counts as (Blessing, Curse)."""
        if self.event == "hn_blessing":
            return "H"
        return "S" if self.event == "hn_curse" else printed_suit(card)

    def works(self, owner: Player) -> bool:
        """Do cards in play in front of him work (Lasso, Belle Star)?"""
        if self.event == "fc_lasso":
            return False
        return owner is self.active or not (self.active.alive and self.has(self.active, "belle_star"))

    def in_force(self, owner: Player, face: str) -> bool:
        """Has he that card in play, and does it work?"""
        return self.works(owner) and any(name(card) == face for card in owner.table)

    def ready(self, owner: Player) -> list[str]:
        """His green cards that may be used (DC-GREEN-2)."""
        if not self.works(owner):
            return []
        return [card for card in owner.table if name(card) in printed.GREEN and card not in owner.fresh]

    def hand_allowed(self, player: Player, card: str) -> bool:
        """Handcuffs (HN-R-9): in the own turn only cards of the named suit are used from hand."""
        if player is not self.active:
            return True
        if self.event == "hn_handcuffs" and self.handcuffed == player.seat:
            return False
        return self.named_suit is None or self.suit(card) == self.named_suit

    def distance(self, source: Player, target: Player) -> int:
        """CL-DIST-2; oneself is at distance 1 (CL-TGT-6), the own other character, too (CL-2P-3)."""
        if source.person == target.person:
            return 1
        seats = [player.seat for player in self.living()]
        steps = abs(seats.index(source.seat) - seats.index(target.seat))
        base = 1 if self.event == "fc_ambush" else min(steps, len(seats) - steps)
        skills = not (self.event == "fc_ambush" and self.options.get("fc_ambush_cards_only"))
        closer = self.modifiers(source, printed.CLOSER) + (skills and self.has(source, "rose_doolan"))
        farther = self.modifiers(target, printed.FARTHER) + (skills and self.has(target, "paul_regret"))
        lumber = self.in_force(source, "lumber_flatcar")
        return max(1, base - closer + farther + lumber)

    def modifiers(self, owner: Player, faces: frozenset[str]) -> int:
        """How many of these he has in play and working."""
        return sum(name(card) in faces for card in owner.table) if self.works(owner) else 0

    def range(self, player: Player) -> int:
        """CL-WPN-1."""
        if not self.works(player):
            return 1
        return max([1] + [printed.RANGES[name(card)] for card in player.table if name(card) in printed.RANGES])

    def within(self, source: Player, reach: int) -> list[Player]:
        """The other living players at most that far away."""
        return [p for p in self.foes(source) if self.distance(source, p) <= reach]

    def foes(self, player: Player) -> list[Player]:
        """The other players, clockwise; with two players the opponent's characters (CL-2P-9)."""
        return [p for p in self.clockwise(player) if p.person != player.person]

    def tell(self, what: str, *facts: Any) -> None:
        """Predict an entry of the story."""
        self.trace.append((what, *facts))

    def refill(self) -> bool:
        """CL-DECK-1: is there a card to draw, if need be after a reshuffle?"""
        if not self.deck and self.discards:
            self.tell("reshuffle", len(self.discards))
            self.deck = [None] * len(self.discards)
            self.unseen.update(self.discards)
            self.discards = []
        return bool(self.deck)

    def leave_deck(self, card: str) -> str:
        """That card was on top: it must fit what is known of the deck."""
        known = self.deck.pop(0)
        if known is None:
            if card not in self.unseen:
                raise Mismatch(f"{card} comes from the deck, but it is elsewhere")
            self.unseen.remove(card)
        elif known != card:
            raise Mismatch(f"{card} comes from the deck, but {known} was on top")
        return card

    def draw(self, player: Player, times: int = 1) -> list[str]:
        """Draw from the deck to the hand; CL-DECK-3 where there is none."""
        drawn: list[str] = []
        for _ in range(times):
            if self.refill():
                drawn.append(self.leave_deck(self.oracle.reveal("draw", seat=player.seat)))
                player.hand.append(drawn[-1])
        return drawn

    def look(self, player: Player, times: int) -> list[str]:
        """Cards taken from the deck to be looked at, one by one, in deck order."""
        fresh = [card for card in self.oracle.limbo(player.seat) if card not in self.limbo]
        found: list[str] = []
        for card in fresh[:times]:
            if not self.refill():
                break
            found.append(self.leave_deck(card))
        self.limbo += found
        return found

    def discard(self, card: str) -> None:
        """Onto the pile; a wagon under the wagon deck (TR-WAG-3)."""
        if card in printed.WAGONS:
            self.train.left += 1
            self.train.refill()
        else:
            self.discards.append(card)

    def put_away(self, player: Player, card: str) -> None:
        """What *player* discards: onto the pile, or (FC-MINE-1, other print) onto the deck."""
        if self.mined and player is self.active and card not in printed.WAGONS:
            self.deck.insert(0, card)
        else:
            self.discard(card)

    def spend(self, player: Player, card: str) -> None:
        """From his hand onto the discard pile (Deep Mine: onto the deck)."""
        player.hand.remove(card)
        self.put_away(player, card)

    def lose_table(self, player: Player, card: str) -> None:
        """From in front of him onto the discard pile."""
        player.table.remove(card)
        player.fresh.discard(card)
        self.put_away(player, card)
        self.haunt(player)

    def receive(self, player: Player, card: str) -> None:
        """A card taken: to the hand, a wagon into play (Ghost Car: TR-GHOST-3, TR-EVT-7)."""
        if card not in printed.WAGONS:
            player.hand.append(card)
            return
        player.table.append(card)
        if card == "ghost_car" and (not player.alive or player.ghost):
            player.alive = player.spirit = True
            player.ghost = False
            player.life = 0
            self.look_at_role(player)

    def look_at_role(self, player: Player) -> None:
        """Back in play, he looks at the role that was dealt to him face down (WW-ROLE-2)."""
        if player.role == "?" and not self.standing:
            player.role = self.learn_role(player)
            self.lost_roles[player.role] -= 1

    def haunt(self, player: Player) -> None:
        """TR-GHOST-7: a ghost without Ghost Car is eliminated at once, and nobody minds."""
        if player.spirit and "ghost_car" not in player.table:
            player.spirit = player.alive = False
            player.role_public = True
            player.lent, player.robbers, player.purges = [], [], []
            player.waits.clear()
            self.quiet.add(player.seat)
            self.fallen.append((player, None))
            self.last_fallen = player
            if self.first_fallen is None:
                self.first_fallen = player.seat
            self.tell("eliminated", player.seat)
            from tests.second_reading.life import pass_office_on
            from tests.second_reading.two import falls

            falls(self, player)
            pass_office_on(self)

    def bound_card(self, player: Player, card: str) -> bool:
        """Is it the marked card, which is not spent for an ability?"""
        return card == self.marked and player is self.active

    def tidy(self) -> None:
        """FC-LAW-1: the mark ends when the card leaves the hand."""
        if self.marked is not None and self.marked not in self.active.hand:
            self.marked = None
        if self.train is not None and "?" in self.train.path + self.train.wagons:
            self.train.learn(self.oracle.open()["train"])

    def holder(self, card: str) -> Player:
        """In front of whom it lies."""
        return next(player for player in self.players if card in player.table)

    def turn_over_event(self) -> None:
        """The next event, which everybody has seen, covers the old one."""
        self.event = self.next_event or ""
        self.next_event = None
        self.events_left -= 1

    def event_stays(self) -> bool:
        """HN-EV-7: the final card stays to the end."""
        return self.event in ("hn_high_noon", "fc_fistful") and not self.options.get("events_reshuffle")

    def turn_over_show(self) -> None:
        """The top card of the Wild West Show deck."""
        self.show = self.oracle.named("event")
        self.tell("event", self.show)
        self.shows_left -= 1
        if (self.show == "ww_wild_west_show") != (self.shows_left == 0):
            raise Mismatch(f"{self.show} with {self.shows_left} left")

    def pair(self, player: Player) -> list[str]:
        """The two characters Greygory Deck has drawn."""
        lent = [one for one in self.oracle.open()["players"][player.seat]["lent"] if one != "greygory_deck"]
        return list(lent)

    def learn_role(self, player: Player) -> str:
        """What the player himself sees."""
        shown = self.oracle.own(player.seat)["players"].get(str(player.seat), {}).get("role")
        return str(shown or self.oracle.open()["players"][player.seat]["role"])
