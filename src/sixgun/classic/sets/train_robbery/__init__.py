"""The Great Train Robbery: a first slice – the track, all stations, the locomotive, three wagons."""

from typing import Final

from sixgun.classic.manifest import Manifest
from sixgun.classic.sets.train_robbery.locomotive import IRONHORSE, LELAND
from sixgun.classic.sets.train_robbery.stations import STATIONS
from sixgun.classic.sets.train_robbery.track import DRIVE, ROB, lay
from sixgun.classic.sets.train_robbery.wagons import WAGONS

MANIFEST: Final[Manifest] = Manifest(
    "train_robbery",
    needs=("base",),
    abilities=(*STATIONS, IRONHORSE, LELAND, DRIVE, ROB),
    wagons=WAGONS,
    lays=lay,
    reads_discards=True,
    is_draft=True,
)
