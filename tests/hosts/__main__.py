"""Builds a page with each generator named, or with all, and prints what holds: a row each."""

from __future__ import annotations

import sys
import tempfile
import threading
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from builder import browser as chromiums
from builder import browsers, serve
from builder.shell import Problem
from builder.site import SITE
from tests.hosts.checks import CHECKS
from tests.hosts.checks.row import Row
from tests.hosts.generator import Generator, served
from tests.hosts.packages import can_be_had

OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
ARGUMENTS = ["--no-sandbox", OFFLINE]
NOT_GENERATORS = {"__main__", "checks", "debian", "generator", "packages"}


def generators() -> dict[str, Generator]:
    names = [each.name for each in iter_modules([str(Path(__file__).parent)])]
    return {
        name: import_module(f"tests.hosts.{name}").GENERATOR
        for name in names
        if name not in NOT_GENERATORS
    }


def tried(browser: Browser, made: Generator, site: str) -> Row:
    """Build a generator's page in a temporary folder, and return what holds there."""
    with tempfile.TemporaryDirectory() as work, served(made, Path(work), site) as host:
        return CHECKS[made.kind](browser, made, f"{host}{made.page}")


def main() -> None:
    known = generators()
    chosen = sys.argv[1:] or list(known)
    for name in [name for name in chosen if not can_be_had(known[name].packages)]:
        print(f"{known[name].name} is left out: its packages are those of another system")
        chosen.remove(name)
    shell = browsers.find(browsers.SHELL)
    program = shell[0] if shell else chromiums.find(Path(sys.executable))
    with ExitStack() as stack:
        bound = stack.enter_context(serve.server(SITE, port=0, prefix="/edagari/"))
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        playwright = stack.enter_context(sync_playwright())
        chromium = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        failed = []
        for name in chosen:
            try:
                row = tried(chromium, known[name], serve.address(bound, "/edagari/"))
            except (Problem, PlaywrightError) as problem:
                print(f"{known[name].name}: {problem}", flush=True)
                failed.append(name)
                continue
            print(row, flush=True)
            if not row.holds:
                failed.append(name)
        bound.shutdown()
    if failed:
        raise SystemExit(f"These do not hold: {', '.join(failed)}")


main()
