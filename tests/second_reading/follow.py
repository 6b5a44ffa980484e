"""Play a game at random, with the model beside it, and compare everything the two say."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Generator
from random import Random
from typing import Any

import sixgun
from tests.second_reading import printed
from tests.second_reading.asking import Ask, Mismatch, Oracle, Over, Together
from tests.second_reading.compare import compare_state, event_count, show_count
from tests.second_reading.modes import LINE_UPS
from tests.second_reading.sid import interjections, patch_up
from tests.second_reading.train import Train
from tests.second_reading.turns import game
from tests.second_reading.two import PERSONS, RIGHT_FIRST
from tests.second_reading.world import TRACED, Player, World

MOST_ANSWERS = 5000
FIVE = ("big_spencer", "gary_looter")
SEED_READINGS = (
    ("dc_green_wait_own_turn", "dc_pixie_pete_four", "dc_jose_unlimited", "dc_doc_any_diamond", "event_mix_full")
    + ("events_reshuffle", "hn_gold_rush_effects_reverse", "hn_daltons_on_turn_any", "hn_handcuffs_sheriff")
    + ("fc_mine_all_discards", "fc_ranch_after_phase2", "ww_dorothy_target_after", "ww_showdown_bang_stays_bang")
    + ("ww_flint_unlimited",)
)


class Follow:
    """One game, followed from the deal to the end."""

    def __init__(self, players: int, sets: tuple[str, ...], options: dict[str, Any], seed: str) -> None:
        self.table = sixgun.new_game("classic", players=players, sets=sets, options=options, seed=seed)
        self.sets = sets
        self.options = options
        self.random = Random(seed)
        self.counts: Counter[str] = Counter()
        self.effects: Counter[str] = Counter()
        self.before: dict[tuple[str, object], object] = {}
        self.asked: Counter[str] = Counter()
        self.answers: list[str] = []
        self.read = 0
        self.oracle = Oracle()
        self.oracle.own = lambda seat: self.table.view(self.person(seat)).own_dict()
        self.oracle.open = lambda: self.table.view().to_dict()
        self.traced: list[tuple[Any, ...]] = []
        self.listen()
        self.world = self.deal()

    def person(self, seat: int) -> int:
        """Who answers for that seat."""
        return PERSONS[seat] if self.table.seats == 2 else seat

    # the beginning
    def deal(self) -> World:
        """The table as it was dealt: what has been drawn since the first turn began is not yet in the hands."""
        spare = self.cast() if self.options.get("character_choice_of_two") else {}
        if self.table.seats == 2:
            return self.deal_for_two()
        view: dict[str, Any] = self.table.view().to_dict()
        drawn = {entry["card"] for entry in self.oracle.told if entry["what"] == "draw"}
        players = []
        for seat, shown in enumerate(view["players"]):
            own: dict[str, Any] = self.table.view(self.person(seat)).own_dict()
            role = str(own["players"].get(str(seat), {}).get("role") or shown["role"])
            player = Player(seat, role, shown["character"])
            player.hand = [card for card in own["hand"] if card not in drawn]
            player.lent = list(shown.get("lent", ()))
            player.reserve = spare.get(seat)
            players.append(player)
        world = World(players, self.sets, readings(self.options), self.oracle)
        self.check_deal(world, view)
        return world

    def deal_for_two(self) -> World:
        """CL-2P-1: four characters picked in turn; then both say at once who begins active, and where."""
        first = self.table.asked[0]
        picks: list[str] = []
        offered = {o.key for o in self.table.question(first).options}  # type: ignore[union-attr]
        self.same("cast", len(offered), 4)
        for seat in (first, 1 - first, first, 1 - first):
            question = self.table.question(seat)
            assert question is not None
            self.same("question", (question.why, list(self.table.asked)), ("character", [seat]))
            self.same("cast", {option.key for option in question.options}, offered)
            picks.append(self.random.choice(sorted(offered)))
            offered.remove(picks[-1])
            self.say(seat, picks[-1])
        mine = {first: picks[0::2], 1 - first: picks[1::2]}
        self.oracle.told.clear()
        entered: dict[int, tuple[str, int]] = {}
        self.same("asked", sorted(self.table.asked), [0, 1])
        for seat in self.random.sample([0, 1], 2):
            names = [one.removeprefix("keep ") for one in mine[seat]]
            keys = {f"enter {one} > P{p}": (one, p) for one in names for p in RIGHT_FIRST[seat]}
            question = self.table.question(seat)
            assert question is not None
            self.same("question", question.why, "enter", seat)
            self.same("cast", {option.key for option in question.options}, set(keys))
            key = self.random.choice(sorted(keys))
            entered[seat] = keys[key]
            self.say(seat, key)
        return self.world_of_two(first, entered, mine)

    def world_of_two(self, first: int, entered: dict[int, tuple[str, int]], mine: dict[int, list[str]]) -> World:
        """The four characters at their places, with a hand for two of them each."""
        players = [Player(seat, "?", "") for seat in range(4)]
        for person, (active, place) in entered.items():
            other = next(one for one in mine[person] if one != f"keep {active}").removeprefix("keep ")
            hand: list[str] = []
            for seat in RIGHT_FIRST[person]:
                players[seat] = Player(seat, "?", active if seat == place else other)
                players[seat].person, players[seat].hand = person, hand
            cards = 5 if active in FIVE else players[place].top
            for entry in [one for one in self.oracle.told if one["what"] == "draw" and one["seat"] == place][:cards]:
                self.oracle.told.remove(entry)
                hand.append(entry["card"])
            self.same("deal", len(hand), cards)
        world = World(players, self.sets, readings(self.options), self.oracle)
        world.mode = "two"
        world.standing = {person: place for person, (_, place) in entered.items()}
        world.awake = dict(world.standing)
        dealt = [card for person in (0, 1) for card in players[RIGHT_FIRST[person][0]].hand]
        world.unseen = set(printed.deck_of(self.sets, bool(self.options.get("no_book_cards")))) - set(dealt)
        world.deck = [None] * len(world.unseen)
        world.turn = world.leader = world.standing[first]
        view: dict[str, Any] = self.table.view().to_dict()
        world.next_event = (view.get("next_event") or [None])[0]
        world.events_left, world.shows_left = event_count(world), show_count(world)
        if "train" in view:
            world.train = Train(view["train"], 4)
        for player in players:
            player.lent = world.pair(player) if player.character == "greygory_deck" else []
        return world

    def cast(self) -> dict[int, str]:
        """CL-SETUP-3, CL-SETUP-4: each keeps one of two characters, all at once; the other is his reserve."""
        pairs: dict[int, list[str]] = {}
        for seat in self.table.asked:
            question = self.table.question(seat)
            assert question is not None and question.why == "character"
            pairs[seat] = [option.key.removeprefix("keep ") for option in question.options]
        self.same("cast", sorted(pairs), list(range(self.table.seats)))
        offered = [one for pair in pairs.values() for one in pair]
        self.same("cast", len(set(offered)), 2 * self.table.seats)
        kept: dict[int, str] = {}
        for seat in self.random.sample(sorted(pairs), len(pairs)):
            shown: list[dict[str, Any]] = self.table.view().to_dict()["players"]  # type: ignore[assignment]
            self.same("cast", [one["character"] for one in shown], [None] * len(pairs))
            self.same("cast", self.table.view(seat).own_dict()["reserve"], pairs[seat], seat)
            kept[seat] = self.random.choice(pairs[seat])
            self.say(seat, f"keep {kept[seat]}")
        shown = self.table.view().to_dict()["players"]  # type: ignore[assignment]
        self.same("cast", [one["character"] for one in shown], [kept[seat] for seat in sorted(kept)])
        self.skip_deal([shown[seat]["max_life"] if kept[seat] not in FIVE else 5 for seat in sorted(kept)])
        return {seat: next(one for one in pair if one != kept[seat]) for seat, pair in pairs.items()}

    def skip_deal(self, cards: list[int]) -> None:
        """The cards dealt at the start are told too, where somebody was asked before it."""
        left = list(self.oracle.told)
        for seat, number in enumerate(cards):
            for _ in range(number):
                left.remove(next(one for one in left if one["what"] == "draw" and one["seat"] == seat))
        self.oracle.told = deque(left)

    def check_deal(self, world: World, view: dict[str, Any]) -> None:
        """CL-SETUP: roles, life, hands, deck, the first player."""
        dealt = [card for player in world.players for card in player.hand]
        world.unseen = set(printed.deck_of(self.sets, bool(self.options.get("no_book_cards")))) - set(dealt)
        world.deck = [None] * len(world.unseen)
        world.mode = mode_of(len(world.players), self.options)
        first = "deputy" if world.mode == "three" else "sheriff"
        world.turn = world.leader = next(p.seat for p in world.players if p.role == first)
        world.next_event = (view.get("next_event") or [None])[0]
        world.events_left = event_count(world)
        world.shows_left = show_count(world)
        if "train" in view:
            world.train = Train(view["train"], len(world.players))
        for player in world.players:
            self.same("deal", len(player.hand), 5 if player.character in FIVE else player.top)
            player.role_public = player.role_public or world.mode == "three"
        dealt_roles = sorted(p.role for p in world.players)
        line_ups = LINE_UPS if world.mode == "six" else (printed.ROLES[len(world.players)],)
        self.same("deal", dealt_roles in [sorted(one.split()) for one in line_ups], True)

    # comparing
    def same(self, kind: str, engine: object, model: object, of: object = None) -> None:
        """One prediction; as an effect it counts only where it says something new."""
        self.counts[kind] += 1
        if self.before.get((kind, of), self) != model:
            self.before[kind, of] = model
            self.effects[kind] += 1
        if engine != model:
            raise Mismatch(f"{kind}: engine {engine!r}, model {model!r}")

    def listen(self) -> None:
        """Read what was told since the last answer; a card as whoever may see it."""
        game_ = self.table.session.game
        story = game_.story or []
        for entry in story[self.read :]:
            seen = game_.seen(entry, -1)
            if entry.card != -1 and "card" not in seen:
                viewers = [seat for seat in range(self.table.seats) if entry.card_seen_by(seat) != -1]
                seen = game_.seen(entry, viewers[0]) if viewers else seen
            self.oracle.told.append(seen)
            if seen["what"] in TRACED:
                self.traced.append(fact(seen))
        self.read = len(story)

    def check(self, ask: Ask) -> None:
        """The open question against the one the model expects, and the whole table."""
        self.oracle.close()
        self.same("story", self.traced, self.world.trace)
        self.traced, self.world.trace = [], []
        if self.table.over:
            raise Mismatch(f"the game is over: {self.table.result}; the model asks {ask.seat} {ask.why}")
        parts = ask.asks if isinstance(ask, Together) else [ask]
        self.same("asked", sorted(self.table.asked), sorted(self.person(part.seat) for part in parts))
        for part in parts:
            question = self.table.question(self.person(part.seat))
            assert question is not None
            self.same("question", question.why, part.why, part.seat)
            self.same_options(part, [option.key for option in question.options])
            self.asked[part.why] += 1
        for seat in range(self.table.seats):
            offered = {option.key for option in self.table.session.interjections(seat)}
            mine = [p.seat for p in self.world.players if p.person == seat]
            found = {key for one in mine for key in interjections(self.world, ask, one)}
            self.same("interjections", offered, found, seat)
        compare_state(self.world, self.table, self.same)

    def same_options(self, ask: Ask, engine: list[str]) -> None:
        """All that is offered is legal, and all that is legal is offered; pass comes first (CL-ASK-1)."""
        self.counts["options"] += 1
        self.effects["options"] += 1
        model = set(ask.options())
        if set(engine) != model or len(engine) != len(model):
            beyond, missing = sorted(set(engine) - model), sorted(model - set(engine))
            raise Mismatch(f"options of {ask.why} for {ask.seat}: only engine {beyond}, only model {missing}")
        if "pass" in model and ask.why != "dying":
            self.same("default", engine[0], "pass")

    # answering
    def follow(self) -> None:
        """To the end of the game."""
        try:
            self.drive(game(self.world))
        except Over as over:
            self.check_end(over)

    def check_end(self, over: Over) -> None:
        """Who has won."""
        result: dict[str, Any] | None = self.table.result
        if result is None:
            raise Mismatch(f"the model says it is over: {over.side} {over.winners}")
        for player in self.world.players:
            if player.role != "?":
                self.same("role", result["roles"][player.seat], player.role)
        winners = (
            [p.seat for p in self.world.players if result["roles"][p.seat] in over.side.split()]
            if over.side
            else over.winners
        )
        if over.side == "renegade":
            winners = over.winners
        self.same("winners", sorted(result["winners"]), sorted(winners))

    def drive(self, rule: Generator[Ask, Any, None]) -> None:
        """Run a rule of the model side by side with the engine."""
        try:
            ask = next(rule)
            while True:
                ask = rule.send(self.put(ask))
        except StopIteration:
            return

    def put(self, ask: Ask) -> Any:
        """One question to its end, interjections included: the answer's meaning in the model."""
        if isinstance(ask, Together):
            return self.put_together(ask)
        while True:
            self.world.tidy()
            if not ask.options():
                return None
            self.check(ask)
            seat, key, interjected = self.choose(ask)
            options = ask.options()
            self.say(seat, key)
            if not interjected:
                return options[key]
            self.drive(patch_up(self.world, self.world.players[seat]))

    def put_together(self, ask: Together) -> list[Any]:
        """Several seats at once, in any order."""
        self.world.tidy()
        self.check(ask)
        answers: dict[int, Any] = {}
        for part in self.random.sample(ask.asks, len(ask.asks)):
            options = part.options()
            key = self.random.choice(sorted(options))
            self.say(part.seat, key)
            answers[part.seat] = options[key]
        return [answers[part.seat] for part in ask.asks]

    def choose(self, ask: Ask) -> tuple[int, str, bool]:
        """Who says what: mostly an answer, sometimes an interjection."""
        offers = [(p.seat, key) for p in self.world.players for key in interjections(self.world, ask, p.seat)]
        if offers and self.random.random() < 0.2:
            seat, key = self.random.choice(offers)
            return seat, key, True
        keys = sorted(ask.options())
        if len(keys) > 1 and "pass" in keys and self.random.random() < 0.5:
            keys.remove("pass")
        return ask.seat, self.random.choice(keys), False

    def say(self, seat: int, key: str) -> None:
        """Answer, and read what comes of it."""
        if len(self.answers) > MOST_ANSWERS:
            raise Mismatch("the game does not end")
        self.answers.append(f"P{seat} {key}")
        self.table.answer(self.person(seat) if hasattr(self, "world") else seat, key)
        self.listen()


def mode_of(players: int, options: dict[str, Any]) -> str:
    """By whose rules the table plays."""
    if players == 3:
        return "three"
    return "six" if players == 6 and options.get("six_player_special") else "law"


def readings(options: dict[str, Any]) -> dict[str, Any]:
    """The preset switches all of them on; what is said besides holds."""
    return {name: True for name in SEED_READINGS if options.get("seed_readings")} | options


def fact(seen: dict[str, Any]) -> tuple[Any, ...]:
    """An entry of the story in the model's words."""
    what = seen["what"]
    if what == "event":
        return (what, seen["cause"])
    if what in ("reshuffle", "train"):
        return (what, seen["amount"])
    if what == "hurt":
        return (what, seen["seat"], seen["amount"])
    return (what, seen["target"] if what == "pass_on" else seen["seat"])
