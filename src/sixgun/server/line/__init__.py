"""Connections: bytes come in as messages of one browser and go out again, within bounds."""
