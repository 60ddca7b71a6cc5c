"""A page in Chromium for what is measured in a browser.

Its address has four folders: site/ (the built site), ours/ (the site's Python with the worker's
scripts as they are written), npm/ (the packages of tests/bench/npm) and page/ (tests/bench/page).
It is isolated from other origins: only then do its clocks have steps of microseconds, not of a
tenth of a millisecond.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from builder import browser, environment, pyodide, serve, stamps
from builder.shell import BUILD, ROOT, Problem, read_output
from builder.site import SITE
from tests.bench.rows import Unmeasured

HERE = Path(__file__).parent
PACKAGES = BUILD / "bench-npm"


class Isolating(serve.SiteHandler):
    """Gives out files with the headers that isolate a page."""

    def end_headers(self) -> None:
        """Add the two headers."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()


@contextmanager
def page_at(address: str) -> Iterator[Page]:
    """The page at an address below those folders. Raises Unmeasured when something is missing."""
    try:
        program = browser.find_or_install(Path(sys.executable))
        packages = installed_packages()
    except Problem as problem:
        raise Unmeasured(str(problem)) from None
    if not SITE.is_dir():
        raise Unmeasured("there is no site/ yet")
    folders = {
        "site": SITE,
        "ours/worker": ROOT / "web" / "worker",
        "npm": packages,
        "page": HERE / "page",
    }
    with tempfile.TemporaryDirectory(prefix="edagari-bench-") as root:
        python = Path(root) / "ours" / "python"
        python.mkdir(parents=True)
        for name, folder in folders.items():
            (Path(root) / name).symlink_to(folder, target_is_directory=True)
        for path in (SITE / "python").iterdir():
            (python / path.name).symlink_to(path)
        (python / "start.json").symlink_to(pyodide.start_of(SITE / "python"))  # as scripts call it
        handler = partial(Isolating, prefix="/", directory=root)
        with serve.SiteServer((serve.HERE, 0), handler) as bound:
            threading.Thread(target=bound.serve_forever, daemon=True).start()
            try:
                yield from _opened(program, serve.address(bound) + address)
            finally:
                bound.shutdown()


def _opened(program: str, address: str) -> Iterator[Page]:
    with sync_playwright() as playwright:
        chromium = launched(playwright, program)
        page = chromium.new_page()
        page.set_default_timeout(120_000)
        page.goto(address)
        yield page
        chromium.close()


def launched(playwright: Playwright, program: str) -> Browser:
    """Chromium; its sandbox starts for no superuser."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return playwright.chromium.launch(
        executable_path=program, args=["--no-sandbox"] if is_root else []
    )


def installed_packages() -> Path:
    """node_modules with the packages of tests/bench/npm, at the versions of its lock file."""
    files = [HERE / "npm" / name for name in ("package.json", "package-lock.json", ".npmrc")]
    wanted, stamp = stamps.print_of(files), PACKAGES / "stamp"
    if not stamps.is_fresh(stamp, wanted):
        PACKAGES.mkdir(parents=True, exist_ok=True)
        for file in files:
            shutil.copy(file, PACKAGES)
        npm = [*environment.node().npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        read_output([*npm, "--prefix", PACKAGES], "npm could not install what is compared with")
        stamps.write(stamp, wanted)
    return PACKAGES / "node_modules"
