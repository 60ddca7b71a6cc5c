"""Actions on a page by script: each waits for its target, and for its effect.

Actions available to users are done like a user: click, tap, fill, press, mouse.wheel.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Locator, Page, expect

from tests.support.polling import expect_version, until, until_equal
from tests.support.workbench import Workbench, script

MAIN = "main, #page"
A_PICTURE = 100
"""Milliseconds in which the page is redrawn."""


def scroll_to(part: Locator, *, above: float = 0) -> None:
    """Scroll the part to `above` pixels below the top of the window, or as near as possible."""
    expect(part).to_be_visible()
    scroll = """([part], above) => {
        const top = part.getBoundingClientRect().top + scrollY - above;
        scrollTo({ top, behavior: "instant" });
    }"""
    part.evaluate_all(scroll, above)
    part.page.evaluate(script("until_drawn"))


def scroll_by(page: Page, far: float) -> None:
    """Scroll the page down by that many pixels, or as far as it goes."""
    expect(page.locator(MAIN).first).to_be_visible()
    page.evaluate("far => scrollBy({ top: far, behavior: 'instant' })", far)
    page.evaluate(script("until_drawn"))


def press_and_hold(button: Locator) -> None:
    """Press with the mouse like a person: the page is drawn during the press."""
    page = button.page
    button.hover()
    page.mouse.down()
    page.evaluate(script("until_drawn"))
    page.mouse.up()


def scroll_inside(box: Locator, *, left: float = 0, top: float = 0) -> None:
    """Scroll the box to this position, as by dragging its scroll bars."""
    expect(box).to_be_visible()
    box.evaluate_all("([box], to) => box.scrollTo(to)", {"left": left, "top": top})
    box.page.evaluate(script("until_drawn"))


def follow(page: Page, link: str) -> None:
    """Follow a link within the page and wait until it is drawn; Python may not have answered
    yet."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(script("follow_link"), link)
    page.evaluate(script("until_drawn"))


def follow_late(page: Page, link: str) -> None:
    """Follow a link while the page is busy: it draws before the news arrives (tell_followed)."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("link => history.pushState(null, '', link)", link)
    page.evaluate("dispatchEvent(new Event('resize'))")
    page.evaluate(script("until_drawn"))


def tell_followed(page: Page) -> None:
    """Tell the page about the link that was followed late."""
    page.evaluate("dispatchEvent(new PopStateEvent('popstate', { state: null }))")


def reload(page: Page) -> None:
    """Reload the page once all its pending saves are written."""
    page.evaluate(script("until_drawn"))  # saving starts with its drawing
    page.evaluate(script("stands_written"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(script("until_drawn"))


def visit(page: Page, address: str) -> None:
    """Go elsewhere once all the page's pending saves are written."""
    page.evaluate(script("until_drawn"))
    page.evaluate(script("stands_written"))
    page.goto(address)


def forget_files(page: Page) -> None:
    """Another day has come: nothing of the site is in the browser's cache."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def keep_update(page: Page) -> None:
    """Let the page's service worker keep the newer version that is on the host; it is not in use
    yet."""
    until_equal(page, lambda: page.evaluate(script("update_site")), "installed")


def take_update(page: Page) -> None:
    """Let the newer version of the site on its host replace the old one."""
    keep_update(page)
    reload(page)
    page.get_by_role("button", name="Reload", exact=True).click()
    expect_version(page, "newer")
    expect(page.get_by_text("Ready for use offline")).to_be_visible()


def copied(page: Page, button: Locator) -> str:
    """Return the text that this button copies; the page needs permission to use the clipboard."""
    page.evaluate("navigator.clipboard.writeText('')")
    button.click()
    return until(page, lambda: str(page.evaluate("navigator.clipboard.readText()")), bool)


def press_once_drawn(page: Page, button: str) -> None:
    """Have the page press a button as soon as it is drawn, before anything else."""
    page.evaluate(script("press_once_drawn"), button)


def paste(into: Locator, text: str) -> None:
    """Paste text into a field."""
    into.evaluate(script("paste"), text)


def close_and_paste(dialog: Locator, text: str) -> None:
    """Close the dialogue and paste a text at once."""
    expect(dialog).to_be_visible()
    dialog.evaluate(script("close_and_paste"), text)


def close_and_press(page: Page, key: str) -> None:
    """Close the dialogue and press a key with nothing drawn in between."""
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate(script("close_and_press"), key)
    page.evaluate(script("until_drawn"))


def seen_while_pressed(page: Page, button: Locator, looked: str) -> list[int]:
    """Return how often the target occurs in each following frame while the button is pressed."""
    expect(button).to_be_enabled()
    return list(button.evaluate_all(script("seen_while_pressed"), looked))


def drop_file(page: Page, name: str, text: str) -> None:
    """Drop a file with that name and text on the page."""
    expect(page.locator("main")).to_be_visible()
    page.locator("main").evaluate(script("drop_file"), [name, text])


def launch(page: Page, *files: tuple[str, str]) -> None:
    """Open these files, of a name and a text, with the installed app (scripts/launch_queue.js)."""
    page.evaluate("(files) => launch(files)", files)


def solve_and_type(page: Page) -> None:
    """Press Solve, and type a number before anything can answer."""
    expect(page.get_by_role("button", name="Solve", exact=True)).to_be_enabled()
    page.evaluate(script("solve_and_type"))


def end_worker(page: Page) -> None:
    """End the newest worker caught by scripts/catch_workers.js, from outside."""
    page.wait_for_function("workers.length > 0")
    page.evaluate("workers.at(-1).terminate(); workers.at(-1).isEnded = true")


def break_worker(page: Page) -> None:
    """Make the newest worker caught by scripts/catch_workers.js throw an error."""
    page.wait_for_function("workers.length > 0")
    page.evaluate("workers.at(-1).dispatchEvent(new ErrorEvent('error', {message: 'broken'}))")


def come_back_from_forward(page: Page) -> None:
    """Go forward to a closed dialogue, from which the page returns by itself."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(
        """new Promise((done) => {
            addEventListener("popstate", () => history.state.passing || done());
            history.forward();
        })"""
    )


def until_gone_back(page: Page) -> None:
    """Wait until the page has left every dialogue and mode in its history too: what is closed on
    the screen goes back there a moment later."""
    layers = "history.state?.passing?.length ?? 0"
    until_equal(page, lambda: page.evaluate(layers), 0)


def run_script(page: Page, deed: str) -> None:
    """Have the page itself run a script."""
    page.evaluate(deed)


def press_from_afar(part: Locator) -> None:
    """Press it without scrolling to it, like a screen reader."""
    expect(part).to_be_visible()
    part.evaluate_all("([part]) => part.click()")


def open_anew(page: Page, link: str) -> Workbench:
    """Reload the workbench at this link."""
    if page.url != "about:blank":
        visit(page, "about:blank")
    return Workbench(page, link)


@contextmanager
def stopped_clock(page: Page) -> Iterator[None]:
    """Let time pass only on the test's orders within the block."""
    page.clock.pause_at(datetime.now(tz=UTC) + timedelta(minutes=1))
    try:
        yield
    finally:
        page.clock.resume()
