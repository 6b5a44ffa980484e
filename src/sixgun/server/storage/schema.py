"""The tables of the database. A change here needs a migration: a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

KNOWN: Final = ("0001", "0002", "0003", "0004", "0005", "0006")  # the migrations
HEAD: Final = KNOWN[-1]
META: Final = MetaData()

TABLES: Final = Table(
    "tables",
    META,
    Column("id", Integer, primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("status", String(12), nullable=False, index=True),
    Column("doc", Text, nullable=False),  # seats, members, settings: server/room/register.py
    Column("changed", BigInteger, nullable=False),  # milliseconds since 1970, as everywhere
    Column("due", BigInteger, nullable=True),  # when a game by mail goes on without anybody: game time, server/times.py
    Column("owner", BigInteger, nullable=True),  # the worker that has it, where there can be several: WORKERS
    Column("epoch", BigInteger, nullable=False, server_default="0"),  # how often it has been claimed
    Column("rules", String(60), nullable=True),  # of the match being played: who has no such rules cannot have it
    Index("tables_due", "due"),
    Index("tables_changed", "changed"),
)

RECORDS: Final = Table(  # append-only: what happened at a table, in order
    "records",
    META,
    Column("table_id", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),  # with the table unique: nobody wins twice
    Column("at", BigInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

CHAT: Final = Table(
    "chat",
    META,
    Column("table_id", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("member", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("text", Text, nullable=False),
)

REPLAYS: Final = Table(
    "replays",
    META,
    Column("number", Integer, primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("public", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("game", String(24), nullable=False),
    Column("names", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("record", Text, nullable=False),
    Column("people", Integer, nullable=False, server_default="0"),  # who were no bots
    Column("answers", Integer, nullable=False, server_default="0"),
    Index("replays_public", "public", "number"),
    Index("replays_ended", "ended"),
)

LIFE: Final = Table(  # one row: when the server was last known to be alive, so that clocks stop while it is not
    "life",
    META,
    Column("id", Integer, primary_key=True),
    Column("alive", BigInteger, nullable=False),
)

REPORTS: Final = Table(  # problems and people that are reported: only the operator changes a row, and only its end
    "reports",
    META,
    Column("number", Integer, primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("about", String(12), nullable=False),  # a table or a replay, or a line of chat or a name at a table ...
    Column("place", String(24), nullable=False),  # ... of this code or id
    Column("status", String(12), nullable=False),
    Column("moment", Integer, nullable=False),  # answers given by then
    Column("seat", Integer, nullable=True),
    Column("rules", String(24), nullable=False),
    Column("server", String(24), nullable=False),
    Column("client", String(60), nullable=False),
    Column("browser", String(300), nullable=False),
    Column("text", Text, nullable=False),
    Column("contact", String(120), nullable=False),
    Column("record", Text, nullable=False),  # empty where nothing has been played
    Column("reporter", String(24), nullable=False, server_default=""),  # the member who reports
    Column("member", String(24), nullable=False, server_default=""),  # whom it is about ...
    Column("said", Text, nullable=False, server_default=""),  # ... and what they said, or are called
    Column("resolved", BigInteger, nullable=True),  # when somebody dealt with it ...
    Column("verdict", Text, nullable=False, server_default=""),  # ... and what they wrote about that
)

TRIALS: Final = Table(  # empty: a large row is written and deleted, to see whether anything can be written
    "trials",
    META,
    Column("id", Integer, primary_key=True),
    Column("bytes", LargeBinary, nullable=False),
)

WORKERS: Final = Table(  # the processes that serve one PostgreSQL database: server/storage/ownership.py
    "workers",
    META,
    Column(
        "inc", BigInteger().with_variant(Integer, "sqlite"), primary_key=True
    ),  # never used again: fences its tables
    Column("name", String(24), nullable=False),  # of the process; it may live more than once
    Column("rules", Text, nullable=False),  # those it can play, by line
    Column("beat", BigInteger, nullable=False),  # when it was last heard of, by the database's clock as all times here
    Column("expires", BigInteger, nullable=False),
    Column("leaving", Boolean, nullable=False),  # it claims nothing any more
    Column("dead", Boolean, nullable=False),  # what it writes is not written
)

ORDERS: Final = Table(  # what the operator wants of all servers: each reads it every few seconds, server/steward
    "orders",
    META,
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),  # keep out an address, keep out a person, forget a person
    Column("what", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),  # for ever
    Column("reason", Text, nullable=False),
)

SECRETS: Final = Table(  # what all workers have to know and nobody else
    "secrets",
    META,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
