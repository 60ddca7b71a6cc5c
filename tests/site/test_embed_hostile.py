"""Pages whose markup takes the names of what embed.js asks for, and frames that reach too far."""

import threading
from collections.abc import Callable, Iterator
from itertools import count, product
from pathlib import Path

import pytest
from playwright.sync_api import Frame, Page, expect

from builder import serve
from builder.site import SITE
from tests.support.hosting import run_inside
from tests.support.journey import sentence
from tests.support.polling import until_equal
from tests.support.workbench import Workbench

SQUARE = """<edagari-puzzle id="square" puzzle="magic-square" option-order="3" {more}>
<p>a square of nine</p></edagari-puzzle>"""
CLOBBERED = {
    "an image": '<img name="currentScript" src="evil/embed.js" alt="">',
    "a frame": '<iframe name="currentScript" src="evil/embed.js" title=""></iframe>',
    "a form": '<form name="currentScript"><input name="src" value="evil/embed.js"></form>',
    "a list": '<form name="scripts"><input type="image" src="evil/embed.js" alt=""></form>',
    "many": "".join(
        f'<a id="{name}" name="{name}" href="evil/">evil</a><img name="{name}" src="evil/" alt="">'
        for name in ("currentScript", "scripts", "customElements", "URL", "location", "origin")
    ),
}
ANY = {"access-control-allow-origin": "*", "content-type": "text/javascript"}  # for modules
SCRIPTS = {
    "plain": '<script src="{}embed.js"></script>',
    "module": '<script type="module" src="{}embed.js"></script>',
    "twice": '<script src="{0}embed.js"></script><script async src="{0}embed.js"></script>',
}


Opens = Callable[[Page, str], None]


@pytest.fixture
def open_page(tmp_path: Path) -> Iterator[Opens]:
    """Opens a page of another origin that is nothing but this markup."""
    with serve.server(tmp_path, port=0) as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        numbers = count()

        def opened(page: Page, markup: str) -> None:
            name = f"{next(numbers)}.html"  # a name of its own: nothing of it is kept
            page_of_host = f"<!doctype html><title>A host</title>{markup}"
            (tmp_path / name).write_text(page_of_host, "utf-8")
            page.route(
                "**/embed.js", lambda route: route.fulfill(path=SITE / "embed.js", headers=ANY)
            )
            page.goto(f"{serve.address(bound)}{name}")

        yield opened
        bound.shutdown()


def frame_in(page: Page) -> Frame:
    """The frame of the element, once it has drawn its board."""
    expect(page.frame_locator("#square iframe").locator(".board .cell")).to_have_count(9)
    return next(frame for frame in page.frames if "embed.html" in frame.url)


def rights_of(page: Page) -> list[str]:
    """What the frame of the element is allowed to use, and to do."""
    asked = "({ frame }) => [frame.allow, `${frame.sandbox}`]"
    rights: list[str] = page.locator("#square").evaluate(asked)
    return rights


def test_no_markup_makes_the_element_load_its_frame_from_elsewhere(
    open_page, new_page, site_address
):
    page = new_page(faulty=True, python=False)
    for (way, script), (what, markup) in product(SCRIPTS.items(), CLOBBERED.items()):
        with sentence(f"{what}, {way}"):
            open_page(page, markup + script.format(site_address) + SQUARE.format(more=""))
            assert frame_in(page).url.startswith(f"{site_address}embed.html#")


def test_a_frame_does_all_that_it_needs_and_no_more(open_page, new_page, site_address):
    script = SCRIPTS["plain"].format(site_address)
    page = new_page(faulty=True)
    open_page(page, script + SQUARE.format(more='view="classes"'))
    reached: list[str] = []
    frame = frame_in(page)
    inside = page.frame_locator("#square iframe")

    inside.get_by_role("button", name="Start", exact=True).click()  # scripts, worker, its files
    expect(inside.locator(".results .verdict.over")).to_have_text("exactly 8 solutions")
    inside.get_by_role("button", name="Filter", exact=True).click()
    expect(inside.locator(".filters li")).to_have_count(1)
    until_equal(page, lambda: rights_of(page)[0], "clipboard-write")
    with page.context.expect_page() as opened:
        inside.get_by_role("link", name="Open in Edagari").click()
    full = opened.value
    Workbench(full, "#puzzle=queens").open_text()  # nothing is forbidden there
    until_equal(full, lambda: full.evaluate("[typeof localStorage, opener]"), ["object", None])

    page.on("download", lambda started: reached.append(started.suggested_filename))
    page.on("dialog", lambda shown: reached.append(shown.message))
    address = page.url
    assert run_inside(frame, "reach_too_far") == [False, None, "SecurityError"]
    run_inside(frame, "save_unasked")
    with page.context.expect_page():
        inside.get_by_role("link", name="Open in Edagari").click()
    assert (page.url, reached) == (address, [])


def test_the_workbench_writes_a_plain_frame_with_the_same_rights(open_page, site_address, new_page):
    page = new_page(python=False)
    open_page(page, SCRIPTS["plain"].format(site_address) + SQUARE.format(more=""))
    frame_in(page)
    rights = rights_of(page)
    bench = Workbench(
        new_page(python=False), "#puzzle=magic-square"
    )  # its own element: nothing to hold back
    bench.share("Embed").click()
    dialog = bench.page.get_by_role("dialog")
    live = bench.page.locator("dialog edagari-puzzle")
    expect(live.locator("iframe")).to_be_attached()
    expect(live.locator("iframe[sandbox]")).to_have_count(0)
    dialog.get_by_label("Form").select_option("Frame, without a script")
    html = dialog.get_by_role("region", name="The HTML to be copied")
    expect(html).to_contain_text(f'allow="{rights[0]}" sandbox="{rights[1]}"')
