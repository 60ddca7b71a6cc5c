"""In another site's page in Chromium: from a first visit to the first board of an embedded puzzle.

The page is another origin's, the processor slowed down to a quarter, the network has 10 Mbit/s and
40 ms on the way; nothing is kept from before. Named by EDAGARI_BESIDE, a folder with a built site
or a revision of the repository, which is then built, another site is visited in turn; it is the
base.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from io import BytesIO
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from builder import browser, serve
from builder.shell import ROOT, Problem
from builder.site import SITE
from tests.bench.browser import reason
from tests.bench.in_chromium import launched
from tests.bench.rows import Failed, Row, Unmeasured, Way, is_asked_for, rounds, unmeasured
from tests.support.workbench import script

TASK = "A page with a puzzle, first visit, on a quarter of the processor, until the first board"
OURS = "ours"
BESIDE = "EDAGARI_BESIDE"
TIMES = 9
SLOWER = 4
NETWORK = {
    "offline": False,
    "latency": 40,
    "downloadThroughput": 1_250_000,
    "uploadThroughput": 1_250_000,
}
"""Milliseconds, and bytes a second."""

TOLD = "() => document.documentElement.dataset.firstBoard"
PAGE = """<!doctype html><meta charset="utf-8"><title>A tutorial</title>
<link rel="icon" href="data:,"><p>Words before.</p>
<script async src="{site}embed.js"></script>
<edagari-puzzle puzzle="magic-star" strategy="prune" view="player"></edagari-puzzle>
<p>Words after.</p>"""


def measure() -> list[Row]:
    """One task; a row without times where the browser or a site is missing."""
    if not is_asked_for(TASK):
        return []
    try:
        with ExitStack() as open_:
            sites = {**open_.enter_context(beside()), OURS: SITE}
            ways = open_.enter_context(visits(sites))
            return rounds(TASK, ways, times=TIMES)
    except Unmeasured as why:
        return [unmeasured(TASK, OURS, why)]


@contextmanager
def beside() -> Iterator[dict[str, Path]]:
    """The other site, if one is named. Raises Unmeasured if it cannot be had."""
    named = os.environ.get(BESIDE, "")
    if not named or (Path(named) / "embed.js").is_file():
        yield {Path(named).name: Path(named)} if named else {}
        return
    with tempfile.TemporaryDirectory(prefix="edagari-beside-") as folder:
        yield {named: built(named, Path(folder))}


def built(revision: str, folder: Path) -> Path:
    """The site of a revision, built in this folder as from a fresh clone. Raises Unmeasured."""
    archive = ["git", "-C", str(ROOT), "archive", "--end-of-options", revision]
    try:
        files = subprocess.run(archive, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(files)) as tar:
            tar.extractall(folder, filter="data")
        build = [sys.executable, "build.py", "site"]
        subprocess.run(build, cwd=folder, stdout=sys.stderr, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Unmeasured(f"{BESIDE} names no site, and none could be built: {error}") from None
    return folder / "site"


@contextmanager
def visits(sites: Mapping[str, Path]) -> Iterator[dict[str, Way]]:
    """A visit to a page with a puzzle of each site. Raises Unmeasured without browser or site."""
    try:
        program = browser.find_or_install(Path(sys.executable))
    except Problem as problem:
        raise Unmeasured(str(problem)) from None
    if not SITE.is_dir():
        raise Unmeasured("there is no site/ yet")
    with ExitStack() as open_:
        host = Path(open_.enter_context(tempfile.TemporaryDirectory(prefix="edagari-host-")))
        pages = open_.enter_context(served(host))
        for number, site in enumerate(sites.values()):
            address = open_.enter_context(served(site))
            (host / f"{number}.html").write_text(PAGE.format(site=address), "utf-8")
        player = open_.enter_context(sync_playwright())
        chromium = launched(player, program)
        yield {name: visit(chromium, f"{pages}{n}.html") for n, name in enumerate(sites)}
        chromium.close()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    with serve.server(folder, 0) as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        yield serve.address(bound)
        bound.shutdown()


def visit(chromium: Browser, address: str) -> Way:
    """With nothing kept from before."""

    def run() -> float:
        context = chromium.new_context()
        page = context.new_page()
        page.add_init_script(script("first_board"))
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", NETWORK)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        try:
            page.goto(address)
            page.locator("[data-first-board]").wait_for(timeout=60_000)
            milliseconds = float(page.evaluate(TOLD))
        except Error as error:
            raise Failed(f"failed: {reason(str(error))}") from None
        finally:
            context.close()
        return milliseconds / 1000

    return run
