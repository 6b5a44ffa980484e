"""Why something is not offered."""

from __future__ import annotations


class Reason:
    """One kind of refusal: an id for the locale files and the rule it rests on. Made once, compared by ``is``."""

    __slots__ = ("id", "rule")

    def __init__(self, id: str, rule: str) -> None:
        self.id = id
        self.rule = rule

    def to_dict(self, **numbers: object) -> dict[str, object]:
        """For the edge: id, rule and the numbers its sentence needs."""
        return {"id": self.id, "rule": self.rule, "args": numbers}
