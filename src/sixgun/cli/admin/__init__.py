"""Commands for who looks after a server."""
