"""Clients that measure and attack a server from outside."""
