"""Lighthouse on the home page and at the table, as phone and desktop: ``python -m tests.web.lighthouse [--runs 3]``.

Starts a server and a browser of its own, sits down among bots, and prints the median of the scores with the figures
behind them. Ends with 1 if a score is below 95. Lighthouse itself is fetched once, into build/lighthouse.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from tests.web.browser import ARGUMENTS, ROOT, Missing, chromium, serving, settle
from tests.web.player import Mouse

VERSION: Final = "12.8.2"
FOLDER: Final = ROOT / "build" / "lighthouse"
PROGRAM: Final = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
SCORES: Final = ("performance", "accessibility", "best-practices", "seo")
FIGURES: Final = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "SI": "speed-index",
    "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift",
}
FORMS: Final = {"mobile": [], "desktop": ["--preset=desktop"]}
ENOUGH: Final = 95


def lighthouse() -> Path:
    """The program; fetched where it is not there yet."""
    if not PROGRAM.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        fetch = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--prefix", str(FOLDER)]
        subprocess.run([*fetch, f"lighthouse@{VERSION}"], check=True, stdout=sys.stderr)
    return PROGRAM


@contextlib.contextmanager
def open_browser(profile: Path) -> Iterator[int]:
    """A browser that Lighthouse can steer; gives its port."""
    command = [chromium(), "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={profile}", *ARGUMENTS]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        found = next(filter(None, (re.search(r"ws://[^:]+:(\d+)/", line) for line in process.stderr)), None)
        if found is None:
            raise Missing("the browser did not start")
        yield int(found[1])
    finally:
        process.terminate()
        process.wait(20)
        process.stderr.close()


def sit_down(address: str, port: int, game: str) -> str:
    """Take a seat at a running game and wait for a question, so that every visit finds the same; gives its address."""
    settings = {"game": game, "clock": "none", "public": False, "pace": "fast"}
    body = json.dumps({"name": "Marta", "settings": settings}).encode()
    request = urllib.request.Request(f"{address}/api/play", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        joined = json.load(answer)
    with sync_playwright() as playwright:
        browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
        page: Page = browser.contexts[0].new_page()
        page.goto(f"{address}/#/")
        kept = json.dumps({joined["code"]: {"token": joined["token"], "at": 1}})
        page.evaluate("kept => (localStorage['sixgun.tokens'] = kept)", kept)
        page.goto(f"{address}/#/t/{joined['code']}")
        to_the_own_turn(page)
        page.close()
    return f"{address}/#/t/{joined['code']}"


def to_the_own_turn(page: Page) -> None:
    """Answer until nothing goes on by itself: other questions may be answered for who has no choice."""
    player = Mouse(page)
    page.wait_for_selector(".shell")
    while not page.get_by_role("button", name="End the turn").count():
        player.play_on(1)
        settle(page)


def look(url: str, port: int, form: str, report: Path) -> Any:
    """One run; the report as Lighthouse writes it. Now and then it misses the start of a page: then again."""
    wanted = ["--only-categories=" + ",".join(SCORES), "--output=json", f"--output-path={report}", "--quiet"]
    command = ["node", str(lighthouse()), url, f"--port={port}", *wanted, *FORMS[form]]
    for _ in range(3):
        if subprocess.run(command, env=os.environ | {"CI": "1"}).returncode == 0:
            return json.loads(report.read_text("utf-8"))
    raise Missing(f"Lighthouse could not look at {url}")


def line_of(name: str, form: str, reports: list[Any]) -> tuple[str, bool]:
    """What to print of some runs, and whether it is enough."""
    scores = [round(100 * median(one["categories"][id]["score"] for one in reports)) for id in SCORES]
    figures = {short: median(one["audits"][id]["numericValue"] for one in reports) for short, id in FIGURES.items()}
    told = [f"{short} {value:.3f}" if short == "CLS" else f"{short} {value:.0f} ms" for short, value in figures.items()]
    each = "/".join(str(round(100 * one["categories"]["performance"]["score"])) for one in reports)
    columns = " ".join(f"{score:>4}" for score in scores)
    return f"{name:6} {form:8} {columns}   ({each})  {', '.join(told)}", min(scores) >= ENOUGH


def faults(report: Any) -> list[str]:
    """What keeps a category other than performance from 100."""
    audits = [audit for id in SCORES[1:] for audit in report["categories"][id]["auditRefs"]]
    lost = [report["audits"][audit["id"]] for audit in audits if audit["weight"]]
    return [f"  {audit['id']}: {audit['title']}" for audit in lost if audit["score"] not in (None, 1)]


def main() -> int:
    """Look at everything; say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=3, help="runs of which the median counts")
    parser.add_argument("--game", default="classic", choices=["classic", "duel"], help="what is played at the table")
    parser.add_argument("--keep", type=Path, help="a folder for the reports")
    chosen = parser.parse_args()
    fine = True
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        data = Path(folder)
        (data / "server").mkdir()
        reports = chosen.keep or data
        reports.mkdir(parents=True, exist_ok=True)
        address = stack.enter_context(serving(data / "server"))
        port = stack.enter_context(open_browser(data / "profile"))
        pages = {"home": f"{address}/", "table": sit_down(address, port, chosen.game)}
        print("page   as       perf a11y best  seo   (performance of each run)")
        for name, url in pages.items():
            for form in FORMS:
                runs = [look(url, port, form, reports / f"{name}-{form}-{n}.json") for n in range(chosen.runs)]
                line, enough = line_of(name, form, runs)
                print(line, *faults(runs[-1]), sep="\n", flush=True)
                fine = fine and enough
    return 0 if fine else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Missing as missing:
        sys.exit(f"lighthouse: {missing}")
