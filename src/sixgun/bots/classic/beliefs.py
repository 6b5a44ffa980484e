"""Who is who? Beliefs about hidden roles from what everybody saw: who attacked whom. [CL-INFO-1]"""

from __future__ import annotations

from sixgun.bots.bot import Acts
from sixgun.bots.classic.kinds import DEED, HARM, HARMLESS, HARMS, KIND, MASS, is_burden
from sixgun.bots.classic.weights import Weights
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.view import View
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, Option

SEAT: Final = 16  # an act is packed into one number: actor, target, harm
NOBODY: Final = 15
FLOOR: Final = 0.001
PASSES: Final = 2
NO_FLOATS: Final[list[float]] = []


class Beliefs:
    """The chance of each role for each seat. Acts are noted and weighed only when somebody asks."""

    __slots__ = (
        "weights", "read", "acts", "weighed", "living", "me", "sheriff", "unknown", "left",
        "outlaw", "deputy", "renegade", "says_outlaw", "says_deputy", "says_renegade",
    )  # fmt: skip

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.read = 0  # how many of the public acts I have noted
        self.acts: list[int] = []  # those that tell something
        self.weighed = 0  # how many of these are in the numbers
        self.living = 0
        self.me = NONE
        self.sheriff = NONE
        self.unknown: list[int] = []  # seats whose role I do not know
        self.left: list[int] = []  # how many of each role are among them
        self.outlaw = NO_FLOATS  # by seat, as the next ones
        self.deputy = NO_FLOATS
        self.renegade = NO_FLOATS
        self.says_outlaw = NO_FLOATS  # what the acts say, apart from how many of a role there are
        self.says_deputy = NO_FLOATS
        self.says_renegade = NO_FLOATS

    def note(self, seat: int, option: Option) -> None:
        """Remember an act that tells something of its actor; helping somebody out of Jail is no harm."""
        face = option.verb.face
        if face == NONE:
            act = (seat * SEAT + option.target) * 4 + HARM
            if option.card != NONE and self.acts and self.acts[-1] == act and is_burden(option.card):
                self.acts.pop()
            return
        harm = HARMS[DEED[face] if option.card == NONE else KIND[face]]
        if harm != HARMLESS and option.target != seat:
            target = NOBODY if option.target == NONE else option.target
            self.acts.append((seat * SEAT + target) * 4 + harm)

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
        for at in range(self.read, len(acts.seats)):
            seat = acts.seats[at]
            if seat != self.me and seat != self.sheriff:
                self.note(seat, acts.options[at])
        self.read = len(acts.seats)
        if not changed and self.weighed >= len(self.acts):
            return False
        for at in range(self.weighed, len(self.acts)):
            self.weigh(self.acts[at])
        self.weighed = len(self.acts)
        self.balance()
        return True

    def begin(self, view: View) -> None:
        """What is known for sure; of the others, only what was believed of them as targets is kept for the moment."""
        roles = view.roles
        seats = len(roles)
        self.me = view.viewer
        self.weighed = 0
        self.count(roles, view.mode.roles_for(seats))
        if len(self.outlaw) != seats:
            among = max(1, len(self.unknown))
            self.outlaw = [self.left[OUTLAW] / among] * seats
            self.deputy = [self.left[DEPUTY] / among] * seats
            self.renegade = [self.left[RENEGADE] / among] * seats
        for seat in range(seats):
            role = roles[seat]
            if role == SHERIFF:
                self.sheriff = seat
            if role != NONE:
                self.outlaw[seat] = 1.0 if role == OUTLAW else 0.0
                self.deputy[seat] = 1.0 if role == DEPUTY else 0.0
                self.renegade[seat] = 1.0 if role == RENEGADE else 0.0
        self.says_outlaw = [1.0] * seats
        self.says_deputy = [1.0] * seats
        self.says_renegade = [1.0] * seats

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
        harm = act % 4
        target = act // 4 % SEAT
        actor = act // 4 // SEAT
        w = self.weights
        if harm == MASS:
            self.says_deputy[actor] = max(FLOOR, self.says_deputy[actor] * w.mass_by_deputy)
            return
        if target == self.sheriff:
            outlaw, deputy, renegade = w.outlaw_hits_sheriff, w.deputy_hits_sheriff, w.renegade_hits_sheriff
        else:
            law = self.deputy[target]
            crime = self.outlaw[target]
            lone = self.renegade[target]
            outlaw = w.friend_hits * crime + w.foe_hits * law + lone
            deputy = w.friend_hits * law + w.foe_hits * crime + lone
            renegade = w.renegade_hits
        if harm == HARM:
            outlaw += (1.0 - outlaw) * w.weak_act
            deputy += (1.0 - deputy) * w.weak_act
            renegade += (1.0 - renegade) * w.weak_act
        self.says_outlaw[actor] = max(FLOOR, self.says_outlaw[actor] * outlaw)
        self.says_deputy[actor] = max(FLOOR, self.says_deputy[actor] * deputy)
        self.says_renegade[actor] = max(FLOOR, self.says_renegade[actor] * renegade)

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
            for seat in self.unknown:
                a = o * self.says_outlaw[seat]
                b = d * self.says_deputy[seat]
                c = r * self.says_renegade[seat]
                total = a + b + c
                sum_o += a / total
                sum_d += b / total
                sum_r += c / total
            o *= left_o / sum_o if sum_o > 0.0 else 1.0
            d *= left_d / sum_d if sum_d > 0.0 else 1.0
            r *= left_r / sum_r if sum_r > 0.0 else 1.0
        for seat in self.unknown:
            a = o * self.says_outlaw[seat]
            b = d * self.says_deputy[seat]
            c = r * self.says_renegade[seat]
            total = a + b + c
            self.outlaw[seat] = a / total
            self.deputy[seat] = b / total
            self.renegade[seat] = c / total
