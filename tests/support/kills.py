"""A tab, or the whole browser, killed at random moments of a count, which then resumes.

    python -m tests.support.kills [search|count|typing|work] [--seed N] [--kills N]

search   the search of the board, which counts the solutions that it lists
count    the count of the solutions beside the board, which lists none
typing   a number typed in each life, and looked for in the next
work     both, at the page's own pace: a number in one puzzle, then the search of another; and the
         part of the search that the next life does not find

In each life the count resumes until a moment decided by the seed. The last life runs to its end,
with the totals of an uninterrupted count. For docs/reliability.md; tests/site tests some of it.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import threading
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Protocol

from playwright.sync_api import BrowserContext, Error, Page, TimeoutError, expect, sync_playwright

from builder import browser as browsers
from builder import serve
from builder.site import SITE
from tests.support.workbench import QUICK, Workbench, script

GO_ON = "Continue where it stopped"
LOADS = 120  # seconds until a page has loaded, or is stuck: a browser waits 60 to 90 for a service
# worker that died with a tab, and then asks the network
SOON = 20  # seconds until the typed number must be back
PATIENCE = 180  # seconds until a page is given up; a busy machine may be slow


class Killed:
    """A browser with a profile that outlives it."""

    def __init__(self, chromium: Any, folder: Path, address: str, is_quick: bool) -> None:
        self.chromium, self.folder, self.address = chromium, folder, address
        self.is_quick = is_quick
        self.program = browsers.find(Path(sys.executable))
        self.stuck = 0
        self.context: BrowserContext = self.start()

    def start(self) -> BrowserContext:
        self.context = self.chromium.launch_persistent_context(
            self.folder,
            executable_path=self.program,
            args=["--no-sandbox"],
            base_url=self.address,
            locale="en-US",
        )
        if self.is_quick:
            self.context.add_init_script(QUICK)
        self.context.set_default_timeout(1000 * LOADS)
        return self.context

    def open(self, link: str) -> Workbench:
        """Open a new page; if it does not load, close its whole browser and count that."""
        page = self.context.new_page()
        try:
            return Workbench(page, link)
        except TimeoutError:
            self.stuck += 1
            self.kill_all()
        return Workbench(self.context.new_page(), link)

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


class Matter(Protocol):
    """The activity in the lives of a page, and the remains that each finds of the previous one."""

    link: str
    longest: float
    """The length of a life in seconds, after its beginning."""
    is_quick: bool
    """Whether the page saves its work more often than by default."""

    def begin(self, bench: Workbench) -> None:
        """Begin a life: look at the remains, and resume."""

    def look(self) -> None:
        """Look just before the kill."""

    def end(self, killed: Killed) -> bool:
        """Return, after all kills, whether everything was right."""

    def summary(self) -> str:
        """Describe the result in words."""


@dataclass
class Count:
    """A count, started by a button, which shows its end and its figures on the page."""

    link: str
    button: str
    over: str
    verdict: str
    figures: tuple[str, ...]
    longest: float = 1.0
    is_quick: bool = True
    begun: int = 0
    gone_on: int = 0
    ends: list[list[str]] = field(default_factory=list)
    """The results of each count that ended."""

    def begin(self, bench: Workbench) -> None:
        self.bench, page = bench, bench.page
        expect(page.locator(".stage.ready")).to_be_attached(timeout=1000 * PATIENCE)
        if page.evaluate(script("count_stands")):
            self.gone_on += 1
            self.bench.button(GO_ON).click()
        else:
            self.begun += 1
            if self.button == "Count":
                self.bench.unfold("more")
            self.bench.button(self.button).click()

    def look(self) -> None:
        page = self.bench.page
        if page.locator(self.over).count():
            self.ends.append(
                [page.locator(place).inner_text() for place in (self.over, *self.figures)]
            )

    def end(self, killed: Killed) -> bool:
        for _ in ("the last life", "a straight count"):
            self.begin(killed.open(self.link))
            expect(self.bench.page.locator(self.over)).to_be_visible(timeout=1000 * PATIENCE)
            self.look()
        return all(end == self.ends[-1] and end[0] == self.verdict for end in self.ends)

    def summary(self) -> str:
        ways = f"{self.begun} counts begun, gone on with {self.gone_on} times"
        return f"{ways}, {len(self.ends)} ended, each with {self.ends[-1:]}"


@dataclass
class Typing:
    """A number typed in a life and looked for in the next."""

    link: str = ""
    longest: float = 6.0
    is_quick: bool = True
    typed: str = ""
    lost: int = 0

    def begin(self, bench: Workbench) -> None:
        try:  # the second copy of a draft comes a moment after the first paint
            expect(bench.cell(0)).to_have_value(self.typed, timeout=1000 * SOON)
        except AssertionError:
            self.lost += 1
        self.typed = str(int(self.typed or 0) + 1)
        bench.type({0: self.typed})

    def look(self) -> None:
        """Do nothing: only the next life can show the result."""

    def end(self, killed: Killed) -> bool:
        self.begin(killed.open(self.link))
        return self.lost == 0

    def summary(self) -> str:
        return f"{self.lost} texts lost"


@dataclass
class Work:
    """A number typed in one puzzle, then the search of another."""

    typing: Typing
    search: Count
    link: str = ""  # the last state: a link that names a puzzle shows the link's state
    longest: float = 5.0
    is_quick: bool = False
    begun_at: float = 0
    killed_at: float | None = None
    lost: list[float] = field(default_factory=list)
    """Seconds of the search before each kill that the next life does not find."""

    def begin(self, bench: Workbench) -> None:
        self.find(bench)
        self.search.begin(Workbench(bench.page, self.search.link))
        self.begun_at = bench.page.evaluate("Date.now()")

    def find(self, bench: Workbench) -> None:
        """Look for the remains of the previous life."""
        bench.page.locator(".choose").click()
        bench.page.get_by_role("dialog").get_by_role("button", name="Magic ring").click()
        expect(bench.page.get_by_role("heading", level=1)).to_have_text("Magic ring")
        self.typing.begin(bench)
        kept_at = bench.page.evaluate(script("newest_stand"))
        if self.killed_at is not None:
            since = self.begun_at if kept_at is None else max(kept_at, self.begun_at)
            self.lost.append(max(0, self.killed_at - since) / 1000)

    def look(self) -> None:
        self.search.look()
        page = self.search.bench.page
        is_over = page.locator(self.search.over).count() > 0
        self.killed_at = None if is_over else page.evaluate("Date.now()")

    def end(self, killed: Killed) -> bool:
        bench = killed.open(self.link)
        self.find(bench)
        bench.page.close()
        return self.search.end(killed) and self.typing.lost == 0

    def summary(self) -> str:
        lost = sorted(self.lost) or [0]
        most = f"{lost[len(lost) // 2]:.1f} s of a search lost, at most {lost[-1]:.1f}"
        return f"{self.typing.summary()}, {most}; {self.search.summary()}"


STAR = Count(
    link="#puzzle=magic-star&strategy=prune",
    button="Solve",
    over=".results .verdict.over",
    verdict="exactly 960 solutions",
    figures=tuple(f"[data-figure={name}]" for name in ("nodes", "cuts", "solutions")),
)
MATTERS: dict[str, Matter] = {
    "search": STAR,
    "work": Work(Typing(), STAR),
    "count": Count(
        link="#puzzle=latin-square&option.order=6",
        button="Count",
        over="#advice[aria-busy=false] p",
        verdict="Exactly 812,851,200 solutions.",
        figures=(),
    ),
    "typing": Typing(),
}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("matter", nargs="?", choices=MATTERS, default="search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kills", type=int, default=10)
    asked = parser.parse_args()
    expect.set_options(timeout=1000 * PATIENCE)
    chance, matter = Random(asked.seed), MATTERS[asked.matter]
    with (
        tempfile.TemporaryDirectory() as base,
        sync_playwright() as playwright,
        serve.server(SITE, port=0) as bound,
    ):
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        profile = Path(base, "profile")
        killed = Killed(playwright.chromium, profile, serve.address(bound), matter.is_quick)
        for number in range(1, asked.kills + 1):
            bench = killed.open(matter.link)
            matter.begin(bench)
            bench.page.wait_for_timeout(1000 * chance.uniform(0, matter.longest))
            matter.look()
            if chance.random() < 0.5:
                killed.kill_tab(bench.page)
            else:
                killed.kill_all()
            print(f"{number} killed: {matter.summary()}", file=sys.stderr, flush=True)
        is_right = matter.end(killed)
        killed.context.close()
        bound.shutdown()
    told = f"{matter.summary()}, {killed.stuck} pages did not load"
    print(f"\n{asked.kills} kills: {told}; {'all right' if is_right else 'WRONG'}")
    return int(not is_right)


if __name__ == "__main__":
    sys.exit(main())
