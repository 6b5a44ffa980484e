"""Where somebody comes from: an IPv4 address, or the /64 of an IPv6 one, which one household or machine has whole."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

Network: TypeAlias = IPv4Network | IPv6Network
UNKNOWN: Final = "?"
LONGEST: Final = 60  # letters of an address or a network


def read_networks(texts: tuple[str, ...]) -> tuple[Network, ...]:
    """Addresses and networks of proxies; raises ValueError for what is neither."""
    return tuple(ip_network(text, strict=False) for text in texts)


@lru_cache(4096)
def origin_of(host: str) -> str:
    """What limits are counted by."""
    address = read_address(host[:LONGEST].partition("/")[0])
    if isinstance(address, IPv6Address):
        return str(ip_network((address.packed[:8] + bytes(8), 64)))
    return UNKNOWN if address is None else str(address)


@lru_cache(4096)
def is_loopback(origin: str) -> bool:
    """Is it this machine itself?"""
    address = read_address(origin.partition("/")[0])
    return address is not None and (address.is_loopback or address == IPv6Address(0))


def read_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address as it is meant: an IPv4 one may come dressed as IPv6."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def is_among(host: str, networks: tuple[Network, ...]) -> bool:
    """Is that address in one of these networks?"""
    address = read_address(host)
    return address is not None and any(address in network for network in networks)
