"""The Great Train Robbery: path, movement, prices, taking wagons, the End of the Line."""

from __future__ import annotations

from typing import Any

from tests.second_reading import two
from tests.second_reading.asking import Ask, Step
from tests.second_reading.life import drop, lose, settle
from tests.second_reading.plays import Action, is_bound
from tests.second_reading.printed import BLUE, LOW, WAGONS, name, rank
from tests.second_reading.shots import defend, exempted
from tests.second_reading.world import Player, World

TITLES = {
    "boom_town": ("bang",), "catico": ("cat_balou", "panic"), "crowns_hole": ("beer",), "dodgeville": ("missed",),
}  # fmt: skip
SUITS = {"san_tafe": "H", "creepy_creek": "S", "miners_oath": "D", "frisco": "C"}


class Train:
    """Where it stands and what it draws; a question mark is something not yet seen."""

    def __init__(self, shown: dict[str, Any], players: int) -> None:
        self.path: list[str] = list(shown["path"])
        self.wagons: list[str] = list(shown["wagons"])
        self.side: str = shown["side"]
        self.at = 1
        self.end = max(4, players) + 1
        self.left = 16 - len(self.wagons)
        self.taken = 0
        self.advanced = False

    def paired(self) -> list[tuple[str, str]]:
        """Each wagon that stands under a station, with it (TR-TERM-2)."""
        spots = [(wagon, self.at - k) for k, wagon in enumerate(self.wagons, 1)]
        return [(wagon, self.path[s - 1]) for wagon, s in spots if 1 <= s < self.end]

    def learn(self, shown: dict[str, Any]) -> None:
        """What was not yet seen lies open now."""
        pairs = zip(self.path, shown["path"], strict=True)
        self.path = [new if old == "?" else old for old, new in pairs]
        self.wagons = [shown["wagons"][k] if w == "?" else w for k, w in enumerate(self.wagons)]

    def refill(self) -> None:
        """TR-LACK-3."""
        while len(self.wagons) < 3 and self.left:
            self.wagons.append("?")
            self.left -= 1


# paying


def purse(g: World, player: Player, announced: bool = False) -> list[str]:
    """What may pay at all; a ghost not with the Ghost Car that keeps him (TR-PAY-9). Once announced all of the hand."""
    cards = [card for card in player.hand if announced or not is_bound(g, player, card)] + player.table
    return [card for card in cards if not (card == "ghost_car" and player.spirit)]


def fits(g: World, player: Player, station: str, card: str) -> bool:
    """Does that card pay that price?"""
    if station == "virginia_town":
        return True
    if station == "deathwood":
        return card in WAGONS or name(card) in BLUE
    if card in WAGONS:
        return False
    if station in TITLES:
        return name(card) in TITLES[station]
    if station in SUITS:
        return g.suit(card) == SUITS[station]
    return (rank(card) in LOW) == (station == "yooma")


def affordable(g: World, player: Player, station: str, cards: list[str]) -> bool:
    """With these cards. TR-PAY-1, TR-PAY-6, TR-PAY-7."""
    if station == "tombrock":
        return player.life >= 2 and not player.spirit and not player.ghost
    found = [card for card in cards if fits(g, player, station, card)]
    return len(found) >= (2 if station == "virginia_town" else 1)


def pay(g: World, player: Player, station: str) -> Step[None]:
    """Card by card."""
    if station == "tombrock":
        yield from lose(g, player, 1, None)
        return
    for need in (2, 1) if station == "virginia_town" else (1,):
        found = [card for card in purse(g, player) if fits(g, player, station, card)]
        if len(found) < need:
            found = [card for card in purse(g, player, announced=True) if fits(g, player, station, card)]
        card = found[0]
        if len(found) > 1:
            card = yield Ask(player.seat, "price", lambda f=found: {f"discard {c}": c for c in f})  # type: ignore[misc]
        drop(g, player, card)


# taking


def places(g: World, player: Player, wagon: str) -> list[Player]:
    """In front of whom it may be put (TR-GET-6, TR-GHOST-1, TR-GHOST-2)."""
    if wagon == "ghost_car":
        return [p for p in g.players if p.role != "sheriff" and not p.departed]
    return g.living() if wagon == "lumber_flatcar" else two.places(g, player)


def takes(g: World, player: Player, verb: str, cards: list[str] | None = None) -> dict[str, Any]:
    """Every paired wagon that may be had: paid with these cards (rob), or free (sancho, water_tower)."""
    assert g.train is not None
    found: dict[str, Any] = {}
    if g.on("fc_judge"):
        return found
    for wagon, station in g.train.paired():
        if cards is not None and not affordable(g, player, station, cards):
            continue
        for p in places(g, player, wagon):
            key = f"use {verb} {wagon}"
            if wagon in ("ghost_car", "lumber_flatcar") or len(two.places(g, player)) > 1:
                key += f" > P{p.seat}"
            found[key] = Action("wagon", wagon, verb, p.seat, station)
    return found


def ordinary_takes(g: World, player: Player, cards: list[str] | None = None) -> dict[str, Any]:
    """The wagon of the turn: paid (with these cards), or free for Sancho (TR-GET-1, TR-GET-8)."""
    assert g.train is not None
    if g.train.taken and not g.has(player, "benny_brawler"):
        return {}
    found = takes(g, player, "rob", purse(g, player) if cards is None else cards)
    if g.has(player, "sancho") and not g.train.taken:
        found |= takes(g, player, "sancho")
    return found


def train_options(g: World, player: Player) -> dict[str, Any]:
    """What the train lets the active player do in phase 2."""
    train = g.train
    assert train is not None
    found = ordinary_takes(g, player)
    if not train.advanced and train.at < train.end:
        cards = purse(g, player)  # judged as it is announced (TR-GET-5)
        train.at += 1
        if ordinary_takes(g, player, cards):
            found["use free_advance"] = Action("advance", "", "free_advance")
        train.at -= 1
    if g.has(player, "zippy_roy") and not g.used["zippy_roy"]:
        found["use zippy_roy"] = Action("advance", "", "zippy_roy")
    return found


def take_wagon(g: World, player: Player, action: Action) -> Step[None]:
    """Pay, take, shift, refill (TR-LACK-4)."""
    train = g.train
    assert train is not None
    if action.face == "rob":
        yield from pay(g, player, action.more)
    if action.face != "water_tower":
        train.taken += 1
    train.wagons.remove(action.card)
    assert action.target is not None
    put_wagon(g, g.players[action.target], action.card)
    train.refill()


def put_wagon(g: World, player: Player, wagon: str) -> None:
    """Into play; Ghost Car brings an eliminated player back (TR-GHOST-3)."""
    g.receive(player, wagon)


# moving


def advance(g: World, player: Player, why: str) -> Step[None]:
    """One step, with all that comes of it."""
    train = g.train
    assert train is not None
    train.at = train.end if why == "full_steam" else train.at + 1
    g.tell("train", train.at)
    if train.at == train.end:
        yield from end_of_the_line(g, player, why)
        return
    if why == "free_advance":
        yield from must_take(g, player)
    yield from shade(g)


def must_take(g: World, player: Player) -> Step[None]:
    """TR-GET-4: after a free advance one wagon has to be taken; what was announced is paid (TR-GET-5)."""
    g.binding = True
    found = ordinary_takes(g, player) or ordinary_takes(g, player, purse(g, player, announced=True))
    action = yield from only(player, found)
    g.binding = False
    yield from take_wagon(g, player, action)


def only(player: Player, found: dict[str, Any]) -> Step[Any]:
    """Which wagon; not asked where there is but one way."""
    if len(found) == 1:
        return next(iter(found.values()))
    action = yield Ask(player.seat, "wagon", lambda: found)
    return action


def shade(g: World) -> Step[None]:
    """Shade O'Connor: a card for another, when the train advances in somebody else's turn."""
    for one in g.owners("shade_oconnor"):
        if one is not g.active and one.hand:
            card = yield Ask(
                one.seat,
                "shade_oconnor",
                lambda p=one: {"pass": None} | {f"discard {c}": c for c in p.hand},  # type: ignore[misc]
            )
            if card is not None:
                g.spend(one, card)
                g.draw(one)


def end_of_the_line(g: World, player: Player, why: str) -> Step[None]:
    """TR-EOL-1 to TR-EOL-9."""
    train = g.train
    assert train is not None
    for one in g.owners("manuelita"):
        g.draw(one, 2)
    times = 1
    if why == "full_steam":
        options = {"pass": 0, "use full_steam": 2}
        times = yield Ask(g.turn, "full_steam", lambda: options)  # ordered: part of the order (TR-ASK-3)
    if why == "free_advance":
        yield from must_take(g, player)
    elif why != "start":
        while not train.taken or g.has(g.active, "benny_brawler"):
            action = yield Ask(g.active.seat, "wagon", lambda: {"pass": None} | ordinary_takes(g, g.active))
            if action is None:
                break
            yield from take_wagon(g, g.active, action)
    yield from shade(g)
    for _ in range(times):
        yield from locomotive(g)
        yield from settle(g)
    rebuild(g)


def locomotive(g: World) -> Step[None]:
    """Ironhorse or Leland, from the current player on, clockwise."""
    train = g.train
    assert train is not None
    targets = yield from exempted(g, g.active, g.clockwise(g.active, itself=True))
    if train.side == "leland":
        from tests.second_reading.effects import hand_out

        if g.standing:
            targets = [p for p in two.shares(g, g.active) if p in targets]
        yield from hand_out(g, targets, "general_store")
        return
    for one in targets:
        if one.alive:
            yield from two.as_target(g, one, under_fire(g, one))


def under_fire(g: World, one: Player) -> Step[None]:
    """Ironhorse shoots."""
    if not (yield from defend(g, one, 1, "under_fire")):
        yield from lose(g, one, 1, None)


def rebuild(g: World) -> None:
    """A new path and new wagons, the locomotive turned."""
    train = g.train
    assert train is not None
    train.path = ["?"] * (train.end - 1)
    train.left += len(train.wagons)
    train.wagons = []
    train.refill()
    train.at = 1
    train.side = "leland" if train.side == "ironhorse" else "ironhorse"


def start_of_turn(g: World, player: Player, extra: bool) -> Step[None]:
    """Step 2b: the driver's turns move the train."""
    if g.train is not None and g.leads(player):
        yield from advance(g, player, "start")
