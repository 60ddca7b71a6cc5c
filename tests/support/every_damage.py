"""Every file of the site, damaged in every way, on the way to the browser or inside it.

    python -m tests.support.every_damage [coming|kept] [--cases N] [--seed N]

coming   damaged by the host, at the first visit or in an update, then repaired
kept     damaged in the browser, in the cache of the service worker (or of a plain start)

Runs all cases, or a number chosen by the seed. Prints a line for each case that does not heal, and
finally the number that did, for docs/reliability.md. Healed: the next visit shows the normal page,
with Python ready (after an update: of the newer version), and the cache is intact again.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from builder import browser as chromiums
from builder import browsers, environment
from builder.site import SITE
from tests.support.acting import take_update
from tests.support.damaged_cache import NAMES, WAYS, damage_kept, expect_whole, keep_the_site
from tests.support.damaged_site import DAMAGES, Host, hosted, write_newer_site
from tests.support.workbench import script

UPDATE = script("update_site")
PAPER = "rgb(244, 239, 227)"
SETTLED = ".stage.ready, .failure, .unstarted"
PLAIN = [path.relative_to(SITE).as_posix() for path in sorted(SITE.glob("python/plain-*/*"))]


class Case(NamedTuple):
    """A file (by its name in the damaged site), its damage, and the time."""

    name: str
    kind: str
    when: str


def cases(site: Path, when: str) -> Iterator[Case]:
    """Return all cases for one site."""
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.suffix != ".map" and path.stat().st_size > 0:
            for kind in DAMAGES:
                yield Case(path.relative_to(site).as_posix(), kind, when)


def expect_to_work(page: Page) -> None:
    """Expect the normal page, with Python ready."""
    page.goto("./")
    expect(page.locator(".stage.ready")).to_be_attached()
    expect(page.locator("html")).to_have_css("background-color", PAPER)


def expect_healed(page: Page, host: Host, case: Case, newer: Path) -> None:
    """Raise AssertionError if the visit after the damaged one does not work."""
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
        pass  # the damaged visit may fail in any way
    page.wait_for_timeout(500)  # for the end of a damaged visit: this is a measurement, not a test
    host.mend()
    page.close()
    page = page.context.new_page()
    expect_to_work(page)
    if case.when == "update" and page.evaluate("self.version") != "newer":
        take_update(page)
        expect_to_work(page)


def run(browser: Browser, chosen: list[Case], newer: Path) -> int:
    """Return the number of cases that do not heal."""
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


def kept_cases() -> Iterator[Case]:
    """Return all cases for the cache of a browser."""
    for name in [*NAMES, *PLAIN]:
        for way in WAYS:
            yield Case(name, way, "plain start" if name in PLAIN else "kept")


def keeping(browser: Browser, host: Host, when: str) -> BrowserContext:
    """Return a browser that has cached the site, with the files of a plain start if it uses
    one."""
    context = browser.new_context(base_url=host.address, locale="en-US")
    if when == "plain start":
        context.add_init_script(script("start_plainly"))
    keep_the_site(context.new_page())
    return context


def run_kept(browser: Browser, chosen: list[Case]) -> int:
    """Return the number of cases that do not heal, in one browser after another."""
    failed = 0
    with hosted() as host:
        for when in ("kept", "plain start"):
            context = keeping(browser, host, when)
            for case in chosen:
                if case.when != when:
                    continue
                try:
                    damage_kept(
                        context.pages[0], {case.name: case.kind}, Random(repr(case)).random()
                    )
                    expect_whole(context.pages[0], [case.name])
                except (AssertionError, Error) as error:
                    failed += 1
                    print(*case, str(error).splitlines()[0], sep="\t", flush=True)
                    context.close()
                    context = keeping(browser, host, when)
            context.close()
    return failed


def some(every: list[Case], number: int | None, seed: int) -> list[Case]:
    """Return a number of cases chosen by the seed."""
    return every if number is None else Random(seed).sample(every, number)


def main() -> int:
    """Run the matrix, or some of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("where", nargs="?", choices=("coming", "kept"), default="coming")
    parser.add_argument("--cases", type=int)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        shell = browsers.find(browsers.SHELL)
        program = shell[0] if shell else chromiums.find(Path(sys.executable))
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        if asked.where == "kept":
            every = list(kept_cases())
            chosen = some(every, asked.cases, asked.seed)
            failed = run_kept(chromium, chosen)
        else:
            newer = write_newer_site(environment.node().program, Path(folder))
            every = [*cases(SITE, "first visit"), *cases(newer, "update")]
            chosen = some(every, asked.cases, asked.seed)
            failed = run(chromium, chosen, newer)
        chromium.close()
    print(f"healed {len(chosen) - failed} of {len(chosen)}, of {len(every)} there are")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
