"""Migrations of the database, from the first schema on."""
