"""What the baseline bot knows of each card and character, by number: filled from their ids when first imported."""

from __future__ import annotations

from sixgun.classic.rules.ability import Ability
from sixgun.classic.rules.faces import FREE, Face
from sixgun.classic.rules.hooks import ANY_TIME
from sixgun.classic.rules.tables import ABILITIES, PRINTED
from sixgun.classic.sets import manifest_of
from sixgun.kernel.hints import Final

OTHER: Final = 0
BANG: Final = 1
MISSED: Final = 2
BEER: Final = 3
SALOON: Final = 4
DRAWS: Final = 5
PANIC: Final = 6
CAT_BALOU: Final = 7
DUEL: Final = 8
INDIANS: Final = 9
GATLING: Final = 10
STORE: Final = 11
SHOOTS: Final = 12  # a shot that is no BANG! card
BRAWL: Final = 13
TEQUILA: Final = 14
WHISKY: Final = 15  # what heals me and is no Beer
DODGE: Final = 16
SELLS_LIFE: Final = 17  # a life point for two cards
SELLS_CARD: Final = 18  # a card for two cards
BARREL: Final = 19  # from here on: cards that stay in play
MUSTANG: Final = 20
SCOPE: Final = 21
JAIL: Final = 22
DYNAMITE: Final = 23
WEAPON: Final = 24
GEAR: Final = 25  # any other card that stays in play
GREEN_MISS: Final = 26  # a Missed! on the table
TRADES: Final = 27  # from here on: what only abilities and events do; a card for two of another's
REPEATS: Final = 28  # a BANG! to do again what was played last
ORDERS: Final = 29  # another player is to play a card
SWAPS: Final = 30  # change seats; that player misses a turn
SNIPES: Final = 31  # two BANG! cards for one shot
RICOCHETS: Final = 32  # a BANG! against a card in play
TRAIN: Final = 33  # wagons and whatever has to do with the train

KIND_OF: Final[dict[str, int]] = {
    "bang": BANG,
    "missed": MISSED,
    "beer": BEER,
    "saloon": SALOON,
    "stagecoach": DRAWS,
    "wells_fargo": DRAWS,
    "panic": PANIC,
    "cat_balou": CAT_BALOU,
    "duel": DUEL,
    "indians": INDIANS,
    "gatling": GATLING,
    "general_store": STORE,
    "barrel": BARREL,
    "mustang": MUSTANG,
    "scope": SCOPE,
    "jail": JAIL,
    "dynamite": DYNAMITE,
    "binocular": SCOPE,
    "hideout": MUSTANG,
    "punch": SHOOTS,
    "dodge": DODGE,
    "brawl": BRAWL,
    "rag_time": PANIC,
    "springfield": SHOOTS,
    "tequila": TEQUILA,
    "whisky": WHISKY,
    "bible": GREEN_MISS,
    "iron_plate": GREEN_MISS,
    "sombrero": GREEN_MISS,
    "ten_gallon_hat": GREEN_MISS,
    "cactus": DODGE,
    "evaded": DODGE,
    "knife_revolver": SHOOTS,
    "next_stop": TRAIN,
    "full_steam": TRAIN,
    "most_wanted": TRAIN,
    "train_robbery": TRAIN,
    "water_tower": TRAIN,
    "switch": TRAIN,
}
# what is done in phase 2 without playing a card: by the green card that is used, or the ability
DEED_OF: Final[dict[str, int]] = {
    "canteen": WHISKY,
    "can_can": CAT_BALOU,
    "conestoga": PANIC,
    "derringer": SHOOTS,
    "knife": SHOOTS,
    "pepperbox": SHOOTS,
    "buffalo_rifle": SHOOTS,
    "howitzer": GATLING,
    "pony_express": DRAWS,
    "doc_holyday": SHOOTS,
    "chuck_wengam": SELLS_LIFE,
    "jose_delgado": SELLS_CARD,
    "mail_car": TRAIN,
    "passenger_car": PANIC,
    "sleeper_car": SHOOTS,
    "rob": TRAIN,
    "free_advance": TRAIN,
    "leland": STORE,
    "sancho": TRAIN,
    "zippy_roy": TRAIN,
    "baggage_car": TRAIN,
    "cattle_truck": TRAIN,
    "circus_wagon": TRAIN,
    "coal_hopper": TRAIN,
    "express_car": TRAIN,
    "lounge_car": TRAIN,
    "flint_westwood": TRADES,
    "lee_van_kliff": REPEATS,
    "ww_dorothy_rage": ORDERS,
    "ww_lady_rosa": SWAPS,
    "fc_sniper": SNIPES,
    "fc_ricochet": RICOCHETS,
}

# when to play what, if at all: cards first, then equipment, then what opens the way, then shots
WHEN: Final[list[float]] = [
    20.0,  # other
    30.0,  # BANG!
    0.0,  # Missed!
    45.0,  # Beer
    44.0,  # Saloon
    90.0,  # Stagecoach, Wells Fargo
    60.0,  # Panic!
    55.0,  # Cat Balou
    36.0,  # Duel
    40.0,  # Indians!
    42.0,  # Gatling
    65.0,  # General Store
    32.0,  # a shot that is no BANG!
    54.0,  # Brawl
    43.0,  # Tequila
    44.0,  # Whisky
    0.0,  # Dodge
    88.0,  # Chuck Wengam
    72.0,  # José Delgado: what is worth laying is laid first
    80.0,  # Barrel
    80.0,  # Mustang
    82.0,  # Scope
    50.0,  # Jail
    15.0,  # Dynamite
    75.0,  # a weapon
    70.0,  # other equipment
    81.0,  # a green Missed!
    86.0,  # Flint Westwood
    91.0,  # Lee Van Kliff: at once, or it is too late
    52.0,  # Dorothy Rage
    21.0,  # Lady Rosa: when everything else is done
    28.0,  # Sniper
    51.0,  # Ricochet
    0.0,  # the train: what is done with it says when
]

# what a card in hand is worth, by kind: for picking, keeping and discarding
WORTH: Final[list[float]] = [
    0.4,  # other
    0.62,  # BANG!
    0.66,  # Missed!
    0.8,  # Beer
    0.3,  # Saloon
    0.95,  # Stagecoach, Wells Fargo
    0.6,  # Panic!
    0.55,  # Cat Balou
    0.5,  # Duel
    0.5,  # Indians!
    0.75,  # Gatling
    0.4,  # General Store
    0.55,  # a shot that is no BANG!
    0.5,  # Brawl
    0.4,  # Tequila
    0.7,  # Whisky
    0.85,  # Dodge
    0.4,
    0.4,
    0.75,  # Barrel
    0.6,  # Mustang
    0.5,  # Scope
    0.45,  # Jail
    0.2,  # Dynamite
    0.4,  # a weapon
    0.5,  # other equipment
    0.7,  # a green Missed!
    0.4, 0.4, 0.4, 0.4, 0.4, 0.4,
    0.45,  # what moves or robs the train
]  # fmt: skip

# what a card in play is worth to its owner
LAID: Final[list[float]] = [
    0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3,
    0.95,  # Barrel
    0.65,  # Mustang
    0.5,  # Scope
    -0.9,  # Jail
    -0.5,  # Dynamite
    0.35,  # a weapon, and a little more for each step of its reach
    0.5,
    0.7,  # a green Missed!
    0.3, 0.3, 0.3, 0.3, 0.3, 0.3,
    0.5,  # a wagon
]  # fmt: skip
REACH_WORTH: Final = 0.1
VOLCANIC_WORTH: Final = 0.6

# how an act against a player reads: nothing, a shot, a small harm, a harm to all
HARMLESS: Final = 0
SHOT: Final = 1
HARM: Final = 2
MASS: Final = 3
HARMS: Final[list[int]] = [
    0, SHOT, 0, 0, 0, 0, HARM, HARM, SHOT, MASS, MASS, 0, SHOT, MASS, 0, 0, 0, 0, 0, 0, 0, 0, SHOT, 0, 0, 0, 0,
    HARM, 0, HARM, HARM, SHOT, HARM, 0,
]  # fmt: skip

KIND: Final[list[int]] = []  # by the number of an ability, as the next two
DEED: Final[list[int]] = []  # what it is to use it in phase 2
PRICE: Final[list[int]] = []  # how many cards of the hand it costs
CARD_KIND: Final[list[int]] = []  # by the number of a card, as the next one
CARD_FACE: Final[list[int]] = []  # the number of its face
DODGES: Final[list[bool]] = []  # by the number of an ability: a Barrel of his own
EAGER: Final[list[bool]] = []  # by the number of an ability: something may be done at any time
IS: Final[dict[str, int]] = {}  # the number of an ability by its id


def kind_of(face: Face) -> int:
    """The kind of a face; one that is not known by name goes by its frame."""
    if face.reach:
        return WEAPON
    if face.kind == "wagon":
        return TRAIN
    return KIND_OF.get(face.id, GEAR if face.stays else OTHER)


def is_burden(card: int) -> bool:
    """Does its owner want to be rid of it?"""
    return CARD_KIND[card] in (JAIL, DYNAMITE)


def price_of(ability: Ability) -> int:
    """How many cards of the hand must go with it."""
    if isinstance(ability, Face):
        return 0 if ability.price is FREE else 1
    return 2 if ability.id == "doc_holyday" else 0


def learn_cards() -> None:
    """What the sets imported since the last time have brought."""
    for one in ABILITIES[len(KIND) :]:
        ability = one.ability
        KIND.append(kind_of(ability) if isinstance(ability, Face) else OTHER)
        DEED.append(DEED_OF.get(ability.id, OTHER))
        PRICE.append(price_of(ability))
        DODGES.append(ability.id == "jourdonnais" or ability.id == "barrel")
        EAGER.append(ANY_TIME in ability.hooks)
        IS[ability.id] = ability.number
    for printed in PRINTED[len(CARD_KIND) :]:
        CARD_KIND.append(KIND[printed.face.number])
        CARD_FACE.append(printed.face.number)


manifest_of("base")
learn_cards()
CALAMITY_JANET: Final = IS["calamity_janet"]
SLAB: Final = IS["slab_the_killer"]
SID: Final = IS["sid_ketchum"]

NEVER: Final = -100.0  # worth less than anything else

# whom to keep of two characters
LIKED: Final[tuple[str, ...]] = (
    "willy_the_kid", "slab_the_killer", "jourdonnais", "suzy_lafayette", "kit_carlson", "lucky_duke", "black_jack",
    "pixie_pete", "elena_fuente", "bart_cassidy", "calamity_janet", "doc_holyday", "molly_stark", "jesse_jones",
    "tequila_joe", "pedro_ramirez", "belle_star", "vera_custer", "apache_kid", "bill_noface", "herb_hunter",
    "jose_delgado", "sid_ketchum", "rose_doolan", "chuck_wengam", "vulture_sam", "greg_digger", "pat_brennan",
    "uncle_will", "claus_the_saint", "johnny_kisch", "el_gringo", "sean_mallory", "paul_regret",
)  # fmt: skip
