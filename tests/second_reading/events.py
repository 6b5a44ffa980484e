"""High Noon and A Fistful of Cards."""

from __future__ import annotations

from typing import Any

from tests.second_reading.asking import Ask, Mismatch, Step
from tests.second_reading.compare import event_count
from tests.second_reading.life import heal, lose, settle
from tests.second_reading.printed import BLUE, WAGONS, full_life, name
from tests.second_reading.shots import defend
from tests.second_reading.two import as_target
from tests.second_reading.world import Player, World


def turn_event(g: World, player: Player, extra: bool) -> Step[None]:
    """HN-EV-5: from the leader's second turn on, at the very start of each."""
    if not ("high_noon" in g.sets or "fistful" in g.sets) or not g.leads(player) or extra or g.settled:
        return
    if not g.events_begun:
        g.events_begun = True
        return
    if g.event_stays():
        return
    if g.next_event is None:  # events_reshuffle: all of them begin again (HN-EV-7)
        g.next_event, g.events_left = g.oracle.named("event"), event_count(g)
    event = g.next_event
    g.tell("event", event)
    g.turn_over_event()
    g.marked = g.named_suit = g.handcuffed = None
    if event == "hn_daltons" and not g.options.get("hn_daltons_on_turn_any"):
        yield from daltons(g)
    elif event == "hn_doctor":
        alive = [p for p in g.living() if not p.ghost and not p.spirit]
        fewest = min((p.life for p in alive), default=0)
        for one in [p for p in alive if p.life == fewest]:
            heal(g, one)
    elif event == "fc_russian_roulette":
        yield from roulette(g)
    elif event == "hn_handcuffs" and g.options.get("hn_handcuffs_sheriff"):
        found = {f"choose P{p.seat}": p.seat for p in g.living()}
        g.handcuffed = yield Ask(player.seat, "handcuffs", lambda: found)


def daltons(g: World) -> Step[None]:
    """Leader first, clockwise: everybody with a blue card in play discards one."""
    for one in g.round_from_leader():
        yield from give_up(g, one, [card for card in one.table if card in WAGONS or name(card) in BLUE])


def give_up(g: World, player: Player, cards: list[str]) -> Step[None]:
    """One of these cards in play, his choice."""
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        card = yield Ask(player.seat, "daltons", lambda: {f"discard {c}": c for c in cards})
    g.lose_table(player, card)


def roulette(g: World) -> Step[None]:
    """The first who fails loses 2 life points (FC-R-9, FC-R-20)."""
    players = g.round_from_leader()
    at = 0
    while (yield from as_target(g, players[at % len(players)], trigger(g, players[at % len(players)]))):
        at += 1


def trigger(g: World, one: Player) -> Step[bool]:
    """One pull of it."""
    if (yield from defend(g, one, 1, "roulette", extra=False)):
        return True
    yield from lose(g, one, 2, None)
    return False


def start_of_turn(g: World, player: Player, extra: bool) -> Step[None]:
    """Step 4."""
    if player.ghost:
        return
    if g.on("hn_high_noon"):
        yield from lose(g, player, 1, None)
    elif g.on("fc_fistful"):
        for _ in range(len(player.hand)):
            if not (yield from defend(g, player, 1, "under_fire")):
                yield from lose(g, player, 1, None)
            yield from settle(g)
            if not player.alive:
                return
    elif g.on("hn_new_identity"):
        yield from new_identity(g, player)
    elif g.on("fc_blood_brothers"):
        yield from blood_brothers(g, player)
    elif g.on("hn_daltons") and g.options.get("hn_daltons_on_turn_any"):
        yield from give_up(g, player, list(player.table))


def new_identity(g: World, player: Player) -> Step[None]:
    """The reserve character may be taken, with 2 life points (HN-R-10)."""
    reserve = str(g.oracle.own(player.seat)["reserve"][0])
    if player.reserve is not None and player.reserve != reserve:
        raise Mismatch(f"the reserve of {player.seat} was {player.reserve}, now {reserve}")
    player.reserve = reserve
    chosen = yield Ask(player.seat, "new_identity", lambda: {"pass": None, f"keep {reserve}": reserve})
    if chosen is None:
        return
    player.reserve, player.character = player.character, chosen
    player.top = full_life(chosen) + (player.role == "sheriff")
    player.life = 0 if player.spirit else 2
    player.lent = g.pair(player) if chosen == "greygory_deck" else []  # not specified: at once
    g.used["greygory_deck"] += chosen == "greygory_deck"
    player.waits.clear()


def blood_brothers(g: World, player: Player) -> Step[None]:
    """1 life point, not the last, for another player below his maximum."""

    def options() -> dict[str, Any]:
        hurt = [p for p in g.clockwise(player) if p.life < p.top and not p.ghost and not p.spirit]
        found: dict[str, Any] = {f"choose P{p.seat}": p for p in hurt}
        return {"pass": None} | found if found and player.life > 1 else {}

    if not options():
        return
    friend = yield Ask(player.seat, "blood_brothers", options)
    if friend is not None:
        yield from lose(g, player, 1, None)
        heal(g, friend)


def end_of_phase_one(g: World, player: Player) -> Step[None]:
    """Step 10: Ranch, Handcuffs."""
    if g.on("fc_ranch") and not g.options.get("fc_ranch_after_phase2"):
        yield from ranch(g, player)
    if g.on("hn_handcuffs") and not g.options.get("hn_handcuffs_sheriff"):
        g.named_suit = yield Ask(player.seat, "name_suit", lambda: {f"name {suit}": suit for suit in "HDCS"})


def ranch(g: World, player: Player) -> Step[None]:
    """Discard any number of hand cards, then draw as many."""
    count = 0
    while player.hand:
        card = yield Ask(player.seat, "ranch", lambda: {"pass": None} | {f"discard {c}": c for c in player.hand})
        if card is None:
            break
        g.spend(player, card)
        count += 1
    g.draw(player, count)
    yield from settle(g)
