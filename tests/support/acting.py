"""What is done to a page by script: only once what it is done to is there, and waited for.

Whatever a person can do is done as a person does it: click, tap, fill, press, mouse.wheel.
"""

from playwright.sync_api import Locator, Page, expect

from tests.support.polling import until
from tests.support.workbench import Workbench, script

MAIN = "main, #page"


def scroll_to(part: Locator, *, above: float = 0) -> None:
    """The part stands at the top of the window, but for `above` pixels, or as near as can be."""
    expect(part).to_be_visible()
    scroll = """([part], above) => {
        const top = part.getBoundingClientRect().top + scrollY - above;
        scrollTo({ top, behavior: "instant" });
    }"""
    part.evaluate_all(scroll, above)
    part.page.evaluate(script("until_drawn"))


def scroll_by(page: Page, far: float) -> None:
    """The page is scrolled so many pixels down, or as far as it goes."""
    expect(page.locator(MAIN).first).to_be_visible()
    page.evaluate("far => scrollBy({ top: far, behavior: 'instant' })", far)
    page.evaluate(script("until_drawn"))


def scroll_inside(box: Locator, *, left: float = 0, top: float = 0) -> None:
    """The box is scrolled to this place, as a person does who drags its bars."""
    expect(box).to_be_visible()
    box.evaluate_all("([box], to) => box.scrollTo(to)", {"left": left, "top": top})
    box.page.evaluate(script("until_drawn"))


def follow(page: Page, link: str) -> None:
    """Follow a link within the page: what it asks for has been drawn, Python's answers may not."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("link => { location.hash = link; }", link)
    page.evaluate(script("until_drawn"))


def reload(page: Page) -> None:
    """Load the page anew, once all that it has begun to keep is written."""
    page.evaluate(script("until_drawn"))  # what it keeps with its drawing is begun
    page.evaluate(script("stands_written"))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(script("until_drawn"))


def visit(page: Page, address: str) -> None:
    """Go elsewhere, once all that the page has begun to keep is written."""
    page.evaluate(script("until_drawn"))
    page.evaluate(script("stands_written"))
    page.goto(address)


def copied(page: Page, button: Locator) -> str:
    """The text that this button copies; the page needs permission to use the clipboard."""
    page.evaluate("navigator.clipboard.writeText('')")
    button.click()
    return until(page, lambda: str(page.evaluate("navigator.clipboard.readText()")), bool)


def press_once_drawn(page: Page, button: str) -> None:
    """Have the page press a button as soon as it is drawn, before anything else can be."""
    page.evaluate(script("press_once_drawn"), button)


def close_and_paste(dialog: Locator, text: str) -> None:
    """Close the dialogue and paste a text in the same moment."""
    expect(dialog).to_be_visible()
    dialog.evaluate(script("close_and_paste"), text)


def close_and_press_n(page: Page) -> None:
    """Close the dialogue, and press N with nothing drawn in between."""
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate(script("close_and_press_n"))


def seen_while_pressed(page: Page, button: Locator, looked: str) -> list[int]:
    """How often what is looked for is in each of the pictures that follow when this is pressed."""
    expect(button).to_be_enabled()
    return list(button.evaluate_all(script("seen_while_pressed"), looked))


def drop_file(page: Page, name: str, text: str) -> None:
    """A file with that name and text is dropped on the page."""
    expect(page.locator("main")).to_be_visible()
    page.locator("main").evaluate(script("drop_file"), [name, text])


def solve_and_type(page: Page) -> None:
    """Solve is pressed, and a number typed before anything can answer."""
    expect(page.get_by_role("button", name="Solve", exact=True)).to_be_enabled()
    page.evaluate(script("solve_and_type"))


def end_worker(page: Page) -> None:
    """The newest worker that scripts/catch_workers.js has caught is ended from outside."""
    page.wait_for_function("workers.length > 0")
    page.evaluate("workers.at(-1).terminate()")


def break_worker(page: Page) -> None:
    """The newest worker that scripts/catch_workers.js has caught throws an error."""
    page.wait_for_function("workers.length > 0")
    page.evaluate("workers.at(-1).dispatchEvent(new ErrorEvent('error', {message: 'broken'}))")


def come_back_from_forward(page: Page) -> None:
    """Goes forward to where a dialogue was, from which the page goes back by itself."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(
        """new Promise((done) => {
            addEventListener("popstate", () => history.state.passing || done());
            history.forward();
        })"""
    )


def run_script(page: Page, deed: str) -> None:
    """Have the page itself run a script, to see what comes of it."""
    page.evaluate(deed)


def press_from_afar(part: Locator) -> None:
    """It is pressed without being scrolled to, as an aid that reads the page aloud does."""
    expect(part).to_be_visible()
    part.evaluate_all("([part]) => part.click()")


def open_anew(page: Page, link: str) -> Workbench:
    """The workbench at this link, in a page that is loaded for it, whatever it showed before."""
    if page.url != "about:blank":
        visit(page, "about:blank")
    return Workbench(page, link)
