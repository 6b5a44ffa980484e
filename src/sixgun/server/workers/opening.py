"""How the workers of a database reach each other."""

from __future__ import annotations

from importlib.util import find_spec

from sixgun.server.storage.folder import Unusable
from sixgun.server.storage.store import Store
from sixgun.server.tokens import new_id
from sixgun.server.workers.bus import Bus, Nobody


async def open_bus(store: Store, database: str, broker: str) -> Bus:
    """By the broker, if there is one; by the database, where it is one for many; else there are none."""
    if not database:
        return Nobody()
    if not broker:
        from sixgun.server.workers.bus_postgres import PostgresBus

        return PostgresBus(database)
    if find_spec("nats") is None:
        raise Unusable("a broker needs one more package: pip install 'sixgun[nats]'")
    from sixgun.server.workers.bus_nats import NatsBus

    return NatsBus(broker.split(","), await store.shared_secret("realm", new_id()))
