"""Which tests are many alike, and that chance is the same every time."""

from __future__ import annotations

from collections import defaultdict
from hashlib import sha256

import hypothesis
import pytest

ENGINE = ("kernel", "classic", "duel", "contract", "rulings", "bots")  # run un-compiled and compiled
SHARE = 4  # of the seeds of a test, one of so many is not `many`

hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.load_profile("steady")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Most random games of an engine test are `many`: ./sixgun test plays all of them compiled, the others twice."""
    alike: dict[tuple[object, ...], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.path.parent.name in ENGINE and "seed" in (given := parameters(item)):
            others = sorted((name, repr(value)) for name, value in given.items() if name != "seed")
            alike[(item.path, getattr(item, "originalname", item.name), *others)].append(item)
    for group in alike.values():
        for item in shuffled(group)[-(-len(group) // SHARE) :]:
            item.add_marker(pytest.mark.many)


def parameters(item: pytest.Item) -> dict[str, object]:
    """What a test is called with."""
    call = getattr(item, "callspec", None)
    return call.params if call else {}


def shuffled(group: list[pytest.Item]) -> list[pytest.Item]:
    """In an order that has nothing to do with the tables the numbers stand for, and is the same every time."""
    return sorted(group, key=lambda item: sha256(item.name.encode()).digest())
