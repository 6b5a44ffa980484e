"""Plays a club player laughed at, once: no bot that plays with people makes them."""

from __future__ import annotations

import pytest

from sixgun.bots import make
from sixgun.bots.classic.mind import PATIENCE, PATIENT
from sixgun.bots.drive import decide
from sixgun.classic.rules.tables import PRINTED
from sixgun.classic.table.roles import OUTLAW
from sixgun.kernel.option import PASS
from sixgun.rulings.words import Stage
from tests.bots.positions import SEEDS, answers, position

SENSIBLE = ("gunslinger", "greenhorn", "gunslinger/reckless", "gunslinger/treacherous", "greenhorn/cautious")


@pytest.mark.parametrize("bot", SENSIBLE)
def test_with_two_left_a_beer_goes_before_real_cards(bot: str) -> None:
    """It helps nobody any more. [CL-LIFE-5]"""
    stage = position(
        'turn = "A"',
        'name = "A", role = "renegade", character = "paul_regret", life = 2, hand = "beer missed gatling barrel:QS"',
        'name = "B", role = "sheriff"', 'name = "C", role = "outlaw", dead = true',
        'name = "D", role = "outlaw", dead = true',
    )  # fmt: skip
    seat = stage.seat("A")
    for seed in SEEDS:
        copy = stage.session.fork()
        player = make(bot, seat, f"beer {seed}")
        player.sit(copy.view(seat))
        while (ask := copy.ask) is not None and ask.seat == seat and ask.why == "play":
            copy.answer(seat, "pass")
        assert decide(copy, seat, player).key == "discard beer:6H"


@pytest.mark.parametrize("bot", SENSIBLE)
@pytest.mark.parametrize("role", ["deputy", "renegade"])
@pytest.mark.parametrize("card", ["indians:KD", "gatling"])
def test_nobody_shoots_at_everybody_while_their_own_sheriff_may_fall(bot: str, role: str, card: str) -> None:
    """However many Outlaws it would hit. [CL-END-1]"""
    stage = position(
        'turn = "A"',
        f'name = "A", role = "{role}", character = "paul_regret", hand = "{card}"',
        'name = "B", role = "sheriff", life = 1', 'name = "C", role = "outlaw", life = 1',
        'name = "D", role = "outlaw", life = 1', 'name = "E"',
    )  # fmt: skip
    assert set(answers(stage, "A", bot)) == {"pass"}


@pytest.mark.parametrize("bot", SENSIBLE)
def test_a_renegade_shoots_no_deputy_while_the_sheriff_is_dying(bot: str) -> None:
    """The Outlaws would win. C is dead and was the Renegade's other worry; D has shot nobody yet."""
    stage = position(
        'turn = "A"',
        'name = "A", role = "renegade", character = "paul_regret", hand = "bang:2C"',
        'name = "B", role = "deputy"', 'name = "C", role = "outlaw"',
        'name = "D", role = "sheriff", life = 1', 'name = "E", role = "outlaw"',
    )  # fmt: skip
    for seed in SEEDS:
        player = make(bot, 0, f"dying {seed}")
        player.sit(stage.session.view(0))
        mind = player.mind
        mind.look(stage.session.view(0))
        mind.think(stage.session.view(0), player.acts)
        beliefs = mind.beliefs
        for seat, deputy in ((1, 1.0), (2, 0.0), (4, 0.0)):
            guess = beliefs.guesses[seat]
            guess.deputy, guess.outlaw = deputy, 1.0 - deputy
        mind.heat = mind.warm(stage.session.view(0))
        assert mind.heat[1] <= 0.0 < mind.heat[2]


@pytest.mark.parametrize("bot", SENSIBLE)
def test_willy_lays_no_volcanic(bot: str) -> None:
    """He may play any number of BANG! anyway. [willy_the_kid]"""
    stage = position(
        'turn = "A"',
        'name = "A", role = "outlaw", character = "willy_the_kid", hand = "volcanic:TS"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    assert set(answers(stage, "A", bot)) == {"pass"}


def test_an_outlaw_among_foes_plays_the_dynamite() -> None:
    """It is the others who will sit in front of it. [CL-R-16]"""
    stage = position(
        'turn = "A"',
        'name = "A", role = "outlaw", character = "paul_regret", hand = "dynamite:2H"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"', 'name = "E"',
    )  # fmt: skip
    assert stage.session.game.players[0].role == OUTLAW
    assert set(answers(stage, "A", "gunslinger/reckless")) == {"play dynamite:2H"}


def test_a_sheriff_among_friends_keeps_the_dynamite() -> None:
    """[CL-R-16]"""
    stage = position(
        'turn = "A"',
        'name = "A", role = "sheriff", character = "paul_regret", life = 2, hand = "dynamite:2H"',
        'name = "B"', 'name = "C"', 'name = "D"', 'name = "E"',
    )  # fmt: skip
    assert set(answers(stage, "A", "gunslinger")) == {"pass"}


@pytest.mark.parametrize("bot", ["baseline", "gunslinger", "greenhorn"])
def test_a_game_without_end_is_brought_to_one(bot: str) -> None:
    """Nobody knows who the Renegade is: after fifty turns the Sheriff shoots all the same."""
    stage = position(
        'turn = "A"',
        'name = "A", role = "sheriff", character = "paul_regret", hand = "bang:2C"',
        'name = "B"', 'name = "C", role = "outlaw", dead = true', 'name = "D"',
        'name = "E", role = "outlaw", dead = true',
    )  # fmt: skip
    view = stage.session.view(0)
    wishes = []
    for turns in (PATIENT, PATIENT + int(PATIENCE)):
        player = make(bot, 0, "late")
        player.sit(view)
        view.turns = turns
        player.mind.look(view)
        player.mind.think(view, player.acts)
        wishes.append(player.mind.heat[1])
    assert wishes[0] < 0.2 < wishes[1]


@pytest.mark.parametrize("role", ["renegade", "outlaw"])
def test_with_two_left_a_gunslinger_keeps_his_missed(role: str) -> None:
    """Nothing else stops a shot; an Outlaw with one life point kept a Winchester that reached nobody new."""
    other = "outlaw" if role == "renegade" else "renegade"
    stage = position(
        'turn = "A"',
        f'name = "A", role = "{role}", character = "paul_regret", life = 1, hand = "missed winchester:8S"',
        'name = "B", role = "sheriff"', 'name = "C", role = "outlaw", dead = true',
        f'name = "D", role = "{other}", dead = true',
    )  # fmt: skip
    view = stage.session.view(0)
    player = make("gunslinger", 0, "last two")
    player.sit(view)
    player.mind.look(view)
    player.mind.think(view, player.acts)
    worths = {PRINTED[card].face.id: player.mind.keep(view, card) for card in view.hand}
    assert worths["missed"] > worths["winchester"] + 0.2


@pytest.mark.parametrize("bot", ["greenhorn", "greenhorn/cautious"])
def test_a_greenhorn_plays_before_he_has_to_discard(bot: str) -> None:
    """He overlooks plays, but not all of them with three cards too many in hand. [CL-TURN-5]"""
    stage = position(
        'turn = "A"',
        'name = "A", role = "outlaw", character = "vulture_sam", life = 2, '
        'hand = "bang:KD bang:2C beer:9H indians:KD missed"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    assert "pass" not in answers(stage, "A", bot)


def discards(stage: Stage, bot: str) -> list[str]:
    """What A throws away at the end of a turn in which nothing was played, once for each temper."""
    found = []
    for seed in SEEDS:
        copy = stage.session.fork()
        player = make(bot, 0, f"discards {seed}")
        player.sit(copy.view(0))
        decide(copy, 0, player)  # it has thought about who the others are, whatever it would play
        while (ask := copy.ask) is not None and ask.seat == 0 and ask.why == "play":
            copy.answer(0, "pass")
        while (ask := copy.ask) is not None and ask.seat == 0 and ask.why == "discard":
            option = decide(copy, 0, player)
            copy.answer(0, option)
            found.append(option.key)
    return found


def test_nobody_keeps_a_hand_of_beers_and_throws_everything_else_away() -> None:
    """An Outlaw, unhurt, threw a Missed! and a BANG! away and kept four of them."""
    stage = position(
        'turn = "A"',
        'name = "A", role = "outlaw", character = "black_jack", '
        'hand = "beer:6H beer:7H beer:8H beer:9H missed:KC bang:QD"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"', 'name = "E"', 'name = "F"', 'name = "G"',
    )  # fmt: skip
    thrown = discards(stage, "gunslinger")
    assert len(thrown) == 2 * len(SEEDS) and not any("missed" in key for key in thrown)


@pytest.mark.parametrize("bot", ["gunslinger", "greenhorn"])
@pytest.mark.parametrize("role", ["outlaw", "sheriff", "renegade"])
def test_with_one_life_point_left_the_last_missed_is_not_thrown_away(role: str, bot: str) -> None:
    """An Outlaw who could keep one card kept a BANG!, a greenhorn of a Sheriff as well."""
    sheriff = "outlaw" if role == "sheriff" else "sheriff"
    stage = position(
        'turn = "A"',
        f'name = "A", role = "{role}", character = "suzy_lafayette", life = 1, hand = "bang:5D missed:8S"',
        f'name = "B", role = "{sheriff}"', 'name = "C"', 'name = "D"', 'name = "E"', 'name = "F"', 'name = "G"',
    )  # fmt: skip
    assert not any("missed" in key for key in discards(stage, bot))


@pytest.mark.parametrize("bot", ["greenhorn", "greenhorn/reckless"])
def test_a_greenhorn_fires_a_bang_he_would_have_to_discard(bot: str) -> None:
    """A Renegade threw two of them away with the last Outlaw, behind a Barrel, in range. [CL-TURN-5]"""
    stage = position(
        'turn = "A"',
        'name = "A", role = "renegade", character = "vulture_sam", life = 2, hand = "bang:KD bang:2C missed"',
        'name = "B", role = "sheriff"',
        'name = "C", role = "outlaw", play = "barrel:QS", hand = "beer:6H beer:7H beer:8H"',
        'name = "D", role = "outlaw", dead = true',
    )  # fmt: skip
    assert all(key.startswith("play bang") for key in answers(stage, "A", bot))


def test_a_greenhorn_never_overlooks_what_only_draws_cards() -> None:
    """A Deputy carried a Stagecoach about for four turns."""
    stage = position(
        'turn = "A"',
        'name = "A", role = "deputy", character = "vulture_sam", hand = "stagecoach"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"', 'name = "E"',
    )  # fmt: skip
    assert set(answers(stage, "A", "greenhorn")) == {"play stagecoach:9S"}


@pytest.mark.parametrize("station, card", [("crowns_hole", "beer:6H"), ("dodgeville", "missed:2S")])
def test_no_wagon_is_worth_the_card_that_keeps_one_alive(station: str, card: str) -> None:
    """A Sheriff with one life point paid his Beer for a Circus Wagon, a Deputy his Missed! for a Prisoner Car."""
    path = f"{station} tombrock catico deathwood"
    stage = position(
        f'turn = "A"\nwagons = "prisoner_car circus_wagon caboose"\nlocomotive = 2\npath = "{path}"',
        f'name = "A", role = "sheriff", character = "paul_regret", life = 1, hand = "{card} saloon dynamite"',
        'name = "B"', 'name = "C"', 'name = "D"', 'name = "E"',
        sets=("base", "train_robbery"),
    )  # fmt: skip
    offered = [option.key for option in stage.session.ask.options]
    assert any(key.startswith("use rob") for key in offered)
    assert not any(key.startswith("use rob") for key in answers(stage, "A", "gunslinger"))


def test_no_wagon_is_worth_the_weapon_that_reaches_the_sheriff() -> None:
    """An Outlaw gave his Winchester for a Dining Car, and could not shoot the Sheriff any more."""
    stage = position(
        'turn = "A"\nwagons = "dining_car circus_wagon caboose"\nlocomotive = 2\n'
        'path = "deathwood tombrock catico crowns_hole"',
        'name = "A", role = "outlaw", character = "paul_regret", hand = "bang:2C", play = "winchester:8S"',
        'name = "B"', 'name = "C", role = "sheriff"', 'name = "D"', 'name = "E"',
        sets=("base", "train_robbery"),
    )  # fmt: skip
    assert any(option.key == "use rob dining_car" for option in stage.session.ask.options)
    assert "use rob dining_car" not in answers(stage, "A", "gunslinger")


def test_a_lassoed_weapon_is_not_given_for_another() -> None:
    """A Renegade laid a Remington on his Volcanic and a Volcanic on the Remington while neither was of any use."""
    stage = position(
        'turn = "A"\nevent = "fc_lasso"',
        'name = "A", role = "renegade", character = "paul_regret", hand = "remington:KC", play = "volcanic:TS"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"', 'name = "E"',
        sets=("base", "fistful"),
    )  # fmt: skip
    assert set(answers(stage, "A", "gunslinger")) == {"pass"}


@pytest.mark.parametrize(
    ("hand", "may_pass"),
    [("barrel:QS", False), ("indians:KD duel:JS bang:2C missed", False), ("bang:2C", True), ("stagecoach:9S", False)],
)
def test_a_marshal_does_not_sit_on_what_is_of_use(hand: str, may_pass: bool) -> None:
    """A Renegade kept a Barrel in hand for thirty turns, an Outlaw threw Indians! and a Duel away unplayed."""
    stage = position(
        'turn = "A"',
        f'name = "A", role = "outlaw", character = "paul_regret", life = 3, hand = "{hand}"',
        'name = "B", role = "sheriff"', 'name = "C"', 'name = "D"',
    )  # fmt: skip
    ask, view = stage.session.ask, stage.session.view(0)
    marshal = make("marshal", 0, "of use")
    marshal.sit(view)
    first = marshal.policy.choose(view, ask)
    assert first is not PASS
    assert (PASS in marshal.candidates(view, ask, first)) == may_pass


@pytest.mark.parametrize("card", ["indians:KD", "gatling"])
def test_a_renegade_does_not_weaken_the_sheriff_while_there_are_outlaws(card: str) -> None:
    """He played Indians! with the Sheriff at two life points and three Outlaws alive: the next one shot him dead."""
    stage = position(
        'turn = "A"',
        f'name = "A", role = "renegade", character = "paul_regret", hand = "{card}"',
        'name = "B", role = "sheriff", life = 2', 'name = "C", role = "outlaw", life = 1', 'name = "D"',
        'name = "E", role = "outlaw"', 'name = "F", role = "outlaw"', 'name = "G"',
    )  # fmt: skip
    assert set(answers(stage, "A", "gunslinger")) == {"pass"}
