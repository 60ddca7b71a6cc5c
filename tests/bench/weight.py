"""The weight of a first visit, and the time until Python is ready, against a plain Pyodide page.

In Chromium, from a host on this machine that sends as GitHub Pages does (see tests/support/weight);
timed from the order to open the page. The plain page loads Pyodide by itself and nothing else.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, BrowserContext, Route, sync_playwright

from builder import browser as browsers
from builder.environment import NODE_MODULES
from builder.site import SITE
from tests.bench.rows import Row, Unmeasured, Way, rounds, unmeasured
from tests.support.weight import Scales, weighed
from tests.support.workbench import script

HERE = Path(__file__).parent
OURS, PLAIN = ("site/", ".stage.ready"), ("page/plain.html", "body.ready")
"""A page: its address, and what is there when its Python is ready."""
OFFLINE = "Ready for use offline"
SMALL = 10_000  # bytes as sent; smaller files share a line
SHINYLIVE = (
    "Shinylive could not be weighed: its package on PyPI (0.8.12, 29 kB) fetches what it sends"
    " (assets 0.10.15) from\nGitHub's releases, and npm has none."
)

Page = tuple[str, str]


def text() -> str:
    """What a first visit fetches, as a table, and what a plain Pyodide page does."""
    try:
        return _weights()
    except Unmeasured as why:
        return f"Not weighed: {why}.\n"


def measure() -> list[Row]:
    """A first visit and a later one, each way."""
    try:
        return _times()
    except Unmeasured as why:
        return [unmeasured("Ready", "ours", why)]


def _weights() -> str:
    with _opened() as (chromium, host):
        context = _saving(chromium)
        _open(context, host, OURS)
        context.pages[0].get_by_text(OFFLINE).wait_for()
        sent = [*host.sent]
        context.close()
        host.sent.clear()
        context = chromium.new_context()
        _open(context, host, PLAIN)
        plain = host.bytes()
        context.close()
    large = sorted((file for file in sent if file[1] >= SMALL), key=lambda file: -file[1])
    small = [size for _, size in sent if size < SMALL]
    lines = ["| file | bytes on disk | bytes as sent |", "|---|--:|--:|"]
    for name, size in large:
        disk = (SITE / name.removeprefix("site/")).stat().st_size
        lines.append(f"| {name.removeprefix('site/')} | {disk:,} | {size:,} |")
    lines.append(f"| {len(small)} smaller files | | {sum(small):,} |")
    lines.append(f"| **all** | | **{sum(size for _, size in sent):,}** |")
    lines.append(f"| a plain Pyodide page | | {plain:,} |")
    times = Counter(name.removeprefix("site/") for name, _ in sent)
    twice = {name: dict(sent)[f"site/{name}"] for name, many in times.items() if many > 1}
    again = f"Fetched twice, {sum(twice.values()):,} bytes in all: {', '.join(sorted(twice))}."
    return "\n".join([*lines, "", again if twice else "Nothing is fetched twice.", SHINYLIVE, ""])


def _times() -> list[Row]:
    with _opened() as (chromium, host):
        first = {
            "a plain Pyodide page": _first(chromium, host, PLAIN),
            "ours": _first(chromium, host, OURS),
            "ours, without the snapshot": _first(chromium, host, OURS, _without_snapshot),
        }
        rows = rounds("Ready, first visit (no network in between)", first)
        later = {
            "a plain Pyodide page": _later(chromium, host, PLAIN),
            "ours": _later(chromium, host, OURS),
        }
        return rows + rounds("Ready, later visit", later)


def _first(
    chromium: Browser,
    host: Scales,
    page: Page,
    prepare: Callable[[BrowserContext], None] = lambda context: None,
) -> Way:
    """With nothing kept from before."""

    def run() -> float:
        context = chromium.new_context(service_workers="block")
        prepare(context)
        took = _open(context, host, page)
        context.close()
        return took

    return run


def _later(chromium: Browser, host: Scales, page: Page) -> Way:
    """With all that earlier visits have left in the browser, compiled code too."""
    context = _saving(chromium)
    for _ in range(3):
        _open(context, host, page)
        if page is OURS:
            context.pages[0].get_by_text(OFFLINE).wait_for()
        context.pages[0].close()

    def run() -> float:
        took = _open(context, host, page)
        context.pages[0].close()
        return took

    return run


def _saving(chromium: Browser) -> BrowserContext:
    """A visitor who saves data: what is fetched last of all, for programs of people, is not part of
    a visit."""
    context = chromium.new_context(locale="en-US")
    context.add_init_script(script("save_data"))
    return context


def _open(context: BrowserContext, host: Scales, page: Page) -> float:
    """Open a page in a context; the seconds until its Python is ready."""
    address, ready = page
    opened = context.new_page()
    began = perf_counter()
    opened.goto(host.address + address, wait_until="commit")
    opened.locator(ready).wait_for(state="attached")
    return perf_counter() - began


def _without_snapshot(context: BrowserContext) -> None:
    def abort(route: Route) -> None:
        route.abort()

    context.route("**/snapshot.bin.gz", abort)


@contextmanager
def _opened() -> Iterator[tuple[Browser, Scales]]:
    """Chromium, and a host of the site and the plain page. Raises Unmeasured without either."""
    program = browsers.find(Path(sys.executable))
    if not program or not SITE.is_dir():
        raise Unmeasured("no Chromium starts here, or there is no site/ yet")
    folders = {"site": SITE, "page": HERE / "page", "pyodide": NODE_MODULES / "pyodide"}
    with tempfile.TemporaryDirectory(prefix="edagari-weight-") as root, sync_playwright() as player:
        for name, folder in folders.items():
            (Path(root) / name).symlink_to(folder, target_is_directory=True)
        with weighed(Path(root)) as host:
            is_root = hasattr(os, "geteuid") and os.geteuid() == 0
            chromium = player.chromium.launch(
                executable_path=program, args=["--no-sandbox"] if is_root else []
            )
            yield chromium, host
            chromium.close()
