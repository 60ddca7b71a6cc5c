"""A tab, or the whole browser, killed at random moments of a count, which then goes on.

    python -m tests.support.kills [--seed N] [--kills N] [--typing]

In each life the count goes on where it stood, until a moment that the seed decides. The last life
runs to its end, with the totals of a straight count. With --typing a number is typed in each life
instead, and looked for in the next. For docs/reliability.md; a test of some of it is in tests/site.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Error, Page, expect, sync_playwright

from builder import browser as browsers
from builder import serve
from builder.site import SITE
from tests.support.workbench import Workbench

LINK = "#puzzle=magic-star&strategy=prune"
# Kept every 150 ms where it is every 3 s, so that the lives can be short.
QUICK = "{const now = performance.now.bind(performance); performance.now = () => 20 * now();}"
LONGEST = {"count": 1.0, "typing": 6.0}  # seconds of a life after its first click


class Killed:
    """A browser with a profile that outlives it."""

    def __init__(self, chromium: Any, folder: Path, address: str) -> None:
        self.chromium, self.folder, self.address = chromium, folder, address
        self.program = browsers.find(Path(sys.executable))
        self.context: BrowserContext = self.start()

    def start(self) -> BrowserContext:
        self.context = self.chromium.launch_persistent_context(
            self.folder,
            executable_path=self.program,
            args=["--no-sandbox"],
            base_url=self.address,
            locale="en-US",
        )
        self.context.add_init_script(QUICK)
        return self.context

    def kill_tab(self, page: Page) -> None:
        try:
            page.goto("chrome://crash")
        except Error:
            page.close()

    def kill_all(self) -> None:
        """End every process of this browser at once."""
        words = ["pgrep", "-f", f"user-data-dir={self.folder}"]
        for number in subprocess.run(words, capture_output=True, text=True).stdout.split():
            os.kill(int(number), signal.SIGKILL)
        self.start()


def count_on(bench: Workbench) -> bool:
    """Let the count go on, or begin; whether it began."""
    bench.wait_for_python()
    ways = bench.button("Go on where it stood").or_(bench.button("Solve"))
    began = ways.count() == 1
    ways.first.click()
    return began


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--typing", action="store_true")
    asked = parser.parse_args()
    chance = Random(asked.seed)
    begun = ended = wrong = lost = 0
    with (
        tempfile.TemporaryDirectory() as base,
        sync_playwright() as playwright,
        serve.server(SITE, port=0) as bound,
    ):
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        killed = Killed(playwright.chromium, Path(base, "profile"), serve.address(bound))
        right: list[str] = []
        for number in range(asked.kills):
            page = killed.context.new_page()
            page.set_default_timeout(60_000)
            bench = Workbench(page, "" if asked.typing else LINK)
            if asked.typing:
                lost += number > 0 and bench.cell(0).input_value() != str(number)
                bench.type({0: str(number + 1)})
            else:
                begun += count_on(bench)
            page.wait_for_timeout(1000 * chance.uniform(0, LONGEST["count"]))
            over = page.locator(".results .verdict.over")
            if over.count():
                ended += 1
                told = figures(bench)
                right = right or told
                wrong += told != right or over.inner_text() != "exactly 960"
            if chance.random() < 0.5:
                killed.kill_tab(page)
            else:
                killed.kill_all()
        if not asked.typing:
            bench = Workbench(killed.context.new_page(), LINK)
            begun += count_on(bench)
            bench.expect_over("exactly 960", seconds=120)
            ended, told = ended + 1, figures(bench)
            begun_straight = Workbench(killed.context.new_page(), LINK)
            begun_straight.solve()
            begun_straight.expect_over("exactly 960", seconds=120)
            expect(begun_straight.figure("nodes")).to_have_text(told[0])
            wrong += told != figures(begun_straight) or (bool(right) and right != told)
        killed.context.close()
        bound.shutdown()
    told_of = f"{begun} counts begun, {ended} ended, {wrong} wrong"
    print(f"{asked.kills} kills: {told_of}; {lost} texts lost")
    return int(bool(wrong or lost))


def figures(bench: Workbench) -> list[str]:
    """What is the same in every count of the same."""
    return [bench.figure(name).inner_text() for name in ("nodes", "cuts", "solutions")]


if __name__ == "__main__":
    sys.exit(main())
