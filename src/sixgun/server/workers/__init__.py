"""Other processes that serve the same database: people at one of them play at tables of another."""
