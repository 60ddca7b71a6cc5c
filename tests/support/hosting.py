"""A page of another origin, with puzzles embedded in it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Frame, FrameLocator, Locator, Page, expect

from builder import serve
from tests.support.workbench import script

EVENTS = "ready state solution finished"
PAGE = """<!doctype html>
<html lang="{lang}">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <title>A tutorial</title>
  <link rel="icon" href="data:," />
  <style>
    body {{ max-width: 64rem; margin: 1rem auto; padding-inline: 0.75rem; font-family: sans-serif }}
  </style>
  <script>
    window.heard = [];
    for (const type of "{events}".split(" "))
      document.addEventListener(type, ({{ target: {{ id }}, detail }}) => {{
        heard.push({{ id, type, detail }});
      }});
    const told = (of, kind) =>
      heard.filter(({{ id, type }}) => id === of && type === kind).map(({{ detail }}) => detail);
  </script>
  <script async src="{site}embed.js"></script>
  <h1>A tutorial</h1>
  {body}
</html>
"""


class Tutorial:
    """A page of the host, opened, with elements that have ids."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        page.goto(address)

    def element(self, name: str) -> Locator:
        return self.page.locator(f"#{name}")

    def frame(self, name: str) -> FrameLocator:
        """Return the inside of the frame of an element (or of a plain frame with this id)."""
        return self.page.frame_locator(f"#{name} iframe, iframe#{name}")

    def verdict(self, name: str) -> Locator:
        return self.frame(name).locator(".results .verdict.over")

    def start(self, name: str) -> None:
        self.frame(name).get_by_role("button", name="Start", exact=True).click()

    def heard(self, name: str, kind: str) -> list[dict[str, Any]]:
        """Return the details of the events of this kind that the host has received from an
        element."""
        found: list[dict[str, Any]] = self.page.evaluate(
            "([id, kind]) => told(id, kind)", [name, kind]
        )
        return found

    def wait_for(self, name: str, kind: str, times: int = 1) -> list[dict[str, Any]]:
        """Return the details, once there are that many."""
        self.page.wait_for_function(
            "([id, kind, times]) => told(id, kind).length >= times",
            arg=[name, kind, times],
        )
        return self.heard(name, kind)

    def wait_for_state(self, name: str, field: str, value: Any) -> None:
        """Wait until the host knows this state of an element, which is reported with delay."""
        self.page.wait_for_function(
            "([id, field, value]) => told(id, 'state').at(-1)?.[field] === value",
            arg=[name, field, value],
        )

    def call(self, name: str, order: str) -> None:
        """Call a method of an element: seek(4)."""
        self.element(name).evaluate(f"(element) => element.{order}")

    def set(self, name: str, attribute: str, value: str | None) -> None:
        """Change an attribute of an element that has its frame, or remove it."""
        expect(self.element(name).locator("iframe")).to_be_attached()
        change = """([element], [name, value]) =>
            value === null ? element.removeAttribute(name) : element.setAttribute(name, value)"""
        self.element(name).evaluate_all(change, [attribute, value])

    def edit_address(self, name: str, to: str) -> None:
        """Type another part behind the # into the address of a frame, as a new tab allows it."""
        expect(self.frame(name).locator(".board")).to_be_visible()
        self.frame(name).locator("html").evaluate_all("(_, to) => { location.hash = to; }", to)

    def follow(self, name: str) -> None:
        """Follow a link without scrolling to it, as one in a menu at the side."""
        link = self.page.get_by_role("link", name=name)
        expect(link).to_be_attached()
        link.evaluate_all("([link]) => link.click()")

    def colour(self, part: Literal["html", "body"], scheme: str) -> None:
        """Give a part of the page this color-scheme, like a site's switch."""
        expect(self.page.locator("edagari-puzzle iframe").first).to_be_attached()
        change = "([part], scheme) => { part.style.colorScheme = scheme; }"
        self.page.locator(part).evaluate_all(change, scheme)

    def enlarge_text(self, size: str) -> None:
        """Give the text of the page this size, like a site's switch."""
        expect(self.page.locator("edagari-puzzle iframe").first).to_be_attached()
        change = "([body], size) => { body.style.fontSize = size; }"
        self.page.locator("body").evaluate_all(change, size)

    def add(self, body: str) -> None:
        """Append markup to the page."""
        expect(self.page.get_by_role("heading", name="A tutorial")).to_be_visible()
        self.page.evaluate("body => document.body.insertAdjacentHTML('beforeend', body)", body)

    def record_heights(self, name: str) -> None:
        """Record every height that an element has from now on, with its width."""
        self.element(name).evaluate(script("record_heights"))

    def heights(self) -> list[list[int]]:
        """Return the recorded widths and heights."""
        found: list[list[int]] = self.page.evaluate(
            "() => JSON.parse(document.documentElement.dataset.heights)"
        )
        return found

    def hear_strangers(self) -> None:
        """Send strangers' messages, well-formed and malformed, to the page and its first frame."""
        expect(self.page.locator("edagari-puzzle iframe").first).to_be_attached()
        self.page.evaluate(script("speak_as_stranger"))

    def expect_moment(self, name: str, at: int | str) -> None:
        expect(self.frame(name).locator(".moment")).to_contain_text(f"{at} /")


def run_inside(frame: Frame, name: str) -> Any:
    """Return the result of this script, run in a frame as if it were a stranger's."""
    return frame.evaluate(script(name))


@contextmanager
def hosted(folder: Path, site: str, body: str, lang: str = "en") -> Iterator[str]:
    """Yield the address of a page with `body`, served from `folder` by an origin other than the
    site's."""
    (folder / "index.html").write_text(
        PAGE.format(site=site, body=body, lang=lang, events=EVENTS), "utf-8"
    )
    with serve.server(folder, port=0) as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        yield serve.address(bound)
        bound.shutdown()
