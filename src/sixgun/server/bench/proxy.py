"""Carry bytes from a port to another: stopped (SIGSTOP) it is a network that is cut; when it goes on all is late.

``python -m sixgun.server.bench.proxy FROM TO``
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

PIECE = 65_536


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One way."""
    with suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
    with suppress(OSError, RuntimeError):
        writer.close()


async def serve(from_port: int, to_port: int) -> None:
    """Both ways, for all who come."""

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", to_port)
        except OSError:
            writer.close()
            return
        await asyncio.gather(carry(reader, back), carry(there, writer))

    server = await asyncio.start_server(connected, "127.0.0.1", from_port)
    print("open", flush=True)
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(serve(int(sys.argv[1]), int(sys.argv[2])))
