"""Every file of the site, damaged in every way, at the first visit and in an update, then mended.

    python -m tests.support.every_damage [--cases N] [--seed N]

All of them, or so many that the seed chooses. A line a case that does not heal, and at the end how
many did, for docs/reliability.md. Healed: the next visit shows the page as it looks, with Python
ready (after an update: of the newer version).
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from builder import browser as browsers
from builder import environment
from builder.site import SITE
from tests.support.damaged_site import DAMAGES, Host, hosted, write_newer_site
from tests.support.workbench import script

UPDATE = script("update_site")
PAPER = "rgb(244, 239, 227)"
SETTLED = ".stage.ready, .failure, .unstarted"


class Case(NamedTuple):
    """A file (by its name in the site that is damaged), what is wrong with it, and when."""

    name: str
    kind: str
    when: str


def cases(site: Path, when: str) -> Iterator[Case]:
    """All of them for one site."""
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.suffix != ".map" and path.stat().st_size > 0:
            for kind in DAMAGES:
                yield Case(path.relative_to(site).as_posix(), kind, when)


def expect_to_work(page: Page) -> None:
    """The page looks as it should, and Python is ready."""
    page.goto("./")
    expect(page.locator(".stage.ready")).to_be_attached()
    expect(page.locator("html")).to_have_css("background-color", PAPER)


def expect_healed(page: Page, host: Host, case: Case, newer: Path) -> None:
    """Raises AssertionError when the visit after the damaged one does not work."""
    if case.when == "update":
        page.goto("./")
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        host.folder = newer
    host.damage(case.name, case.kind, seed=repr(case))
    try:
        if case.when == "update":
            page.evaluate(UPDATE)
            page.reload()
        else:
            page.goto("./")
            page.locator(SETTLED).first.wait_for(state="attached")
    except Error:
        pass  # the visit that is damaged may fail in any way
    page.wait_for_timeout(500)  # for what a damaged visit does afterwards: no test, a measurement
    host.mend()
    page.close()
    page = page.context.new_page()
    expect_to_work(page)
    if case.when == "update" and page.evaluate("self.version") != "newer":
        assert page.evaluate(UPDATE) == "installed"
        page.reload()
        page.get_by_role("button", name="Reload", exact=True).click()
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        assert page.evaluate("self.version") == "newer", "the older version stays"
        expect_to_work(page)


def run(browser: Browser, chosen: list[Case], newer: Path) -> int:
    """How many of the cases do not heal."""
    failed = 0
    for case in chosen:
        with hosted() as host:
            context = browser.new_context(base_url=host.address, locale="en-US")
            try:
                expect_healed(context.new_page(), host, case, newer)
            except (AssertionError, Error) as error:
                failed += 1
                print(*case, str(error).splitlines()[0], sep="\t", flush=True)
            context.close()
    return failed


def main() -> int:
    """Run the matrix, or some of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        newer = write_newer_site(environment.node().program, Path(folder))
        every = [*cases(SITE, "first visit"), *cases(newer, "update")]
        chosen = every if asked.cases is None else Random(asked.seed).sample(every, asked.cases)
        program = browsers.find(Path(sys.executable))
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        failed = run(chromium, chosen, newer)
        chromium.close()
    print(f"healed {len(chosen) - failed} of {len(chosen)}, of {len(every)} there are")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
