"""The schema of a database is brought up to date, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from sixgun.server.storage.schema import HEAD

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def migrate(connection: Connection, to: str = HEAD) -> None:
    """Bring the schema up to date. Alembic takes half a second to import: only where there is something to do."""
    version = version_of(connection)
    connection.rollback()  # looking began a transaction
    if version == to:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    connection.commit()


def version_of(connection: Connection) -> str | None:
    """The schema version of a database; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
