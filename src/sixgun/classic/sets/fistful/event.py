"""What all events of A Fistful of Cards share."""

from __future__ import annotations

from sixgun.classic.events.event import Event


class FistfulEvent(Event):
    """An event of this set."""

    prefix = "fc_"
