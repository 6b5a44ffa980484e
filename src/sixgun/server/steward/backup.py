"""A backup is a data folder of its own: made while the server runs, and good only after every game was played again."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from sixgun.server.copying import Copied, copy, copy_key, copy_rows
from sixgun.server.storage.folder import Unusable, open_folder
from sixgun.server.storage.migrating import migrate, version_of
from sixgun.server.storage.schema import HEAD
from sixgun.server.storage.source import Source

DRAFT: Final = ".draft"


async def back_up(source: Source, to: Path) -> Copied:
    """All data of a server, as it is at one moment, to a new folder; it is there whole, or not at all."""
    check_free(to)
    draft = to.with_name(to.name + DRAFT)
    shutil.rmtree(draft, ignore_errors=True)
    folder = open_folder(draft)
    try:
        found = await snapshot(source, Source(draft))
    except BaseException:
        folder.close()
        shutil.rmtree(draft, ignore_errors=True)
        raise
    folder.close()
    for left in ("lock", "sixgun.db-wal", "sixgun.db-shm"):
        (draft / left).unlink(missing_ok=True)
    if to.exists():
        to.rmdir()
    os.rename(draft, to)
    return found


def check_free(to: Path) -> None:
    """Nothing is written over."""
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise Unusable(f"{to} is there already: a backup is a new folder")
    to.absolute().parent.mkdir(parents=True, exist_ok=True)


async def snapshot(source: Source, target: Source) -> Copied:
    """Read everything in one transaction: what is written meanwhile is not seen."""
    from_engine, to_engine = source.engine(), target.engine(write=True)
    try:
        async with from_engine.connect() as old, to_engine.connect() as new:
            await new.run_sync(migrate)
            await begin(old)
            found = await copy_rows(old, new)
            await copy_key(source, target, old, new)
            await new.commit()
            await new.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            return found
    finally:
        await from_engine.dispose()
        await to_engine.dispose()


async def begin(old: AsyncConnection) -> None:
    """A transaction that sees one moment, of data of our own version."""
    if old.dialect.name == "postgresql":
        await old.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    else:
        await old.exec_driver_sql("BEGIN")
    version = await old.run_sync(version_of)
    if version != HEAD:
        raise Unusable(f"the data is of another version (schema {version}): back it up with the program that wrote it")


async def restore(backup: Path, target: Source) -> Copied:
    """Put a backup to where nothing is yet; every game is played again before it counts."""
    _ = Source(backup).file  # or say that there is none
    with TemporaryDirectory(prefix="sixgun-restore-") as place:
        draft = Path(shutil.copytree(backup, Path(place) / "backup"))  # one of an older version is brought up to date
        return await copy(Source(draft), target)
