"""The browser client and its texts: kept in memory, compressed once, with headers that let nothing foreign in."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sixgun.locale import LANGUAGES, sources
from sixgun.server.errors import Refusal
from sixgun.server.http.rest import problem

DIST: Final = Path(str(files("sixgun"))) / "web" / "dist"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
LONGEST: Final = 200  # letters of a name; to look for one takes a call of the system for each of its folders
SQUEEZED: Final = (".html", ".js", ".css", ".svg", ".json", ".txt", ".ftl", ".md", ".webmanifest")
NOT_BUILT: Final = b"<!doctype html><title>Sixgun</title><p>The browser client has not been built: run ./sixgun play."
SAFE: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; media-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Kept:
    """A file in memory, in every encoding there is of it, the smallest first."""

    __slots__ = ("body", "squeezed", "tag", "media", "stamp")

    def __init__(self, body: bytes, name: str, stamp: int, brotli: bytes | None = None) -> None:
        self.body = body
        self.squeezed: dict[str, bytes] = {} if brotli is None else {"br": brotli}
        if name.endswith(SQUEEZED) and len(body) > 500:
            self.squeezed["gzip"] = gzip.compress(body, 9, mtime=0)
        self.tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        self.media = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.stamp = stamp

    def answer(self, request: Request, cache_control: str) -> Response:
        """As the browser wants it; not at all if it has it."""
        headers = {"ETag": self.tag, "Cache-Control": cache_control, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        accepted = encodings(request.headers.get("accept-encoding", ""))
        for encoding, body in self.squeezed.items():
            if encoding in accepted:
                headers["Content-Encoding"] = encoding
                return Response(body, headers=headers, media_type=self.media)
        return Response(self.body, headers=headers, media_type=self.media)


def encodings(header: str) -> set[str]:
    """What an ``Accept-Encoding`` allows: ``gzip, br;q=0`` is gzip only."""
    named = (one.replace(" ", "").lower().split(";q=") for one in header.split(","))
    return {name for name, *weight in named if not weight or weight[0].strip("0.")}


KEPT: Final[dict[Path, Kept]] = {}


def keep(file: Path) -> Kept | None:
    """The file, read again only if it has changed."""
    try:
        stamp = file.stat().st_mtime_ns
        found = KEPT.get(file)
        if found is None or found.stamp != stamp:
            found = KEPT[file] = Kept(file.read_bytes(), file.name, stamp, beside(file))
        return found
    except OSError:
        return None


def find(path: str) -> Kept | None:
    """The file of that name below the client's folder, if such a name can be."""
    if len(path) > LONGEST:
        return None
    try:
        file = (DIST / path).resolve()
        return keep(file) if file.is_relative_to(DIST.resolve()) and file.is_file() else None
    except (ValueError, OSError):  # a zero byte, or something the disk has no name for
        return None


def beside(file: Path) -> bytes | None:
    """The same file as the build of the client has compressed it, if it has."""
    small = file.with_name(file.name + ".br")
    return small.read_bytes() if small.is_file() else None


async def serve_client(request: Request) -> Response:
    """A file of the built client; the client routes behind the #, so there is one page only."""
    path = str(request.path_params.get("path", "")) or "index.html"
    if request.method not in ("GET", "HEAD"):
        return problem(Refusal("no_method"))
    found = find(path)
    if found is None and path == "index.html":
        return Response(NOT_BUILT, 503, media_type="text/html")
    if found is None:
        return problem(Refusal("no_page"))
    return found.answer(request, FOR_EVER if path.startswith("assets/") else ASK_FIRST)


@cache
def texts_of(language: str) -> Kept:
    """All Fluent files of a language, one after the other."""
    return Kept("\n".join(sources(language).values()).encode(), f"{language}.ftl", 0)


async def serve_texts(request: Request) -> Response:
    """``/locale/ru.ftl``."""
    language = str(request.path_params["language"])
    if language not in LANGUAGES:
        return problem(Refusal("no_language"))
    return texts_of(language).answer(request, ASK_FIRST)


mimetypes.add_type("text/plain; charset=utf-8", ".ftl")
