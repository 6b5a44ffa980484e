"""Bots that search think in processes of their own: the server itself never waits for them."""
