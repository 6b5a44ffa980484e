"""All sets of the classic game, by id: the only place a new one is named. Imported when a setup asks for them."""

from sixgun.classic.manifest import Manifest
from sixgun.kernel.errors import BadSetup
from sixgun.kernel.hints import Final

SETS: Final[dict[str, str | Manifest]] = {  # where the manifest of each is, or it; in this order they are dealt
    "base": "sixgun.classic.sets.base",
    "dodge_city": "sixgun.classic.sets.dodge_city",
    "high_noon": "sixgun.classic.sets.high_noon",
    "fistful": "sixgun.classic.sets.fistful",
    "wws_characters": "sixgun.classic.sets.wild_west_show.characters",
    "wws_events": "sixgun.classic.sets.wild_west_show.events",
    "train_robbery": "sixgun.classic.sets.train_robbery",
}


def manifest_of(name: object) -> Manifest:
    """The manifest of a set."""
    if not isinstance(name, str) or name not in SETS:
        raise BadSetup(f"there is no set {name!r}; the sets are {', '.join(SETS)}")
    found = SETS[name]
    if isinstance(found, str):
        from importlib import import_module  # an import of the engine goes without

        found = SETS[name] = import_module(found).MANIFEST
    assert isinstance(found, Manifest)
    return found


def read_sets(names: tuple[object, ...]) -> tuple[str, ...]:
    """The sets asked for, each known and with what it needs, in the order of SETS."""
    manifests = [manifest_of(name) for name in names]
    if "base" not in names:
        raise BadSetup("the classic game needs the set 'base'")
    for manifest in manifests:
        for needed in manifest.needs:
            if needed not in names:
                raise BadSetup(f"the set {manifest.id!r} needs the set {needed!r}")
    return tuple(name for name in SETS if name in names)


def home_of(option: object) -> str:
    """The set that brings a table option, or nothing. It looks at all of them: for what is refused."""
    for manifest in all_manifests():
        if any(one.id == option for one in manifest.options):
            return manifest.id
    return ""


def finished_sets() -> tuple[str, ...]:
    """Those that are offered where people choose, in this order."""
    return tuple(manifest.id for manifest in all_manifests() if not manifest.is_draft)


def all_manifests() -> list[Manifest]:
    """Every set there is: for catalogues, not for games."""
    return [manifest_of(name) for name in SETS]
