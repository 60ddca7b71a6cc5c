"""A visitor of the page, in any browser: opens links, clicks, types and reads."""

from __future__ import annotations

import pytest

from tests.browsers.driver import Driver
from tests.support.workbench import PATIENCE, script

VALUES = "() => Array.from(document.querySelectorAll('.board input.cell'), cell => cell.value)"
READY = "body:has(.stage.ready)"  # on a narrow page it is not shown
OVER = ".results .verdict.over"
IS_MET = "() => self.isMet !== false"  # another page knows nothing of it
MOST_PRESSES = 10
SAYING = "[role=status], [role=alert], .results, .narration"
PAGE = f"""() => {{
  const said = [...document.querySelectorAll("{SAYING}")].map((each) => each.innerText?.trim());
  return `${{location.href}}: ${{said.filter(Boolean).join(" | ") || document.body?.innerText}}`;
}}"""


class Visitor:
    """A person with one page of a site."""

    def __init__(self, driver: Driver, site: str) -> None:
        self.driver = driver
        self.site = site

    def open(self, link: str) -> None:
        """Open the page at a link, and wait for Python."""
        self.driver.open(self.site + link)
        self.see(READY)

    def follow(self, link: str) -> None:
        """Follow a link within the page, whose Python stays, and wait until it is drawn."""
        self.driver.run(script("follow_link"), link)
        self.driver.run(script("until_drawn"))

    def click(self, selector: str, name: str | None = None) -> None:
        """Press the visible element of that name; nothing may cover it. A page that has just been
        opened may move under the hand: a press that meets something else is made again."""
        wanted = {"selector": selector, "name": name, "seconds": PATIENCE}
        for _ in range(MOST_PRESSES):
            place = self.driver.run(script("find_shown"), wanted)
            assert not isinstance(place, str), f"{name or selector}: {place}"
            self.driver.click(*place)
            if self.driver.run(IS_MET):
                return
        pytest.fail(f"{name or selector} was missed {MOST_PRESSES} times: the page keeps moving")

    def press(self, *names: str) -> None:
        """Press buttons, one after the other, by their names; a tab may have the same one."""
        for name in names:
            self.click("button:not([role=tab])", name)

    def type(self, values: dict[int, str]) -> None:
        """Type numbers into cells of the board."""
        for cell, value in values.items():
            self.click(f".board [data-cell='{cell}']")
            self.driver.type(value)

    def set(self, selector: str, value: str) -> None:
        """Move a slider to a value, or to its end if the value is beyond it."""
        self.driver.run(script("set_value"), {"selector": selector, "value": value})

    def see(self, selector: str, said: str = "") -> None:
        """Wait until the element is visible and has this text."""
        wanted = {"selector": selector, "said": said, "seconds": PATIENCE}
        answer = self.driver.run(script("read_shown"), wanted)
        if not answer["said"]:
            page = self.driver.run(PAGE)
            pytest.fail(f"{selector} does not say {said!r} but {answer['instead']}, on {page}")

    def values(self) -> list[str]:
        """The content of the cells of the board, in the order of the drawing."""
        return list(self.driver.run(VALUES))
