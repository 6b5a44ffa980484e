"""Why a bot did that, in one sentence: worked out from what it believes, when somebody asks."""

from __future__ import annotations

from sixgun.bots.classic.kinds import (
    BANG,
    BARREL,
    BEER,
    BRAWL,
    CAT_BALOU,
    DEED,
    DRAWS,
    DUEL,
    DYNAMITE,
    GATLING,
    INDIANS,
    JAIL,
    KIND,
    PANIC,
    RICOCHETS,
    SALOON,
    SELLS_CARD,
    SELLS_LIFE,
    SHOOTS,
    SNIPES,
    STORE,
    TEQUILA,
    TRADES,
    TRAIN,
    WEAPON,
    WHISKY,
    is_burden,
)
from sixgun.bots.classic.mind import Mind
from sixgun.bots.reasons import Reason
from sixgun.classic.rules.tables import ABILITIES, PRINTED
from sixgun.classic.table.roles import DEPUTY, OUTLAW, RENEGADE, ROLE_NAMES, SHERIFF
from sixgun.kernel.hints import Final
from sixgun.kernel.option import NONE, PASS, Option
from sixgun.kernel.verbs import ActVerb

AIMED: Final[dict[int, str]] = {
    BANG: "shoot", SHOOTS: "shoot", SNIPES: "shoot", DUEL: "duel", JAIL: "jail",
    PANIC: "rob", CAT_BALOU: "rob", TRADES: "rob", RICOCHETS: "rob",
}  # fmt: skip
PLAYED: Final[dict[int, str]] = {
    BEER: "heal", WHISKY: "heal", TEQUILA: "heal", SALOON: "heal", DRAWS: "draw", STORE: "draw",
    SELLS_LIFE: "draw", SELLS_CARD: "draw", INDIANS: "everybody", GATLING: "everybody", BRAWL: "everybody",
    DYNAMITE: "dynamite", WEAPON: "weapon", TRAIN: "train",
}  # fmt: skip
ANSWERED: Final[dict[str, tuple[str, str]]] = {  # by the question: why to do something, and why to pass
    "dodge": ("dodge", "take-hit"),
    "under_fire": ("dodge", "take-hit"),
    "roulette": ("dodge", "take-hit"),
    "ricochet": ("dodge", "take-hit"),
    "indians": ("fend-off", "take-hit"),
    "duel": ("duel-on", "duel-out"),
    "dying": ("rescue", "no-rescue"),
    "discard": ("least", ""),
    "pay": ("least", ""),
    "put_back": ("least", ""),
    "patch_up": ("least", ""),
    "price": ("least", ""),
    "general_store": ("most", ""),
    "claim": ("most", ""),
    "no_mercy": ("most", ""),
    "draw_check": ("lucky", ""),
}


def reason_of(mind: Mind, why: str, option: Option) -> Reason | None:
    """The reason for an answer; None where there is nothing to say."""
    if why == "play":
        return play_reason(mind, option)
    if why == "take" and option.target != NONE:
        burden = option.card != NONE and is_burden(option.card)
        return Reason("free" if burden and mind.heat[option.target] <= 0.0 else "rob", about(mind, option.target))
    done, passed = ANSWERED.get(why, ("", ""))
    name = passed if option is PASS else done
    card = {"card": PRINTED[option.card].face.id} if name in ("least", "most") and option.card != NONE else {}
    return Reason(name, dict(card)) if name else None


def play_reason(mind: Mind, option: Option) -> Reason:
    """Why a play, or none."""
    if option is PASS:
        return Reason("nothing", {})
    face = option.verb.face
    deed = isinstance(option.verb, ActVerb)
    kind = DEED[face] if deed else KIND[face]
    target = option.target
    card: dict[str, object] = {"card": ABILITIES[face].ability.id}
    if target not in (NONE, mind.seat) and target < len(mind.heat):
        name = AIMED.get(kind, "harm")
        if mind.heat[target] <= 0.0:
            name = "heal-friend" if kind == TEQUILA else "harm" if name != "rob" else taken_from_friend(mind, target)
        elif name == "shoot" and mind.lives[target] == 1:
            name = "finish"
        return Reason(name, card | about(mind, target))
    return Reason(PLAYED.get(kind, "equip" if kind >= BARREL and not deed else "useful"), card)


def taken_from_friend(mind: Mind, target: int) -> str:
    """Why: something lies there that its owner wants to be rid of, or a card is a card."""
    return "free" if any([is_burden(card) for card in mind.boards[target]]) else "useful"


def about(mind: Mind, seat: int) -> dict[str, object]:
    """Who I think that is, and how sure I am, in per cent."""
    b = mind.beliefs
    if seat == b.sheriff or seat >= len(b.guesses):
        return {"target": seat, "role": ROLE_NAMES[SHERIFF] if seat == b.sheriff else "", "sure": 100}
    guess = b.guesses[seat]
    chances = [(guess.outlaw, OUTLAW), (guess.deputy, DEPUTY), (guess.renegade, RENEGADE)]
    chance, role = max(chances)
    return {"target": seat, "role": ROLE_NAMES[role], "sure": round(100 * chance)}
