"""The order of a turn (HN-ORDER-1) and its phases."""

from __future__ import annotations

from typing import Any

from tests.second_reading import events, show, train
from tests.second_reading.asking import Ask, Step, Together
from tests.second_reading.drawing import hands, phase_one
from tests.second_reading.effects import perform
from tests.second_reading.life import draw_check, heal, leave, lose, settle
from tests.second_reading.modes import check_victory, declarations
from tests.second_reading.plays import phase_two, uses
from tests.second_reading.printed import LOW, name, rank
from tests.second_reading.sid import able
from tests.second_reading.two import as_target, choose_active, figures, pass_dynamite
from tests.second_reading.world import Player, World


def game(g: World) -> Step[None]:
    """The whole game: turns without end, until somebody has won."""
    player = g.players[g.turn]
    while True:
        again = yield from turn(g, player)
        player = on_turn(g, player)
        while again and player.alive:
            again = yield from turn(g, player, extra=True)
            player = on_turn(g, player)
        player = yield from next_player(g, player)


def on_turn(g: World, player: Player) -> Player:
    """Who has had the turn: with two players the character chosen in phase 0, or the one that is left."""
    return g.players[g.standing[player.person]] if g.standing else player


def next_player(g: World, player: Player) -> Step[Player]:
    """Step 0: skip marks, the eliminated, and events that bring them in."""
    if g.standing:
        return g.players[g.standing[1 - player.person]]
    while True:
        at = g.circle.index(player.seat)
        at += -1 if g.on("hn_gold_rush") else 1
        player = g.players[g.circle[at % len(g.circle)]]
        if player.skipped:
            player.skipped = False
        elif player.alive or (yield from come_back(g, player)):
            return player


def come_back(g: World, player: Player) -> Step[bool]:
    """Bone Orchard, else Dead Man, else Ghost Town."""
    yield from ()
    if g.on("ww_bone_orchard"):
        show.redeal_dead(g, player)
        player.alive, player.life = True, 1
        return True
    if g.on("fc_dead_man") and g.first_fallen == player.seat and not g.risen_first:
        g.risen_first = True
        player.alive, player.life = True, 2
        g.look_at_role(player)
        g.draw(player, 2)
        return True
    if g.on("hn_ghost_town"):
        player.alive = player.ghost = True
        player.life = 0
        g.look_at_role(player)
        return True
    return False


def begin(g: World, player: Player) -> None:
    """CL-TURN-6."""
    g.turn = player.seat
    g.bangs = g.played = 0
    g.used.clear()
    g.taken = []
    g.just_played = None
    g.named_suit = None
    g.mined = False
    if g.train is not None:
        g.train.taken, g.train.advanced = 0, False
    if g.options.get("dc_green_wait_own_turn"):
        player.fresh.clear()
    g.tell("turn", player.seat)


def turn(g: World, player: Player, extra: bool = False) -> Step[bool]:
    """One turn; True if Vendetta gives another."""
    begin(g, player)
    g.extra, g.again = extra, False
    yield from settle(g)
    outcome = yield from steps(g, player, extra)
    player = g.active if g.standing else player
    again = False
    if outcome in ("done", "jailed") and player.alive:
        strongbox(g, player)
        yield from settle(g)
    if outcome == "done" or (g.again and player.alive):
        again = yield from end(g, player, extra)
    if player.ghost and "ghost_car" in player.table:  # TR-EVT-7
        player.ghost, player.spirit = False, True
    if player.ghost and not again:
        yield from ghost_leaves(g, player)
    close(g, player)
    if not player.alive:
        yield from between_turns(g, player)
    return again


def between_turns(g: World, player: Player) -> Step[None]:
    """Sid Ketchum's window where the turn ended without a question to its player."""
    for one in g.clockwise(player):
        if able(g, one):
            yield Ask(one.seat, "between_turns", lambda one=one: {"pass": None} if able(g, one) else {})  # type: ignore[misc]


def close(g: World, player: Player) -> None:
    """Green cards laid in this turn are ready now; marks and named suits end."""
    if not g.options.get("dc_green_wait_own_turn"):
        for one in g.players:
            one.fresh.clear()
    g.marked = None
    g.named_suit = None
    g.rosa_run = g.rosa_run + 1 if g.used["ww_lady_rosa"] else 0


def ghost_leaves(g: World, player: Player) -> Step[None]:
    """HN-GHOST-4."""
    player.alive = player.ghost = False
    player.role_public = True
    g.last_fallen = player
    player.waits.clear()
    player.robbers, player.purges, player.lent = [], [], []
    g.tell("eliminated", player.seat)
    check_victory(g, [(player, None)], ahead=True)
    yield from leave(g, player)
    check_victory(g, [(player, None)])
    yield from settle(g)


def steps(g: World, player: Player, extra: bool) -> Step[str]:
    """Steps 1 to 12."""
    if (yield from declarations(g, player)):
        return "declared"
    for step in (events.turn_event, train.start_of_turn, show.valentine, events.start_of_turn):
        yield from step(g, player, extra)
        yield from settle(g)
        if gone(player) and not g.standing:
            return "dead"
        if gone(player):  # CL-2P-19: the other one goes on with the checks
            break
    if g.standing:
        return (yield from two_players(g, player, extra))
    yield from dynamites(g, player)
    if gone(player):
        return "dead"
    held = yield from jail(g, player)
    yield from settle(g)
    if held:
        if player.character == "vera_custer":
            player.lent = []
        return "jailed"
    return (yield from phases(g, player, extra))


def two_players(g: World, player: Player, extra: bool) -> Step[str]:
    """CL-2P-4: the checks of both characters, phase 0, phases 1 to 3."""
    for one in figures(g, player):
        yield from as_target(g, one, dynamites(g, one))
        yield from settle(g)
    held = []
    for one in figures(g, player):
        if (yield from as_target(g, one, jail(g, one))):
            held.append(one)
            one.held = True
        yield from settle(g)
    for one in held:
        one.held = False
    chosen = yield from choose_active(g, player, held)
    if chosen is None:
        return "jailed"
    yield from settle(g)
    return (yield from phases(g, chosen, extra))


def phases(g: World, player: Player, extra: bool) -> Step[str]:
    """Steps 6b to 12."""
    yield from cars_and_map(g, player)
    yield from choose_abilities(g, player, extra)
    yield from tribute(g, player)
    yield from settle(g)
    yield from phase_one(g, player)
    yield from settle(g)
    yield from events.end_of_phase_one(g, player)
    yield from acting(g, player)
    if gone(player):
        return "dead"
    if not g.again:
        yield from phase_three(g, player)
    yield from settle(g)
    return "done"


def strongbox(g: World, player: Player) -> None:
    """Step 12b: Strongbox and Jimmy Texas."""
    g.draw(player, g.in_force(player, "strongbox") + g.has(player, "jimmy_texas"))


def cars_and_map(g: World, player: Player) -> Step[None]:
    """Steps 6b and 6c: Dining Car, Map."""
    if g.in_force(player, "dining_car"):
        flip = yield from draw_check(g, player, "dining_car")
        if flip is not None and g.suit(flip) == "H":
            heal(g, player)
        yield from settle(g)
    if g.in_force(player, "map"):
        cards = g.look(player, 2)
        found: dict[str, Any] = {"pass": None} | {f"discard {card}": card for card in cards}
        gone = yield Ask(player.seat, "map", lambda: found)
        for card in reversed(cards):
            g.limbo.remove(card)
            if card == gone:
                g.discard(card)
            else:
                g.deck.insert(0, card)
        yield from settle(g)


def gone(player: Player) -> bool:
    """Has he been eliminated meanwhile?"""
    return not player.alive


def dynamites(g: World, player: Player) -> Step[None]:
    """CL-TURN-2, DC-DYN-1."""
    for card in [one for one in player.table if name(one) == "dynamite"]:
        if not g.works(player) or not player.alive:
            return
        flip = yield from draw_check(g, player, "dynamite")
        if flip is not None and g.suit(flip) == "S" and rank(flip) in LOW:
            g.lose_table(player, card)
            g.tell("explosion", player.seat)
            yield from lose(g, player, 3, None)
        else:
            heir = yield from next_holder(g, player)
            if heir is not None:
                g.tell("pass_on", heir.seat)
                player.table.remove(card)
                heir.table.append(card)
        if not g.standing:  # two players: once it is passive again (CL-R-43)
            yield from settle(g)


def next_holder(g: World, player: Player) -> Step[Player | None]:
    """To whom a Dynamite goes that has not exploded (CL-R-17, CL-2P-6)."""
    if g.standing:
        return (yield from pass_dynamite(g, player))
    free = [p for p in g.clockwise(player) if not any(name(one) == "dynamite" for one in p.table)]
    return free[0] if free else None


def jail(g: World, player: Player) -> Step[bool]:
    """Is he held?"""
    card = next((one for one in player.table if name(one) == "jail"), None)
    if card is None or not g.works(player):
        return False
    flip = yield from draw_check(g, player, "jail")
    free = flip is not None and g.suit(flip) == "H"
    if free or not g.options.get("jail_until_escape"):
        g.lose_table(player, card)
    return not free


def choose_abilities(g: World, player: Player, extra: bool) -> Step[None]:
    """Step 7: Vera Custer and Greygory Deck."""
    if player.character == "vera_custer" and not extra:
        player.lent = []
        if g.event == "hn_hangover":
            return
        chosen = yield Ask(player.seat, "copy", lambda: copies(g, player))
        if chosen is not None:
            player.lent = [chosen]
            if chosen == "greygory_deck":
                player.lent += g.pair(player)
        yield from settle(g)
    elif g.has(player, "greygory_deck") and not player.lent:
        player.lent = g.pair(player)
        yield from settle(g)
    elif g.has(player, "greygory_deck") and not g.used["greygory_deck"]:
        options = {"pass": False, "use greygory_deck": True}
        exchange = yield Ask(player.seat, "exchange_pair", lambda: options)
        if exchange:
            player.lent = g.pair(player)
        yield from settle(g)


def copies(g: World, player: Player) -> dict[str, Any]:
    """The characters of the other living players."""
    return {"pass": None} | {f"copy {p.character}": p.character for p in g.clockwise(player)}


def tribute(g: World, player: Player) -> Step[None]:
    """Youl Grinner: who has more cards gives him one, all at once."""
    if not g.has(player, "youl_grinner"):
        return
    givers = [p for p in hands(g, player) if len(p.hand) > len(player.hand)]
    if not givers:
        return
    mark = f"P{player.seat}"
    asks = [Ask(p.seat, "tribute", lambda p=p: {f"give {c} > {mark}": c for c in p.hand}) for p in givers]  # type: ignore[misc]
    answers = yield Together(asks)
    for giver, card in zip(givers, answers, strict=True):
        giver.hand.remove(card)
        player.hand.append(card)


def acting(g: World, player: Player) -> Step[None]:
    """Phase 2: one thing at a time, each fully resolved."""
    while player.alive and not g.again:
        action = yield Ask(player.seat, "play", lambda: phase_two(g, player))
        if action is None:
            break
        if g.marked == action.card:
            g.marked = None
        yield from perform(g, player, action)
        yield from settle(g)
        if g.marked is not None and g.marked not in player.hand:
            g.marked = None
    if player.alive and g.on("fc_ranch") and g.options.get("fc_ranch_after_phase2"):
        yield from events.ranch(g, player)


def hand_limit(g: World, player: Player) -> int:
    """CL-TURN-5, Sean Mallory, ghosts."""
    if player.ghost or player.spirit:
        return 0
    return 10 if g.has(player, "sean_mallory") else player.life


def phase_three(g: World, player: Player) -> Step[None]:
    """Exactly the excess, his choice; Gary Looter, Abandoned Mine."""
    kept = playable_bangs(g, player)
    while len(player.hand) > hand_limit(g, player):
        card = yield Ask(player.seat, "discard", lambda: excess_options(g, player, kept))
        if card is None:
            continue
        player.hand.remove(card)
        looters = [p for p in g.clockwise(player) if g.has(p, "gary_looter")]
        if looters:
            looters[0].hand.append(card)
        elif g.on("fc_abandoned_mine"):
            g.deck.insert(0, card)
        else:
            g.discard(card)


def playable_bangs(g: World, player: Player) -> list[str]:
    """CL-VAR-2: the cards named BANG! that the Sheriff could still have played against somebody."""
    if player.role != "sheriff" or not g.options.get("variant_ruthless_law"):
        return []
    bangs = [card for card in player.hand if name(card) == "bang"]
    return [card for card in bangs if any(way.face == "bang" for way in uses(g, player, card).values())]


def excess_options(g: World, player: Player, kept: list[str]) -> dict[str, Any]:
    """While there is an excess, any card of the hand; *kept* only where the others do not suffice."""
    if len(player.hand) <= hand_limit(g, player):
        return {}
    free = [card for card in player.hand if card not in kept]
    return {f"discard {card}": card for card in free or player.hand}


def no_mercy(g: World, player: Player) -> Step[None]:
    """CL-VAR-1: the Sheriff may take a BANG! card of his turn back from the discard pile."""
    if player.role == "sheriff" and g.taken and g.options.get("variant_no_mercy"):
        found: dict[str, Any] = {f"take {card}": card for card in g.taken if card in g.discards}
        card = yield Ask(player.seat, "no_mercy", lambda: {"pass": None} | found)
        if card is not None:
            g.discards.remove(card)
            player.hand.append(card)


def end(g: World, player: Player, extra: bool) -> Step[bool]:
    """Step 13: Miss Susanna, Express Car, Vendetta."""
    if g.on("ww_miss_susanna") and g.played < 3:
        yield from lose(g, player, 1, None)
        yield from settle(g)
        if not player.alive:
            return bool(g.standing) and g.again  # the person is still in play
    yield from no_mercy(g, player)
    if g.again:
        return True
    if g.on("fc_vendetta") and not extra:
        flip = yield from draw_check(g, player, "fc_vendetta")
        again = flip is not None and g.suit(flip) == "H"
        yield from settle(g)
        return again
    return False
