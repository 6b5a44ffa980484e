"""Printed facts of Renegades found nowhere, in one place, to be corrected here. [RE-DATA-1 RE-DATA-2 RE-DATA-3]"""

from sixgun.kernel.hints import Final

SYMBOLS: Final[dict[str, str]] = {  # the copies of each family with their reveal symbols [RE-D-40 RE-D-43]
    "sharps": "LR:HB",
    "spencer": "LR:HD",
    "savage": "LR:HB",
    "lightning": "OR:HD",
    "whitney": "OR:HB",
    "walker": "OR:HB",
    "buffalo_rifle": "LR:SH",
    "volley_gun": "LR:D",
    "double_barrel": "OR:DS",
    "lucky_penny": "LR:HH OR:H",
    "gold_pan": "OR:HB",
    "whisky": "OR:BS",
    "union_pacific": "LR:BS",
    "nimbleness": "LR:SS",
    "trick": "OR:SS",
    "companion": "LR:H OR:S",
    "ambush": "LR:B",
    "cover": "LR:B",
    "ricochet": "LR:S",
    "punch": "OR:HB",
    "indian_chief": "OR:D",
    "spurs": "LR:H",
    "partner": "OR:H",
}
LIVES: Final[dict[str, int]] = {  # RE-D-42
    "fortune_teller": 4,
    "poker_alice": 4,
    "coquette_delu": 4,
    "marshal": 3,
    "hick_addams": 5,
    "charlie_bassett": 4,
    "big_jim": 4,
    "dutch_harry": 4,
    "big_steve": 3,
    "king_fisher": 4,
    "baby_leroy": 4,
    "el_chindi": 3,
}
RELOADS: Final = ("cover", "partner")  # RE-D-45
ALWAYS_ACTIVE: Final = ("big_jim",)  # RE-D-46
WHISKY_SYMBOL: Final = "H"  # RE-D-40
FRAMES: Final = (  # frames not given by any text [RE-D-41]
    "spencer", "sharps", "savage", "whitney", "whisky", "union_pacific", "indian_chief", "ambush", "ricochet", "punch",
    "nimbleness", "companion", "partner",
)  # fmt: skip
ICONS: Final = (*RELOADS, *ALWAYS_ACTIVE, "whisky")


def facts_of(id: str) -> tuple[str, ...]:
    """Which printed facts of a card or character are assumed."""
    found = ["life"] if id in LIVES else ["copies", "symbols"]
    if id in FRAMES:
        found.append("frame")
    if id in ICONS:
        found.append("icons")
    return tuple(found)


ASSUMED: Final[dict[str, tuple[str, ...]]] = {id: facts_of(id) for id in (*SYMBOLS, *LIVES)}
