"""The server: lobby, tables, seats, chat, spectators, replays, storage. One process, one SQLite file."""
