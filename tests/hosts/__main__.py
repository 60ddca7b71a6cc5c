"""Builds a page with each generator named, or with all, and prints what holds: a row each."""

from __future__ import annotations

import sys
import tempfile
import threading
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from playwright.sync_api import sync_playwright

from builder import browser as chromiums
from builder import browsers, serve
from builder.site import SITE
from tests.hosts.checks import seen
from tests.hosts.generator import Generator, build

NOT_GENERATORS = {"__main__", "checks", "generator"}


def generators() -> dict[str, Generator]:
    names = [each.name for each in iter_modules([str(Path(__file__).parent)])]
    return {
        name: import_module(f"tests.hosts.{name}").GENERATOR
        for name in names
        if name not in NOT_GENERATORS
    }


def main() -> None:
    known = generators()
    chosen = sys.argv[1:] or list(known)
    shell = browsers.find(browsers.SHELL)
    program = shell[0] if shell else chromiums.find(Path(sys.executable))
    with ExitStack() as stack:
        bound = stack.enter_context(serve.server(SITE, port=0, prefix="/edagari/"))
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        playwright = stack.enter_context(sync_playwright())
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        script = f"{serve.address(bound, '/edagari/')}embed.js"
        for name in chosen:
            made = known[name]
            with tempfile.TemporaryDirectory() as work:
                built = build(made, Path(work), script)
                with serve.server(built, port=0) as host:
                    threading.Thread(target=host.serve_forever, daemon=True).start()
                    print(seen(chromium, made, f"{serve.address(host)}{made.page}"), flush=True)
                    host.shutdown()
        bound.shutdown()


main()
