"""Who wins in each mode: four to eight players, three players, the special six with its declarations."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.second_reading.asking import Ask, Over, Step
from tests.second_reading.two import check_end
from tests.second_reading.world import Player, World

LAW = ("sheriff", "deputy")
HUNTS = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
LINE_UPS = ("sheriff deputy outlaw outlaw outlaw renegade", "sheriff deputy deputy outlaw outlaw renegade",
            "sheriff deputy deputy outlaw outlaw outlaw")  # fmt: skip


def camp(role: str) -> str:
    """Whose victory a survivor of that role is (CL-6P-10)."""
    return "sheriff deputy" if role in LAW else role


def check_victory(g: World, fallen: list[tuple[Player, Player | None]], ahead: bool = False) -> None:
    """After every effect that eliminated somebody; *ahead*: only to see whether it is over."""
    alive = g.living()
    if g.show == "ww_wild_west_show" and g.mode != "two":  # WW-WIN-1, WW-WIN-3
        if len(alive) <= 1:
            raise Over("outlaw" if not alive else "", [p.seat for p in alive])
    elif g.mode == "two":
        check_end(g)
    elif g.mode == "three":
        three_players(g, alive, fallen, ahead)
    elif g.mode == "six":
        special_six(g, alive, ahead)
    else:
        law_and_order([p.role for p in alive], alive)


def law_and_order(roles: list[str], alive: list[Player]) -> None:
    """CL-END-1."""
    if "sheriff" not in roles:
        if roles == ["renegade"]:
            raise Over("renegade", [alive[0].seat])
        raise Over("outlaw", [])
    if "outlaw" not in roles and "renegade" not in roles:
        raise Over("sheriff deputy", [])


def three_players(g: World, alive: list[Player], fallen: list[tuple[Player, Player | None]], ahead: bool) -> None:
    """CL-3P-2, CL-3P-3: the own target, as long as nobody has fallen otherwise; then the last one alive."""
    for player, by in fallen:
        if not g.personal and not ahead and by is not None and by.alive and HUNTS[by.role] == player.role:
            raise Over("", [by.seat])
    g.personal = g.personal or (bool(fallen) and not ahead)
    if not alive:
        raise Over("outlaw", [])
    if len(alive) == 1:
        raise Over("", [alive[0].seat])


def special_six(g: World, alive: list[Player], ahead: bool) -> None:
    """CL-6P-13: sole survivor, then two alive, then proof; inside a settlement only the last survivor."""
    if not alive:
        raise Over("outlaw", [])
    if len(alive) == 1:
        role = alive[0].role
        raise Over(camp(role) if role != "renegade" else "renegade", [alive[0].seat])
    if g.settled:
        return
    present = [p for p in alive if not p.ghost]  # ghosts of Ghost Car are in play as anybody (TR-GHOST-5)
    if len(present) == 2:
        if len({camp(p.role) for p in present}) == 1:
            raise Over(camp(present[0].role), [])
        if not ahead:
            settle_openly(g, present)
        return
    prove(g, alive)


def prove(g: World, alive: list[Player]) -> None:
    """CL-6P-12: do the roles all can see prove that one side is extinct, whatever the line-up?"""
    if g.options.get("six_auto_end"):
        roles = [p.role for p in alive]
        if not [role for role in roles if role in LAW]:
            raise Over("outlaw" if "outlaw" in roles else "renegade", [])
        if not [role for role in roles if role not in LAW]:
            raise Over("sheriff deputy", [])
    dead = Counter(p.role for p in g.players if not p.alive and p.role_public)
    possible = [Counter(one.split()) for one in LINE_UPS]
    left = [one - dead for one in possible if not dead - one]
    if all(not one["sheriff"] + one["deputy"] for one in left):
        raise Over("outlaw", [])
    if all(not one["outlaw"] + one["renegade"] for one in left):
        raise Over("sheriff deputy", [])


def settle_openly(g: World, revealed: list[Player]) -> None:
    """CL-6P-9: who has not revealed leaves, without triggering anything; events stop."""
    g.settled = True
    g.revealed = len(revealed)
    for player in revealed:
        player.role_public = True
    for player in [p for p in g.living() if p not in revealed and not p.ghost]:  # a ghost's turn goes on
        player.alive = player.spirit = False
        player.departed = True
        for card in player.table + player.hand:
            g.discard(card)
        player.hand, player.table, player.fresh = [], [], set()
    leader = g.players[g.leader]
    if leader.departed:  # CL-6P-11, TR-MODE-6
        g.leader = next(p.seat for p in g.clockwise(leader) if not p.ghost)
    g.event = g.show = ""
    g.events_left = g.shows_left = 0
    g.next_event = None
    g.marked = g.named_suit = None


def crime_is_beaten(g: World) -> bool:
    """CL-6P-6: at least three criminals are eliminated."""
    dead = [p.role for p in g.players if not p.alive and p.role_public]
    outlaws, renegades = dead.count("outlaw"), dead.count("renegade")
    return outlaws >= 3 or (outlaws >= 2 and renegades >= 1)


def law_is_dead(g: World) -> bool:
    """CL-6P-7: the Sheriff and at least one Deputy are eliminated."""
    dead = [p.role for p in g.players if not p.alive and p.role_public]
    return "sheriff" in dead and "deputy" in dead


def declarations(g: World, player: Player) -> Step[bool]:
    """Step 1 of a turn, CL-6P-14; True if the declaration was the whole turn."""
    if g.mode != "six" or g.settled or g.show == "ww_wild_west_show" or player.ghost:
        return False
    sheriff = next((p for p in g.players if p.role == "sheriff"), None)
    law_leads = sheriff is not None and sheriff.alive
    crime = crime_is_beaten(g) and (player is sheriff or not law_leads)
    dead = law_is_dead(g)
    if not crime and not dead:
        return False
    options: dict[str, Any] = {"pass": None}
    if crime and player.role in LAW:
        options["use crime_is_beaten"] = "crime"
    if dead and player.role == "outlaw":
        options["use the_law_is_dead"] = "law"
    chosen = yield Ask(player.seat, "declare", lambda: options)
    if chosen is None:
        return False
    declare(g, player, chosen)
    return True


def declare(g: World, player: Player, what: str) -> None:
    """The others concerned reveal; if there is none the declarer's side has won."""
    if what == "crime":
        others = [p for p in g.living() if p.role in ("outlaw", "renegade")]
        if not others:
            raise Over("sheriff deputy", [])
    else:
        others = [p for p in g.living() if p.role in ("deputy", "renegade")]
        if not others:
            raise Over("outlaw", [])
    settle_openly(g, [player, *others])
