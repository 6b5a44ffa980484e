"""Phase 2: everything that may be done, by the key of its option."""

from __future__ import annotations

from typing import Any, NamedTuple

from tests.second_reading.printed import BLUE, COSTS, GREEN, GREEN_MISSED, RANGES, is_brown, name
from tests.second_reading.two import places
from tests.second_reading.world import Player, World

ANYWHERE = frozenset(["cat_balou", "can_can", "conestoga", "rag_time"])
ANSWERS = frozenset(["missed", "dodge", "cactus", "evaded"])
TAKING = ANYWHERE | {"panic"}
UNTARGETED = frozenset(
    ["beer", "saloon", "stagecoach", "wells_fargo", "general_store", "gatling", "indians", "brawl", "whisky"]
    + ["full_steam", "most_wanted", "next_stop"]
    + ["howitzer", "canteen", "pony_express"]
)


class Action(NamedTuple):
    """Something done in phase 2: a card played as *face*, a green card or an ability used."""

    kind: str
    card: str
    face: str
    target: int | None = None
    more: str = ""


def has_bang_left(g: World, player: Player) -> bool:
    """CL-PLAY-2."""
    if g.has(player, "willy_the_kid") or g.in_force(player, "volcanic"):
        return True
    return g.bangs < bang_limit(g)


def bang_limit(g: World) -> int:
    """One BANG! card a turn; two under Shootout."""
    return 1 + g.on("hn_shootout") + g.in_force(g.active, "dragoon")


def may_shoot(g: World, player: Player) -> bool:
    """May he play a BANG! card now? An ordered player is bound neither by the limit nor by The Sermon (WW-R-25)."""
    if player is not g.active:
        return True
    return not g.on("hn_sermon") and has_bang_left(g, player)


def with_cards(g: World, player: Player, reach: int, own: str = "", keep: bool = True) -> list[Player]:
    """CL-TGT-5, CL-TGT-6: whom a card can be taken from; *own*: a card that is leaving the table itself."""

    def has_any(p: Player) -> bool:
        return bool(p.hand) or any(not (keep and keeps_off(player, c)) for c in p.table)

    found = [p for p in g.within(player, reach) if has_any(p)]
    found += [p for p in g.clockwise(player) if p.person == player.person and p.table]  # CL-2P-10, CL-2P-19
    if g.options.get("self_target_cards", True) and [card for card in player.table if card != own]:
        found.append(player)
    return found


def keeps_off(player: Player, card: str) -> bool:
    """The Sheriff never gets Ghost Car (TR-GHOST-2)."""
    return card == "ghost_car" and player.role == "sheriff"


def aim(g: World, player: Player, face: str, card: str) -> list[Player] | None:
    """The legal targets of *face*; None where nobody is aimed at."""
    if face in UNTARGETED:
        return None
    if face == "bang":
        near = g.within(player, g.range(player)) if may_shoot(g, player) else []
        return [p for p in near if p.hand or not g.in_force(p, "private_car")]
    if face in ("knife_revolver", "train_robbery", "water_tower", "switch"):
        return aim_of_train(g, player, face)
    if face in ("punch", "knife", "derringer"):
        return g.within(player, 1)
    if face == "pepperbox":
        return g.within(player, g.range(player))
    if face in ("duel", "springfield", "buffalo_rifle"):
        return g.within(player, 99)
    if face == "tequila":
        return g.living()
    reach = 99 if face != "panic" or g.options.get("panic_any_distance") else 1
    return with_cards(g, player, reach, card, face not in ("cat_balou", "can_can"))


def aim_of_train(g: World, player: Player, face: str) -> list[Player] | None:
    """The same for cards of The Great Train Robbery."""
    from tests.second_reading.train import takes
    from tests.second_reading.wagons import switchable

    if face == "switch":
        return switchable(g, player)
    if face == "water_tower":
        return None if takes(g, player, "water_tower") else []
    free = player is not g.active or has_bang_left(g, player)
    return g.within(player, g.range(player) if face == "knife_revolver" else 99) if free else []


def lay_targets(g: World, player: Player, card: str) -> list[Player]:
    """In front of whom a blue or green card may be laid."""
    if g.on("fc_judge"):
        return []
    face = name(card)
    replace = bool(g.options.get("replace_same_name"))
    if face == "jail":
        free = [p for p in g.living() if p.role != "sheriff"]
        return [p for p in free if not holds(p, "jail") or (replace and p is player)]
    return [p for p in places(g, player) if replace or not holds(p, face)]


def holds(player: Player, face: str) -> bool:
    """Is a card of that name in play in front of him?"""
    return any(name(card) == face for card in player.table)


def can_pay(g: World, player: Player, card: str) -> bool:
    """DC-COST-1: is there another card in hand for the cost?"""
    return any(other != card and not (card != g.marked and is_bound(g, player, other)) for other in player.hand)


def is_bound(g: World, player: Player, card: str) -> bool:
    """FC-LAW-1: the marked card is not spent otherwise while it is playable."""
    return card == g.marked and player is g.active and bool(uses(g, player, card))


def natural(g: World, player: Player, card: str) -> dict[str, Action]:
    """What a hand card does by its own text."""
    face = name(card)
    if face in BLUE or face in GREEN:
        found = lay_targets(g, player, card)
        if face != "jail":
            return {f"play {card}": Action("lay", card, face, player.seat)} if found else {}
        return {f"play {card} > P{p.seat}": Action("lay", card, face, p.seat) for p in found}
    if face == "money_bag":
        return copies(g, player, card)
    if face in ANSWERS or (face == "beer" and g.on("hn_reverend")):
        return {}
    if face == "bang" and g.on("ww_showdown") and not g.options.get("ww_showdown_bang_stays_bang"):
        return {}
    if face in COSTS and not can_pay(g, player, card):
        return {}
    targets = aim(g, player, face, card)
    if targets is None:
        return {f"play {card}": Action("play", card, face)}
    return {f"play {card} > P{p.seat}": Action("play", card, face, p.seat) for p in targets}


def copies(g: World, player: Player, card: str) -> dict[str, Action]:
    """Money Bag: what the brown card on top of the discard pile does, the BANG! limit apart (TR-R-49)."""
    if not g.discards or not is_brown(g.discards[-1]):
        return {}
    face = name(g.discards[-1])
    if face in ANSWERS or face == "money_bag" or (face == "beer" and g.on("hn_reverend")):
        return {}
    if face in COSTS and not can_pay(g, player, card):
        return {}
    if face == "bang" and g.on("ww_showdown"):  # fired it is a BANG! card itself (TR-R-50)
        return {}
    if face == "bang":
        targets: list[Player] | None = [] if g.on("hn_sermon") else g.within(player, g.range(player))
    elif face in ("knife_revolver", "train_robbery"):
        targets = g.within(player, g.range(player) if face == "knife_revolver" else 99)
    else:
        targets = aim(g, player, face, card)
    if targets is None:
        return {f"play {card} as {face}": Action("play", card, face, None, "money_bag")}
    return {f"play {card} as {face} > P{p.seat}": Action("play", card, face, p.seat, "money_bag") for p in targets}


def uses(g: World, player: Player, card: str) -> dict[str, Action]:
    """Every way to play a hand card in the own phase 2, conversions included (FC-LAW-2)."""
    if not g.hand_allowed(player, card) or (name(card) == "missed" and g.has(player, "big_spencer")):
        return {}
    found = natural(g, player, card)
    janet = name(card) == "missed" and g.has(player, "calamity_janet")
    if janet or (g.on("ww_showdown") and name(card) != "bang"):
        for p in aim(g, player, "bang", card) or []:
            found[f"play {card} as bang > P{p.seat}"] = Action("play", card, "bang", p.seat)
    if g.has(player, "uncle_will") and not g.used["uncle_will"] and name(card) != "general_store":
        found[f"play {card} as general_store"] = Action("play", card, "general_store", None, "uncle_will")
    return found


def takes_the_shot(action: Action) -> bool:
    """TR-LIMIT-1: does it count as the BANG! of the turn?"""
    return action.face in ("bang", "knife_revolver", "train_robbery") and action.more != "money_bag"


def phase_two(g: World, player: Player) -> dict[str, Any]:
    """All options of phase 2."""
    found: dict[str, Any] = {}
    must = uses(g, player, g.marked) if g.marked in player.hand and g.marked is not None else {}
    if not must:
        found["pass"] = None
    saves = bool(must) and all(takes_the_shot(action) for action in must.values())
    saves = saves and not has_bang_left_after(g, player)
    for card in player.hand:
        for key, action in uses(g, player, card).items():
            if not (saves and takes_the_shot(action) and card != g.marked):
                found[key] = action
    for card in g.ready(player):
        found |= green_uses(g, player, card)
    found |= skills(g, player)
    found |= by_event(g, player)
    if g.train is not None:
        from tests.second_reading.train import train_options
        from tests.second_reading.wagons import wagon_options

        found |= train_options(g, player) | wagon_options(g, player)
    return found


def has_bang_left_after(g: World, player: Player) -> bool:
    """Would a BANG! card be left to play after one more?"""
    g.bangs += 1
    left = has_bang_left(g, player)
    g.bangs -= 1
    return left


def green_uses(g: World, player: Player, card: str) -> dict[str, Any]:
    """DC-GREEN-3."""
    face = name(card)
    if face in GREEN_MISSED:
        return {}
    targets = aim(g, player, face, card)
    if targets is None:
        return {f"use {face}": Action("green", card, face)}
    return {f"use {face} > P{p.seat}": Action("green", card, face, p.seat) for p in targets}


def spare(g: World, player: Player) -> list[str]:
    """The hand cards that may be spent for an ability."""
    return [card for card in player.hand if not is_bound(g, player, card)]


def skills(g: World, player: Player) -> dict[str, Any]:
    """Abilities used in phase 2."""
    found: dict[str, Any] = {}
    if g.has(player, "chuck_wengam") and player.life > 1:
        found["use chuck_wengam"] = Action("skill", "", "chuck_wengam")
    free = spare(g, player)
    if g.has(player, "doc_holyday") and not g.used["doc_holyday"] and len(free) >= 2:
        for p in g.within(player, g.range(player)):
            found[f"use doc_holyday > P{p.seat}"] = Action("skill", "", "doc_holyday", p.seat)
    if g.has(player, "jose_delgado") and (g.used["jose_delgado"] < 2 or g.options.get("dc_jose_unlimited")):
        for card in free:
            if name(card) in BLUE:
                found[f"use jose_delgado {card}"] = Action("skill", card, "jose_delgado")
    found |= trades(g, player, free)
    if g.has(player, "lee_van_kliff") and g.just_played is not None:
        found |= repeats(g, player, free)
    return found


def trades(g: World, player: Player, free: list[str]) -> dict[str, Any]:
    """Flint Westwood gives a card to whoever has one."""
    if not g.has(player, "flint_westwood"):
        return {}
    if g.used["flint_westwood"] and not g.options.get("ww_flint_unlimited"):
        return {}
    return {
        f"use flint_westwood {card} > P{p.seat}": Action("skill", card, "flint_westwood", p.seat)
        for p in g.foes(player)
        if p.hand
        for card in free
    }


def bang_cards(g: World, player: Player, cards: list[str]) -> list[str]:
    """Hand cards that count as a BANG! card to be discarded."""
    return [c for c in cards if is_bang_card(g, player, c)]


def is_bang_card(g: World, player: Player, card: str) -> bool:
    """A BANG!, Calamity Janet's Missed!, or any card under Showdown (WW-R-20)."""
    face = name(card)
    if face == "missed" and g.has(player, "big_spencer"):
        return False
    janet = face == "missed" and g.has(player, "calamity_janet")
    return face == "bang" or janet or g.on("ww_showdown")


def repeats(g: World, player: Player, free: list[str]) -> dict[str, Any]:
    """Lee Van Kliff discards a BANG! to repeat the brown card just played."""
    last = g.just_played
    assert last is not None
    found: dict[str, Any] = {}
    face = last["face"]
    for card in bang_cards(g, player, free):
        if face == "fc_ricochet":
            for p in g.foes(player):
                for aimed in p.table:
                    key = f"use lee_van_kliff {card} > P{p.seat} {aimed}"
                    found[key] = Action("repeat", card, face, p.seat, aimed)
            continue
        if face in ("bang", "fc_sniper", "knife_revolver", "train_robbery"):  # it counts for no limit
            reach = 99 if face == "train_robbery" else g.range(player)
            targets: list[Player] | None = g.within(player, reach)
            if face == "bang" and name(last["card"]) != "money_bag":
                targets = [p for p in targets or [] if p.hand or not g.in_force(p, "private_car")]
        else:
            targets = aim(g, player, face, last["card"])
        if targets is None:
            found[f"use lee_van_kliff {card}"] = Action("repeat", card, face)
        for p in targets or []:
            found[f"use lee_van_kliff {card} > P{p.seat}"] = Action("repeat", card, face, p.seat)
    return found


def by_event(g: World, player: Player) -> dict[str, Any]:
    """What events let the active player do."""
    found: dict[str, Any] = {}
    cards = bang_cards(g, player, player.hand)
    if g.on("fc_ricochet"):
        found |= ricochets(g, player, cards)
    if g.on("fc_sniper") and (has_bang_left(g, player) or not g.options.get("fc_sniper_uses_limit")):
        found |= snipes(g, player, cards)
    if g.on("ww_lady_rosa"):
        found |= swap_option(g, player)
    if g.on("ww_dorothy_rage") and not g.used["ww_dorothy_rage"]:
        for p in g.foes(player):
            if orders(g, p):
                found[f"use ww_dorothy_rage > P{p.seat}"] = Action("order", "", "ww_dorothy_rage", p.seat)
    return found


def ricochets(g: World, player: Player, cards: list[str]) -> dict[str, Any]:
    """A BANG! card against any card in play in front of another player."""
    aims = [(p, aimed) for p in g.foes(player) for aimed in p.table]
    return {
        f"use fc_ricochet {card} > P{p.seat} {aimed}": Action("ricochet", card, "fc_ricochet", p.seat, aimed)
        for card in cards
        for p, aimed in aims
    }


def snipes(g: World, player: Player, cards: list[str]) -> dict[str, Any]:
    """Two BANG! cards in the order named, against a player within range."""
    return {
        f"use fc_sniper {one} {two} > P{p.seat}": Action("sniper", one, "fc_sniper", p.seat, two)
        for p in g.within(player, g.range(player))
        for one in cards
        for two in cards
        if one != two
    }


def swap_option(g: World, player: Player) -> dict[str, Any]:
    """Lady Rosa of Texas: WW-R-6."""
    alive = g.living()
    if g.used["ww_lady_rosa"] or len(alive) <= 2 or g.rosa_run >= len(alive):
        return {}
    right = alive[alive.index(player) - 1]
    return {f"use ww_lady_rosa > P{right.seat}": Action("swap", "", "ww_lady_rosa", right.seat)}


def faces_in_play(g: World) -> list[str]:
    """Every card name of the decks in use."""
    from tests.second_reading.printed import deck_of

    cards = deck_of(g.sets, bool(g.options.get("no_book_cards")))
    return list(dict.fromkeys(name(card) for card in cards))


def orders(g: World, player: Player) -> dict[str, list[Player] | None]:
    """WW-R-5, WW-R-31: what *player* may be ordered to play, by public facts, with its targets."""
    found: dict[str, list[Player] | None] = {}
    later = bool(g.options.get("ww_dorothy_target_after"))
    for face in faces_in_play(g):
        if face in ANSWERS or face == "money_bag" or (face == "beer" and g.on("hn_reverend")):
            continue
        if face == "bang" and g.on("ww_showdown") and not g.options.get("ww_showdown_bang_stays_bang"):
            continue
        card = f"{face}:XX"
        if face in BLUE or face in GREEN:
            laid = lay_targets(g, player, card)
            if laid or (face == "jail" and later and not g.on("fc_judge")):
                found[face] = laid if face == "jail" else None
        else:
            targets = aim(g, player, face, card)
            if targets is None or targets or later:
                found[face] = targets
    return found


def is_weapon(card: str) -> bool:
    """CL-PLAY-4."""
    return name(card) in RANGES


def was_brown(card: str) -> bool:
    """Can Lee Van Kliff repeat it?"""
    return is_brown(card)
