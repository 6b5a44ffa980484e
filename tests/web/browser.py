"""A real server process and a real browser: how both are started, for tests and for screenshots."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request, Response, Route

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "src" / "sixgun" / "web" / "dist" / "index.html"
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--process-per-site",  # the pages of one person share a process: the next one need not start it
]
DESKTOP: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
STARTED: Final = "Sixgun is open: "
FORGET: Final = "if (localStorage['visit'] !== 'VISIT') { localStorage.clear(); localStorage['visit'] = 'VISIT'; }"
# a few pictures in a row that are alike, and nothing on its way; what turns for ever, or for seconds, is not waited for
STILL: Final = """async () => {
    const THINGS = '[data-at], [data-box], [data-action], h1, h2, .q, .card, dialog';
    const place = ({ x, y, width, height }) => [x, y, width, height].join();
    const boxes = () =>
        [...document.querySelectorAll(THINGS)].map((one) => place(one.getBoundingClientRect())).join(';');
    const moves = (one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime < 2000;
    const picture = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 16)));
    const end = performance.now() + 5000;
    await document.fonts.ready;
    let before = '';
    for (let alike = 0; alike < 4 && performance.now() < end; ) {
        await picture();
        const now = boxes();
        alike = now === before && !document.getAnimations().some(moves) ? alike + 1 : 0;
        before = now;
    }
}"""
# two characters a side, by agreement: a whole game in a third of the time
FEW: Final = {"mode": "duel", "options": {"squads": [["bart_masterson", "tex_killer"], ["pearl_hat", "tom_thorn"]]}}


class Missing(Exception):
    """Something the tests need is not there: told in one line."""


def chromium() -> str:
    """Debian's browser; installed where we may, by the first of the processes that test."""
    if shutil.which("chromium") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "sixgun-chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            install_chromium()
    found = shutil.which("chromium")
    if found is None:
        raise Missing("the browser tests need chromium: apt-get install -y chromium")
    return found


def install_chromium() -> None:
    """Wait for whoever installs something else; old lists of packages are fetched anew."""
    if shutil.which("chromium") is None:
        install = ["apt-get", "install", "-y", "-qq", "-o", "DPkg::Lock::Timeout=300", "chromium"]
        if subprocess.run(install, capture_output=True).returncode:
            subprocess.run(["apt-get", "update", "-qq"], capture_output=True)
            subprocess.run(install, capture_output=True)


@contextlib.contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server of its own, on a free port of this machine; gives its address."""
    if not CLIENT.exists():
        raise Missing("the browser client is not built: run ./sixgun play once, or npm run build in web/")
    command = [sys.executable, "-m", "sixgun", "serve", "--follow", "--port", "0", "--data", str(data), "--no-limits"]
    paths = [os.environ.get("PYTHONPATH", ""), str(ROOT / "src")]  # the compiled engine, where we run with it
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "PYTHONUNBUFFERED": "1"}
    with (data / "errors.log").open("w") as errors:
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=errors, text=True, env=environment)
        try:
            yield address_of(process, data / "errors.log")
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def address_of(process: subprocess.Popen[str], errors: Path) -> str:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(STARTED):
            return line.removeprefix(STARTED).split()[0].rstrip("/")
    raise Missing(f"the server did not start: {errors.read_text()[-400:]}")


@contextlib.contextmanager
def browsing(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    try:
        yield browser
    finally:
        browser.close()


class Guest:
    """One person with one browser. Everything odd it meets (errors, other hosts) is kept, to be asserted on.

    Bots are *hurried*, unless a test is about their pace.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Marta",
        *,
        language: str = "en",
        theme: str = "dark",
        touch: bool = False,
        motion: bool = False,
        hurried: bool = True,
        **visit: Any,
    ) -> None:
        self.address = address
        self.odd: list[str] = []
        self.few = False
        self.always = {"language": language, "theme": theme, "sound": False, "reveal": False}
        self.context: BrowserContext = browser.new_context(
            locale=language,
            color_scheme=theme,  # type: ignore[arg-type]
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
        )
        if hurried:  # from the first request on, or never: to end it later loses what is on its way
            self.context.route("**/api/play", lambda route: hurry(route, self.few))
            self.context.route("**/api/tables", lambda route: hurry(route))
            self.context.route("**/api/*/*/play", hurry_practice)
        self.visits = 0
        self.door: Page | None = None
        self.come(name, **visit)

    def come(
        self,
        name: str = "Marta",
        *,
        viewport: dict[str, int] | None = None,
        first_visit: bool = False,
        speed: float = 0,
        few: bool = False,
        **preferences: object,
    ) -> None:
        """A page of its own, as on a first visit: of earlier ones nothing is left but the files of the client."""
        self.visits += 1
        self.few = few
        self.page: Page = self.context.new_page()
        self.page.set_viewport_size(viewport or DESKTOP)  # type: ignore[arg-type]
        if self.visits > 1:
            self.page.add_init_script(FORGET.replace("VISIT", str(self.visits)))
        if not first_visit:
            kept = json.dumps(json.dumps({"name": name, "speed": speed} | self.always | preferences))
            self.page.add_init_script(f"localStorage['sixgun.prefs'] ??= {kept}")
        self.page.set_default_timeout(30_000)
        self.page.on("pageerror", lambda error: self.odd.append(f"error: {error}"))
        self.page.on("console", self._listen)
        self.page.on("request", self._watch)
        self.page.on("response", self._judge)

    def go_away(self) -> None:
        """Until the next visit. A picture stays open, so that the process with the client's code in it stays."""
        if self.door is None:
            self.door = self.context.new_page()
            self.door.goto(f"{self.address}/icon.svg")
        for page in self.context.pages:
            if page != self.door:
                page.close()
        self.odd.clear()

    def _listen(self, line: ConsoleMessage) -> None:
        if line.type == "error":
            self.odd.append(f"console: {line.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws"), "data:", "blob:")):
            self.odd.append(f"a request to another host: {request.url}")

    def _judge(self, answer: Response) -> None:
        if answer.status >= 400:
            self.odd.append(f"{answer.status} {answer.url}")

    def go(self, path: str = "#/") -> Page:
        self.page.goto(f"{self.address}/{path}")
        return self.page

    def close(self) -> None:
        self.context.close()


def hurry(route: Route, few: bool = False) -> None:
    """Bots that do not pretend to think: a test has no time. In The Duel with *few* characters, if wanted."""
    request = route.request
    if request.method != "POST":
        return route.continue_()
    body = json.loads(request.post_data or "{}")
    settings = body.get("settings") or {"public": False, "clock": "none", "dead_see": "all"}
    setup = {"setup": FEW} if few and settings.get("game") == "duel" else {}
    body["settings"] = settings | setup | {"pace": "fast"}
    return route.continue_(post_data=json.dumps(body))


def hurry_practice(route: Route) -> None:
    """The same at a practice table."""
    route.continue_(post_data=json.dumps(json.loads(route.request.post_data or "{}") | {"pace": "fast"}))


def settle(page: Page) -> Page:
    """Wait until nothing on it moves any more: on a busy machine a new size or state takes its time."""
    page.evaluate(STILL)
    return page


def resize(page: Page, size: dict[str, int]) -> None:
    """Another window, and all has found its place in it."""
    page.set_viewport_size(size)  # type: ignore[arg-type]
    settle(page)


def until(condition: Callable[[], object], seconds: float = 20) -> None:
    """Wait for something that is not on a page."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.05)
