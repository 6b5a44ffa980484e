"""Options of ``sixgun serve`` that need checking."""

from __future__ import annotations

from ipaddress import ip_network

import click


def check_proxies(context: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses or networks."""
    for text in given:
        try:
            ip_network(text, strict=False)
        except ValueError:
            raise click.BadParameter(f"{text!r} is no address like 10.0.0.2 and no network like 10.0.0.0/8") from None
    return given


def check_public(context: click.Context, parameter: click.Parameter, given: str) -> str:
    """An address people can be invited to."""
    from sixgun.server.site import read_public

    try:
        return read_public(given) if given else ""
    except ValueError as error:
        raise click.BadParameter(f"{given!r}: {error}") from None


def check_metrics(context: click.Context, parameter: click.Parameter, given: str) -> tuple[str, int] | None:
    """A port of this machine, or an address with one."""
    if not given:
        return None
    host, colon, port = given.rpartition(":")
    if not port.isdecimal() or int(port) > 65535 or (colon and not host):
        raise click.BadParameter(f"{given!r} is no port like 9464 and no address like 10.0.0.2:9464")
    return host.strip("[]") or "127.0.0.1", int(port)
