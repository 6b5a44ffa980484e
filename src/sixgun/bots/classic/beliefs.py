"""Who is who? Beliefs about hidden roles from what everybody saw: who attacked whom. [CL-INFO-1]"""

from __future__ import annotations

from sixgun.bots.bot import Acts, Ledger
from sixgun.bots.classic.kinds import DEED, HARM, HARMLESS, HARMS, KIND, MASS, is_burden
from sixgun.bots.classic.weights import Weights
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.view import View
from sixgun.kernel.hints import Final, i64
from sixgun.kernel.option import NONE, Option

SEAT: Final = 16  # an act is packed into one number: actor, target, harm
NOBODY: Final = 15
FLOOR: Final = 0.001
PASSES: Final = 2


class Harms(Ledger):
    """The public acts that tell something of their actors, as numbers: worked out once for all bots at a table."""

    __slots__ = ("read", "seats", "acts")

    def __init__(self) -> None:
        self.read = 0  # how many of the public acts were looked at
        self.seats: list[int] = []  # who did it
        self.acts: list[int] = []  # what; below 0: it was no harm after all, if it is the latest of those (~ of it)

    def copy(self) -> Ledger:
        """The same acts, apart."""
        other = Harms()
        other.read, other.seats, other.acts = self.read, self.seats[:], self.acts[:]
        return other

    def read_on(self, acts: Acts) -> None:
        """Take in what was done since the last time."""
        for at in range(self.read, len(acts.seats)):
            self.take_in(acts.seats[at], acts.options[at])
        self.read = len(acts.seats)

    def take_in(self, seat: int, option: Option) -> None:
        """One act, if it tells something; helping somebody out of Jail is no harm."""
        face = option.verb.face
        if face == NONE:
            if option.card != NONE and is_burden(option.card):
                self.add(seat, ~((seat * SEAT + option.target) * 4 + HARM))
            return
        harm = HARMS[DEED[face] if option.card == NONE else KIND[face]]
        if harm != HARMLESS and option.target != seat:
            target = NOBODY if option.target == NONE else option.target
            self.add(seat, (seat * SEAT + target) * 4 + harm)

    def add(self, seat: int, act: int) -> None:
        """One more."""
        self.seats.append(seat)
        self.acts.append(act)


def harms_of(acts: Acts) -> Harms:
    """What is told of those acts, up to now."""
    for ledger in acts.ledgers:
        if isinstance(ledger, Harms):
            if ledger.read < len(acts.seats):
                ledger.read_on(acts)
            return ledger
    harms = Harms()
    harms.read_on(acts)
    acts.ledgers.append(harms)
    return harms


def harms_among(acts: Acts, count: int) -> int:
    """How many of the first *count* acts tell something."""
    harms = Harms()
    for at in range(count):
        harms.take_in(acts.seats[at], acts.options[at])
    return len(harms.acts)


class Guess:
    """What I think of one seat: the chance of each role, and what its acts say, however many of a role there are."""

    __slots__ = ("outlaw", "deputy", "renegade", "says_outlaw", "says_deputy", "says_renegade")

    def __init__(self, outlaw: float, deputy: float, renegade: float) -> None:
        self.outlaw = outlaw
        self.deputy = deputy
        self.renegade = renegade
        self.says_outlaw = 1.0
        self.says_deputy = 1.0
        self.says_renegade = 1.0

    def know(self, role: int) -> None:
        """It is sure."""
        self.outlaw = 1.0 if role == OUTLAW else 0.0
        self.deputy = 1.0 if role == DEPUTY else 0.0
        self.renegade = 1.0 if role == RENEGADE else 0.0

    def forget(self) -> None:
        """No act says anything, for the moment."""
        self.says_outlaw = 1.0
        self.says_deputy = 1.0
        self.says_renegade = 1.0


class Beliefs:
    """The chance of each role for each seat. Acts are noted and weighed only when somebody asks."""

    __slots__ = (
        "weights", "read", "heard", "acts", "weighed", "living", "me", "sheriff", "unknown", "left", "guesses", "open",
    )  # fmt: skip

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.read = 0  # how many of the public acts I have noted
        self.heard = 0  # how many of the harms among them
        self.acts: list[int] = []  # those of others that tell something
        self.weighed = 0  # how many of these are in the numbers
        self.living = 0
        self.me = NONE
        self.sheriff = NONE
        self.unknown: list[int] = []  # seats whose role I do not know
        self.left: list[int] = []  # how many of each role are among them
        self.guesses: list[Guess] = []  # by seat
        self.open: list[Guess] = []  # of the unknown ones

    @property
    def outlaw(self) -> list[float]:
        """By seat, how likely it is an Outlaw."""
        return [guess.outlaw for guess in self.guesses]

    @property
    def deputy(self) -> list[float]:
        """By seat, how likely it is a Deputy."""
        return [guess.deputy for guess in self.guesses]

    @property
    def renegade(self) -> list[float]:
        """By seat, how likely it is a Renegade."""
        return [guess.renegade for guess in self.guesses]

    def skip(self, acts: Acts) -> None:
        """What was done so far tells nothing: it was another game."""
        self.read = len(acts.seats)
        self.heard = len(harms_of(acts).acts)

    def begin_anew(self, forgets: bool) -> None:
        """Count again; *forgets*: roles were dealt anew, and what was done before tells nothing. [WW-ROLE-1]"""
        self.living = 0
        if forgets:
            self.acts = []

    def learn(self, view: View, acts: Acts) -> bool:
        """Bring the numbers up to date; False if nothing has changed. A revealed role puts all acts in a new light."""
        changed = len(view.order) != self.living
        if changed:
            self.living = len(view.order)
            self.begin(view)
        self.listen(harms_of(acts))
        self.read = len(acts.seats)
        if not changed and self.weighed >= len(self.acts):
            return False
        for at in range(self.weighed, len(self.acts)):
            self.weigh(self.acts[at])
        self.weighed = len(self.acts)
        self.balance()
        return True

    def listen(self, harms: Harms) -> None:
        """Note what others have done, but for the Sheriff: everybody knows him."""
        for at in range(self.heard, len(harms.acts)):
            seat = harms.seats[at]
            if seat != self.me and seat != self.sheriff:
                act = harms.acts[at]
                if act >= 0:
                    self.acts.append(act)
                elif self.acts and self.acts[-1] == ~act:
                    self.acts.pop()
        self.heard = len(harms.acts)

    def begin(self, view: View) -> None:
        """What is known for sure; of the others, only what was believed of them as targets is kept for the moment."""
        roles = view.roles
        seats = len(roles)
        self.me = view.viewer
        self.weighed = 0
        self.count(roles, view.mode.roles_for(seats))
        if len(self.guesses) != seats:
            among = max(1, len(self.unknown))
            outlaw, deputy, renegade = [self.left[role] / among for role in (OUTLAW, DEPUTY, RENEGADE)]
            self.guesses = [Guess(outlaw, deputy, renegade) for _ in roles]
        for seat, guess in enumerate(self.guesses):
            role = roles[seat]
            if role == SHERIFF:
                self.sheriff = seat
            if role != NONE:
                guess.know(role)
            guess.forget()
        self.open = [self.guesses[seat] for seat in self.unknown]

    def count(self, roles: list[int], dealt: list[int]) -> None:
        """Whose role I do not know, and how many of each are left for them."""
        self.unknown = [seat for seat in range(len(roles)) if roles[seat] == NONE]
        left = [0, 0, 0, 0]
        for role in dealt:
            left[role] += 1
        for role in roles:
            if 0 <= role < len(left):
                left[role] -= 1
        self.left = left if max(left) > 0 else [0, 1, 1, 1]  # of a table that cannot be counted, each is as likely

    def weigh(self, act: int) -> None:
        """How likely is it that each role would do that? The likelier, the more its actor is one of them."""
        packed: i64 = act
        harm = packed % 4
        target = packed // 4 % SEAT
        actor = self.guesses[packed // 4 // SEAT]
        w = self.weights
        if harm == MASS:
            actor.says_deputy = max(FLOOR, actor.says_deputy * w.mass_by_deputy)
            return
        if target == self.sheriff:
            outlaw, deputy, renegade = w.outlaw_hits_sheriff, w.deputy_hits_sheriff, w.renegade_hits_sheriff
        else:
            whom = self.guesses[target]
            outlaw = w.friend_hits * whom.outlaw + w.foe_hits * whom.deputy + whom.renegade
            deputy = w.friend_hits * whom.deputy + w.foe_hits * whom.outlaw + whom.renegade
            renegade = w.renegade_hits
        if harm == HARM:
            outlaw += (1.0 - outlaw) * w.weak_act
            deputy += (1.0 - deputy) * w.weak_act
            renegade += (1.0 - renegade) * w.weak_act
        actor.says_outlaw = max(FLOOR, actor.says_outlaw * outlaw)
        actor.says_deputy = max(FLOOR, actor.says_deputy * deputy)
        actor.says_renegade = max(FLOOR, actor.says_renegade * renegade)

    def balance(self) -> None:
        """As many of each role as there are left, one role for each seat: both, nearly."""
        left_o = float(self.left[OUTLAW])
        left_d = float(self.left[DEPUTY])
        left_r = float(self.left[RENEGADE])
        if len(self.unknown) < left_o + left_d + left_r:  # one of them is not in the game [CL-6P-2]
            in_game = len(self.unknown) / (left_o + left_d + left_r)
            left_o, left_d, left_r = left_o * in_game, left_d * in_game, left_r * in_game
        o, d, r = left_o, left_d, left_r
        for _ in range(PASSES):
            sum_o = sum_d = sum_r = 0.0
            for guess in self.open:
                a = o * guess.says_outlaw
                b = d * guess.says_deputy
                c = r * guess.says_renegade
                total = a + b + c
                sum_o += a / total
                sum_d += b / total
                sum_r += c / total
            o *= left_o / sum_o if sum_o > 0.0 else 1.0
            d *= left_d / sum_d if sum_d > 0.0 else 1.0
            r *= left_r / sum_r if sum_r > 0.0 else 1.0
        for guess in self.open:
            a = o * guess.says_outlaw
            b = d * guess.says_deputy
            c = r * guess.says_renegade
            total = a + b + c
            guess.outlaw = a / total
            guess.deputy = b / total
            guess.renegade = c / total
