"""The whole table, as the engine shows it and as the model has it."""

from __future__ import annotations

from typing import Any, Protocol

from sixgun.table import Table
from tests.second_reading.printed import name
from tests.second_reading.world import TOLERATED, Player, World


class Same(Protocol):
    """One prediction compared, *of* which seat."""

    def __call__(self, kind: str, engine: object, model: object, of: object = None) -> None:
        """Raise a Mismatch unless they are the same."""


def event_count(g: World) -> int:
    """HN-EV-1, HN-EV-2: how many cards the event deck has."""
    two = bool(g.standing)  # HN-EV-12: neither roles nor reserve characters
    dead = two or bool(g.options.get("exclude_resurrection_events"))
    noon = 14 - (two if g.options.get("hn_extra_cards", True) else 2) - dead
    fist = 14 - dead
    both = "high_noon" in g.sets and "fistful" in g.sets
    if both:
        endless = bool(g.options.get("events_reshuffle"))  # HN-EV-7: all events are shuffled
        return (noon + fist if g.options.get("event_mix_full") or endless else 12) + 1 + endless
    if "high_noon" in g.sets:
        return noon + 1
    return fist + 1 if "fistful" in g.sets else 0


def show_count(g: World) -> int:
    """WW-EV-1."""
    if "wws_events" not in g.sets:
        return 0
    left_out = 3 * bool(g.standing) or bool(g.options.get("exclude_resurrection_events"))
    return 10 - left_out - bool(g.options.get("ww_exclude_gag"))


def compare_state(g: World, table: Table, same: Same) -> None:
    """Every zone, every life, every distance."""
    view: dict[str, Any] = table.view().to_dict()
    same("deck", view["deck"], len(g.deck))
    same("discard count", view["discard_count"], len(g.discards))
    if g.options.get("discard_browsable"):
        same("discards", view["discards"], g.discards)
    else:
        same("discards", view["discards"], g.discards[:-2:-1])
    if not g.flipped:  # of several flips that wait for John Pain the view shows the latest
        same("limbo", view["limbo_count"], len(g.limbo))
    same("turn", view["turn"], g.turn)
    if not g.repeating:
        same("bangs", view["bangs_played"], g.bangs)
    same("circle", view["circle"], g.circle)
    for player, shown in zip(g.players, view["players"], strict=True):
        compare_player(g, table, player, shown, same)
    compare_events(g, view, same)
    if g.train is not None:
        compare_train(g, view["train"], same)


def compare_player(g: World, table: Table, player: Player, shown: dict[str, Any], same: Same) -> None:
    """One seat."""
    own: dict[str, Any] = table.view(player.person).own_dict()
    same("alive", shown["alive"], player.alive, player.seat)
    same("life", (shown["life"], shown["max_life"]), (player.life, player.top), player.seat)
    same("hand", sorted(own["hand"]), sorted(player.hand), player.seat)
    same("in play", sorted(shown["in_play"]), sorted(player.table), player.seat)
    same("fresh", sorted(shown.get("fresh", ())), sorted(player.fresh), player.seat)
    lent = player.lent
    if "F2" in TOLERATED and g.event == "hn_hangover":
        lent = shown.get("lent", [])
    same("character", (shown["character"], shown.get("lent", [])), (player.character, lent), player.seat)
    role = player.role if player.role_public else None
    if player.role != "?":
        same("role", shown["role"], role, player.seat)
    same("marks", shown.get("marks", []), g.marks_of(player), player.seat)
    penalty = "F3" in TOLERATED and any(
        q.why == "last_will" and g.players[q.seat].alive for q in [table.question(s) for s in table.asked] if q
    )
    if player.alive and not penalty:
        same("range", shown["range"], g.range(player), player.seat)
        same("distances", shown["distances"], distances(g, player), player.seat)


def distances(g: World, player: Player) -> list[int | None]:
    """How far he sees everybody else."""
    return [g.distance(player, p) if p.alive and p is not player else None for p in g.players]


def compare_events(g: World, view: dict[str, Any], same: Same) -> None:
    """The event in force, the next one, what they have left behind."""
    if "high_noon" in g.sets or "fistful" in g.sets:
        same("event", view["event"], [g.event] if g.event else [])
        if not g.settled:
            same("leader", g.players[view["leader"]].person, g.players[g.leader].person)
        same("events left", view["events_left"], g.events_left)
        following = (view["next_event"] or [None])[0]
        if g.next_event is None:
            g.next_event = following
        same("next event", following, g.next_event)
    if "high_noon" in g.sets:
        same("named suit", view["named_suit"], g.named_suit)
    if "fistful" in g.sets:
        same("marked card", view["marked_card"], g.marked)
    if "wws_events" in g.sets:
        same("show", view["show"], g.show or None)
        same("shows left", view["shows_left"], g.shows_left)


def compare_train(g: World, shown: dict[str, Any], same: Same) -> None:
    """Path, wagons, locomotive; what was not yet seen is learnt now."""
    train = g.train
    in_play = [card for p in g.players for card in p.table]
    same("wagon count", len(shown["wagons"]), len(train.wagons))
    same("path", shown["path"], train.path)
    same("wagons", shown["wagons"], train.wagons)
    same("wagons", [w for w in train.wagons if w in in_play], [], "in play")
    same("train", (shown["at"], shown["end"], shown["side"]), (train.at, train.end, train.side))
    same("wagon deck", (shown["wagons_left"], shown["stations_left"]), (train.left, 14 - train.end))
    same("driver", g.players[shown["driver"]].person, g.players[g.leader].person)
    same("taken", (bool(shown["taken"]), shown["advanced"]), (bool(train.taken), train.advanced))


def faces(cards: list[str]) -> list[str]:
    """Their names."""
    return [name(card) for card in cards]
