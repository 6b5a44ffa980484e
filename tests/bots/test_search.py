"""The search of a marshal: what it tries, when it leaves its policy, that it repeats."""

from __future__ import annotations

import pytest

from sixgun.bots import make
from sixgun.bots.bot import Acts, Bot
from sixgun.bots.classic.baseline import Baseline
from sixgun.bots.classic.marshal import ClassicMarshal, mind_of, ways
from sixgun.bots.classic.value import odds
from sixgun.bots.drive import next_answer, play_on, seat_all
from sixgun.bots.duel.ahead import DuelMarshal
from sixgun.bots.imagine import Imagine
from sixgun.bots.search.halving import Trials
from sixgun.bots.search.marshal import ANY, QUICK, Effort, Marshal
from sixgun.classic.series.series import table_of
from sixgun.classic.table.roles import OUTLAW, SHERIFF
from sixgun.classic.table.state import State
from sixgun.duel.abilities import AS_MISS, SERVES
from sixgun.kernel.chance import Chance, key_of
from sixgun.kernel.game import Game
from sixgun.kernel.option import PASS
from sixgun.kernel.session import Session
from sixgun.rulings.words import Stage
from sixgun.table import open_table
from tests.bots.positions import position


class Loaded(Trials):
    """Candidates that bring what they are said to bring, more or less, by turns."""

    def __init__(self, *worth: float, spread: float = 0.0) -> None:
        super().__init__(len(worth))
        self.worth = worth
        self.spread = spread
        self.made = 0

    def round(self, alive: list[int]) -> bool:
        sign = 1 if len(self.found[alive[0]]) % 2 else -1
        for at in alive:
            self.found[at].append(self.worth[at] + (sign * self.spread if at else 0.0))
            self.made += 1
        return True


@pytest.mark.parametrize("candidates", [2, 3, 5, 7])
def test_the_best_is_found_within_the_budget(candidates: int) -> None:
    trials = Loaded(*[0.1 * at for at in range(candidates)])
    assert trials.run(100, ANY)
    assert trials.best(1.0) == candidates - 1
    assert trials.made <= 100 + candidates


def test_the_policys_choice_is_tried_to_the_end() -> None:
    trials = Loaded(0.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4)
    trials.run(100, ANY)
    assert len(trials.found[0]) == max(len(found) for found in trials.found)


def test_it_is_left_only_for_something_clearly_better() -> None:
    noisy = Loaded(0.50, 0.52, spread=0.4)
    noisy.run(40, ANY)
    assert noisy.best(1.0) == 0
    clear = Loaded(0.50, 0.52, spread=0.01)
    clear.run(40, ANY)
    assert clear.best(1.0) == 1


@pytest.mark.parametrize("candidates", [2, 3, 5, 7])
def test_what_trials_cost_is_shared_out_among_the_halvings(candidates: int) -> None:
    class Dear(Loaded):
        def round(self, alive: list[int]) -> bool:
            self.spent += 10 * len(alive)
            return super().round(alive)

    trials = Dear(*[0.1 * at for at in range(candidates)])
    assert trials.run(10_000, 3000)
    assert 2700 <= trials.spent <= 3000 + 10 * candidates * 3
    assert trials.best(1.0) == candidates - 1 and len(trials.found[0]) > len(trials.found[1]) - 1 > 0


def test_nothing_can_be_tried_where_no_world_fits() -> None:
    class Nowhere(Trials):
        def round(self, alive: list[int]) -> bool:
            return False

    assert not Nowhere(3).run(50, ANY)


# -- marshals ---------------------------------------------------------------------------------------------------------


def table(game: str, setup: dict[str, object], seed: str) -> Session:
    return open_table(game, setup, seed, live=False).session


def searched(game: str, setup: dict[str, object], seed: str, decisions: int) -> list[str]:
    """The answers of marshals who think a little, also un-compiled."""
    session = table(game, setup, seed)
    crew = [make("marshal", seat, seed, game) for seat in range(session.game.seats)]
    seat_all(session, crew)
    for bot in crew:
        assert isinstance(bot, Marshal)
        bot.effort = Effort(8, 6, 0.5)
    play_on(session, crew, decisions)
    return [option.key for option in session.answers]


@pytest.mark.parametrize(("game", "setup"), [("duel", {}), ("duel", {"mode": "standoff"}), ("classic", {"players": 4})])
def test_a_searched_game_repeats(game: str, setup: dict[str, object]) -> None:
    assert searched(game, setup, "again", 30) == searched(game, setup, "again", 30)


def test_a_marshal_searches_every_game_of_a_series() -> None:
    """It failed at its first decision: the table of a series lies within it. [CL-SCORE-1]"""
    session = table("classic", {"players": 4, "options": {"scoring_series": True}}, "series 3")
    crew = [make("marshal", seat, "series 3") for seat in range(4)]
    seat_all(session, crew)
    searches = [0] * 4
    while (ask := session.ask) is not None:
        number = session.view(0).number
        ending = sum(p.alive for p in table_of(session.game).players) == 2
        for bot in crew:
            assert isinstance(bot, ClassicMarshal)
            bot.effort = Effort(4 if ending or searches[number] < 3 else 0, 2, 0.5)
        play_on(session, crew, 1)
        if ask.why == "play":
            found = crew[ask.seat]
            assert isinstance(found, ClassicMarshal)
            searches[number] += bool(found.chances)
    assert session.result is not None
    assert all(searches), searches


def test_outlaws_leave_their_policy_less_readily_whatever_they_were_before() -> None:
    session = table("classic", {"players": 4}, "wary")
    for p in table_of(session.game).players:
        marshal = make("marshal", p.seat, "wary")
        assert isinstance(marshal, ClassicMarshal)
        marshal.effort = Effort(8, 2, 1.0)
        assert (marshal.guard(session.view(p.seat)) > 1.0) == (p.role == OUTLAW)


def test_without_trials_a_marshal_is_its_policy() -> None:
    session = table("duel", {}, "policy")
    marshal = make("marshal", 0, "policy", "duel")
    assert isinstance(marshal, Marshal)
    marshal.effort = Effort(0, 0, 0.0)
    assert not marshal.is_slow
    seat_all(session, [marshal, make("baseline", 1, "policy", "duel")])
    plain = table("duel", {}, "policy")
    policy = [make("baseline", seat, "policy", "duel") for seat in range(2)]
    seat_all(plain, policy)
    play_on(session, [marshal, make("baseline", 1, "policy", "duel")], 60)
    play_on(plain, policy, 60)
    assert session.fingerprint() == plain.fingerprint()


def test_more_effort_is_more_trials() -> None:
    assert Effort(100, 10, 1.0).times(0.5).trials == 50
    bot = make("marshal", 0, "x", "duel")
    assert isinstance(bot, Marshal)
    bot.effort = Effort(QUICK + 1, 10, 1.0)
    assert bot.is_slow


def test_a_trial_is_judged_when_a_turn_begins() -> None:
    session = table("classic", {"players": 4}, "turns")
    crew = [make("marshal", seat, "turns") for seat in range(4)]
    seat_all(session, crew)
    play_on(session, crew, 30)
    marshal = crew[0]
    assert isinstance(marshal, ClassicMarshal)
    marshal.effort = Effort(8, 2, 0.5)
    world = session.fork()
    game = world.game
    assert isinstance(game, State)
    before = game.turns
    marshal.play_out(world, marshal.crew(world, 1))
    assert world.ask is not None and game.turns == before + 2
    assert sum(odds(game)) == pytest.approx(1.0) and 0.0 < marshal.worth(game) < 1.0


class Listening(Marshal):
    """Notes what those who play on have heard of the answer that is tried."""

    def __init__(self, seat: int, seed: str) -> None:
        super().__init__(seat, seed, make("baseline", seat, seed), Effort(6, 1, 1.0))
        self.heard: list[tuple[int, str]] = []

    def crew(self, world: Session, luck: int) -> list[Bot]:
        acts = self.acts.copy()
        found = [make("baseline", seat, self.seed) for seat in range(world.game.seats)]
        for bot in found:
            bot.acts = acts
            bot.sit(world.view(bot.seat))
        return found

    def play_out(self, session: Session, crew: list[Bot]) -> int:
        acts = crew[0].acts
        assert len(acts.seats) == len(self.acts.seats) + 1 and acts.lives[-1] == session.game.lives()
        self.heard.append((acts.seats[-1], acts.options[-1].key))
        return 0

    def worth(self, game: Game) -> float:
        return 0.5


def test_what_a_candidate_shows_of_its_player_the_others_know() -> None:
    """Else to shoot at the Sheriff would cost a hidden Outlaw nothing."""
    session = table("classic", {"players": 4}, "shown")
    crew = [make("baseline", seat, "shown") for seat in range(4)]
    seat_all(session, crew)
    while session.ask is not None and (session.ask.why != "play" or len(session.ask.options) < 3):
        play_on(session, crew, 1)
    ask = session.ask
    assert ask is not None
    marshal = Listening(ask.seat, "shown")
    marshal.acts = crew[0].acts
    view = session.view(ask.seat)
    candidates = ask.options[:3]
    chosen = marshal.search(Imagine(session, ask.seat), view, candidates)
    assert chosen is candidates[0]
    assert marshal.heard[:3] == [(ask.seat, option.key) for option in candidates]


def test_those_who_play_on_in_the_duel_remember_no_other_world() -> None:
    session = table("duel", {}, "worlds")
    marshal = make("marshal", 0, "worlds", "duel")
    assert isinstance(marshal, DuelMarshal)
    for _ in range(2):
        world = session.fork()
        crew = marshal.crew(world, 1)
        assert not crew[0].acts.seats and crew[0].acts is crew[1].acts
        play_on(world, crew, 40)
        assert crew[0].acts.seats


def tried(stage: Stage, first: str) -> list[str]:
    """What a marshal at A tries where his policy would answer *first*."""
    marshal = make("marshal", 0, "tried")
    assert isinstance(marshal, ClassicMarshal)
    view, ask = stage.session.view(0), stage.session.ask
    assert ask is not None
    marshal.sit(view)
    marshal.policy.choose(view, ask)
    options = {option.key: option for option in ask.options}
    return [option.key for option in marshal.candidates(view, ask, options[first])]


def test_whether_to_drink_a_beer_is_left_to_the_policy() -> None:
    """The life point is counted later, and that the Beer would have saved it anyway is not. [CL-LIFE-3]"""
    stage = position(
        'turn = "A"',
        'name = "A", role = "outlaw", character = "vulture_sam", life = 2, hand = "beer:6H bang:2C"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    found = tried(stage, "pass")
    assert found[0] == "pass" and "play beer:6H" not in found and len(found) > 1
    assert tried(stage, "play beer:6H")[0] == "play beer:6H"


@pytest.mark.parametrize("folly", ["play jail:JS > P0", "play schofield:JC", "play dynamite:2H"])
def test_a_few_trials_make_nobody_commit_follies(folly: str) -> None:
    """An Outlaw alone with the Sheriff jailed himself, laid a Schofield on a Rev. Carabine; a Sheriff lit Dynamite."""
    hand = folly.split()[1]
    role, other = ("sheriff", "outlaw") if "dynamite" in hand else ("outlaw", "sheriff")
    stage = position(
        'turn = "A"',
        f'name = "A", role = "{role}", character = "vulture_sam", life = 2, play = "rev_carabine:AC", hand = "{hand}"',
        f'name = "B", role = "{other}"', 'name = "C", role = "outlaw", dead = true',
        'name = "D", role = "renegade", dead = true', sets=("base",),
    )  # fmt: skip
    assert folly in [option.key for option in stage.session.ask.options]
    assert folly not in tried(stage, "pass")


@pytest.mark.parametrize("role", ["outlaw", "renegade"])
def test_no_outlaw_shoots_at_an_outlaw_but_a_renegade_may_turn_on_the_sheriff(role: str) -> None:
    """For the reward, as he had reckoned: his fellow had a single life point. [CL-ELIM-2]"""
    other = "renegade" if role == "outlaw" else "outlaw"
    stage = position(
        'turn = "A"',
        f'name = "A", role = "{role}", character = "vulture_sam", hand = "bang:2C bang:KD missed"',
        'name = "B", role = "sheriff"', f'name = "C", role = "{other}", dead = true',
        'name = "D", role = "outlaw", life = 1',
        sets=("base",),
    )  # fmt: skip
    found = tried(stage, "pass")
    assert any(key.endswith("> P1") for key in found)
    assert any(key.endswith("> P3") for key in found) == (role == "renegade")


def test_cards_are_drawn_before_anything_is_weighed() -> None:
    """A Sheriff fought a Duel with a Stagecoach in hand."""
    stage = position(
        'turn = "A"',
        'name = "A", role = "sheriff", character = "vulture_sam", hand = "stagecoach:9S duel:QD bang:KD"',
        'name = "B"', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    assert tried(stage, "play stagecoach:9S") == ["play stagecoach:9S"]


def test_roles_are_drawn_as_whole_ways_that_may_be() -> None:
    session = table("classic", {"players": 4}, "ways")
    crew = [make("baseline", seat, "ways") for seat in range(4)]
    seat_all(session, crew)
    for _ in range(40):
        seat, option = next_answer(session, crew)
        session.answer(seat, option)
    seat = next(p.seat for p in session.game.players if p.role != SHERIFF)  # type: ignore[attr-defined]
    marshal = make("marshal", seat, "ways")
    assert isinstance(marshal, ClassicMarshal)
    marshal.acts = Acts()
    view = session.view(seat)
    marshal.sit(view)
    policy = marshal.policy
    assert isinstance(policy, Baseline)
    policy.look(view)
    policy.think(view)
    marshal.ways, marshal.weights = ways(mind_of(policy), view)  # type: ignore[arg-type]
    dealt = sorted(p.role for p in session.game.players)  # type: ignore[attr-defined]
    assert len(marshal.ways) == 2
    for way in marshal.ways:
        assert sorted(way) == dealt and way[seat] == view.roles[seat]  # type: ignore[attr-defined]
    assert abs(sum(marshal.weights) - 1.0) < 1e-6
    drawn = [marshal.roles(view, Chance(key_of(str(n)))) for n in range(40)]
    assert all(way in marshal.ways for way in drawn)


def test_who_has_misses_in_plenty_uses_one() -> None:
    """A gunslinger was hit with four of them in hand, and had to discard them in the end. [DU-DISC-2]"""
    seen = set()
    for seed in range(40):
        session = table("duel", {}, f"plenty {seed}")
        crew = [make("baseline", seat, f"plenty {seed}", "duel") for seat in range(2)]
        seat_all(session, crew)
        while (ask := session.ask) is not None and len(seen) < 2:
            if ask.why == "hit" and len(ask.options) > 1:
                marshal = make("marshal", ask.seat, "plenty", "duel")
                assert isinstance(marshal, Marshal)
                view = session.view(ask.seat)
                marshal.sit(view)
                first = marshal.policy.glance(ask)
                assert first is not None and first is not PASS
                misses = sum(bool(SERVES[card] & AS_MISS) for card in view.hand)  # type: ignore[attr-defined]
                assert (PASS in marshal.candidates(view, ask, first)) == (misses < 3)
                seen.add(misses < 3)
            play_on(session, crew, 1)
        if len(seen) == 2:
            return
    raise AssertionError("there was no such hit")
