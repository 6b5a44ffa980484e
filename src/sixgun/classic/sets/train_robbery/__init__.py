"""The Great Train Robbery: 16 cards, 8 characters, 16 wagons, the locomotive, 13 stations. [TR-SETUP-10]"""

from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.train_robbery.cards import CARDS
from sixgun.classic.sets.train_robbery.characters import CHARACTERS
from sixgun.classic.sets.train_robbery.freight import WAGONS
from sixgun.classic.sets.train_robbery.locomotive import IRONHORSE, LELAND
from sixgun.classic.sets.train_robbery.stations import STATIONS
from sixgun.classic.sets.train_robbery.taking import ROB
from sixgun.classic.sets.train_robbery.track import DRIVE, FREE_ADVANCE, lay
from sixgun.kernel.hints import Final

MANIFEST: Final[Manifest] = Manifest(
    "train_robbery",
    needs=("base",),
    cards=CARDS,
    characters=CHARACTERS,
    wagons=WAGONS,
    stations=STATIONS,
    locomotive=(IRONHORSE, LELAND),
    abilities=(DRIVE, ROB, FREE_ADVANCE),
    lays=lay,
    reads_discards=True,
)
