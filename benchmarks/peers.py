"""The peers as contestants; they run in an environment of their own. Random legal answers everywhere."""

from __future__ import annotations

import platform
import random
from importlib.metadata import version

import numpy
import pyspiel
import rlcard
from pettingzoo.classic import texas_holdem_v4
from slices import Task, serve

DICE = random.Random(1)
BATCH = 50
HEARTS = pyspiel.load_game("hearts")


def uno() -> Task:
    """rlcard uno: every step builds an observation."""
    env = rlcard.make("uno")

    def task(number: int) -> int:
        state, _ = env.reset()
        made = 0
        while not env.is_over():
            state, _ = env.step(DICE.choice(list(state["legal_actions"])))
            made += 1
        return made

    return task


def holdem() -> Task:
    """pettingzoo texas hold'em, the AEC loop of its documentation: an observation at every step."""
    env = texas_holdem_v4.env()

    def task(number: int) -> int:
        made = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(DICE.choice(numpy.flatnonzero(observation["action_mask"])))
                made += 1
        return made

    return task


def deal() -> pyspiel.State:
    """A dealt game of hearts."""
    state = HEARTS.new_initial_state()
    while state.is_chance_node():
        step(state)
    return state


def step(state: pyspiel.State) -> int:
    """One random action; 1 if it was a player's."""
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(DICE.random() * len(outcomes))][0])
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(DICE.random() * len(actions))])
    return 1


def hearts(number: int) -> int:
    """open_spiel hearts, Python loop, without observation. The deal is in the time, not in the count: as with us."""
    state = HEARTS.new_initial_state()
    made = 0
    while not state.is_terminal():
        made += step(state)
    return made


def hearts_in_cpp() -> Task:
    """open_spiel hearts driven by C++: its own game loop with its own random bots; Python only starts each game."""
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(4)]
    per_game = sum(hearts(n) for n in range(200)) / 200

    def task(number: int) -> int:
        for _ in range(BATCH):
            pyspiel.evaluate_bots(HEARTS.new_initial_state(), bots, DICE.randrange(2**31))
        return round(BATCH * per_game)

    return task


def clones() -> Task:
    """One copy of a game of hearts at a random decision."""
    positions = []
    for _ in range(40):
        state = deal()
        for _ in range(DICE.randrange(50)):
            step(state)
        positions.append(state)

    def task(number: int) -> int:
        state = DICE.choice(positions)
        for _ in range(BATCH):
            state.clone()
        return BATCH

    return task


def facts() -> dict[str, object]:
    """What was measured."""
    versions = {name: version(name) for name in ("rlcard", "pettingzoo", "open_spiel", "numpy")}
    return {"python": f"{platform.python_implementation()} {platform.python_version()}"} | versions


if __name__ == "__main__":
    serve(
        {
            "rlcard uno": uno(),
            "pettingzoo hold'em": holdem(),
            "open_spiel hearts": hearts,
            "open_spiel hearts in C++": hearts_in_cpp(),
            "open_spiel hearts clone": clones(),
        },
        facts,
    )
