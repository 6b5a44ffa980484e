"""The data folder: nobody else's to read, used by one server at a time, and fit to be used at all."""

from __future__ import annotations

import fcntl
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from sqlalchemy import create_engine
from sqlalchemy.exc import DatabaseError

from sixgun.kernel.errors import SixgunError
from sixgun.server.storage.migrating import version_of
from sixgun.server.storage.schema import KNOWN

OURS: Final = ("sixgun.db", "sixgun.db-wal", "sixgun.db-shm", "secret.key", "lock")
KEY_LENGTH: Final = 32  # characters at least


class Unusable(SixgunError):
    """The data folder cannot be used as it is."""


class Busy(Unusable):
    """Another server uses the data folder."""


class Folder:
    """A data folder that is ours as long as it is open."""

    def __init__(self, path: Path, lock: IO[str] | None, key: bytes) -> None:
        self.path = path
        self.database = path / "sixgun.db"
        self.key = key
        self._lock = lock

    def close(self) -> None:
        """Let others have it."""
        if self._lock is not None:
            self._lock.close()


def open_folder(path: Path, shared: bool = False) -> Folder:
    """Make it or take it, for us alone; refuse in one sentence what cannot be used. *shared*: only the key is used."""
    is_ours = (path / "secret.key").exists()
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if is_ours:
        path.chmod(0o700)
    if shared:
        return Folder(path, None, secret_key(path))
    (path / "sixgun.db").touch(mode=0o600)  # what SQLite makes beside it gets the same mode
    lock = lock_folder(path)
    try:
        for name in OURS:
            if (path / name).exists():
                (path / name).chmod(0o600)
        check_database(path / "sixgun.db")
        return Folder(path, lock, secret_key(path))
    except BaseException:
        lock.close()
        raise


def lock_folder(path: Path) -> IO[str]:
    """Two servers on one folder would each think the other's answers lost."""
    lock = open(path / "lock", "a")  # noqa: SIM115 - held as long as the process lives
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Busy(f"another server is using {path}") from None
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def check_database(file: Path) -> None:
    """It must be a database, and of no later version than this program knows."""
    engine = create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            version = version_of(connection)
    except DatabaseError as error:
        raise Unusable(f"{file} cannot be used: {error.orig}") from None
    finally:
        engine.dispose()
    check_version(str(file), version)


def check_version(name: str, version: str | None) -> None:
    """Refuse what a later program has written."""
    if version is not None and version not in KNOWN:
        raise Unusable(f"{name} was written by a newer Sixgun (schema {version}): run that, or restore a backup")


def secret_key(path: Path) -> bytes:
    """The key in the data folder, made when a server first starts there."""
    file = path / "secret.key"
    if not file.exists():
        fresh = path / f"secret.key.{os.getpid()}"
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(secrets.token_hex(32).encode())
            out.flush()
            os.fsync(out.fileno())
        with suppress(FileExistsError):
            os.link(fresh, file)  # unless another was quicker
        fresh.unlink()
    key = file.read_bytes().strip()
    if len(key) < KEY_LENGTH:
        raise Unusable(
            f"{file} holds no key: bring it back from a backup, or delete it for a new one (all seats are lost then)"
        )
    return key
