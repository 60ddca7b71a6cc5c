"""Into Watch, out of it and in again: by button, key, link, address and Back."""

import re

from playwright.sync_api import expect

from tests.support.acting import copied, follow, follow_late, reload, tell_followed, visit
from tests.support.journey import sentence
from tests.support.polling import removed_by
from tests.support.watch_mode import MOMENT, STAR, opened
from tests.support.workbench import Workbench, place_of


def test_in_and_out_and_in_again(new_page):
    page = new_page()
    bench = Workbench(page, f"{STAR}&given=0:1")
    bench.wait_for_python()
    room = page.locator(".watch-mode")
    with sentence("the button opens it, and it plays"):
        bench.enter("Watch")
        expect(room).to_be_visible()
        expect(page.locator("header.head")).to_have_count(0)
        expect(bench.moment).to_have_text(re.compile(r"^[1-9]\d* / "))
        page.keyboard.press("Home")  # it has the player rest, which pauses at a cut by itself
        for moment in range(1, 8):
            page.keyboard.press("ArrowRight")
            expect(bench.moment).to_have_text(re.compile(f"^{moment} / "))
    with sentence("Escape leaves it: the board has its givens again"):
        with removed_by(room):
            page.keyboard.press("Escape")
        bench.expect_board({0: "1", 1: "", 7: ""})
        expect(page.get_by_role("tab", name="Solve")).to_be_focused()
    with sentence("W comes back at the same moment, and the browser's Back leaves it"):
        page.keyboard.press("w")
        expect(bench.moment).to_have_text(re.compile("^7 / "))
        with removed_by(room):
            page.go_back()
        bench.expect_board({0: "1", 1: ""})
    with sentence("forward is in again"):
        page.go_forward()
        expect(bench.moment).to_have_text(re.compile("^7 / "))
    with sentence("loaded anew, it is at its moment again, and Back still leaves it"):
        reload(page)
        expect(bench.moment).to_have_text(re.compile("^7 / "))
        with removed_by(room):
            page.keyboard.press("Escape")
        page.keyboard.press("w")
        expect(bench.moment).to_have_text(re.compile("^7 / "))
    with sentence("a dialogue over it is closed by Back, and Watch stays"):
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        with removed_by(page.get_by_role("dialog")):
            page.go_back()
        expect(room).to_be_visible()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        with removed_by(page.get_by_role("dialog")):
            page.keyboard.press("Escape")
        expect(room).to_be_visible()
    with sentence("its own button leaves it too, and a dialogue opens and closes as before"):
        with removed_by(room):
            bench.enter("Solve")
        bench.page.locator(".choose").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        with removed_by(page.get_by_role("dialog")):
            page.go_back()
        bench.expect_board({0: "1", 1: ""})


def test_a_link_holds_the_moment(new_page):
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    bench = opened(page, MOMENT)
    told = copied(page, page.get_by_role("button", name="Link to this moment"))
    assert "at=39" in told
    assert "view=watch" in told
    with sentence("what is said of it lies over the head, and not over the player or the reason"):
        said, band = place_of(page.locator(".notice")), place_of(page.locator(".band"))
        assert said["y"] + said["height"] <= band["y"]
    with sentence("who came by a link leaves to the puzzle"):
        with removed_by(page.locator(".watch-mode")):
            page.keyboard.press("Escape")
        expect(page.locator("header.head")).to_be_visible()
    with sentence("another link within the page opens another moment"):
        follow(page, f"{STAR}&view=watch&at=4")
        expect(bench.moment).to_have_text(re.compile("^4 / "))
    with sentence("what could not be read of it is told while its search begins"):
        follow(page, "#puzzle=magic-star&strategy=prune&view=watch&at=999999999")
        expect(bench.moment).to_have_text(re.compile("^5 / "))  # the first cut, where it pauses
        expect(page.get_by_text("The link could not be read in full")).to_be_in_viewport(ratio=1)


def test_the_address_says_that_one_is_in_watch(new_page):
    page = new_page(python=False)
    page.goto(f"./{MOMENT}")
    room = page.locator(".watch-mode")
    watched, workbench = re.compile(r"strategy=forced&view=watch&v=2$"), re.compile("forced&v=2$")
    with sentence("a link into it keeps its view, and Back leaves it"):
        expect(room).to_be_visible()
        expect(page).to_have_url(watched)
        with removed_by(room):
            page.go_back()
        expect(page).to_have_url(workbench)
        expect(page.get_by_role("tab", name="Solve")).to_be_focused()
    with sentence("Forward is in it again, in a dialogue too, and after a reload"):
        page.go_forward()
        expect(page).to_have_url(watched)
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()
        expect(page).to_have_url(watched)
        with removed_by(page.get_by_role("dialog")):
            page.go_back()
        reload(page)
        expect(room).to_be_visible()
        expect(page).to_have_url(watched)
    with sentence("another strategy is in the address, and in that of the puzzle afterwards"):
        page.get_by_label("Strategy").select_option(label="Prune")
        expect(page).to_have_url(re.compile("strategy=prune&view=watch"))
        with removed_by(room):
            page.keyboard.press("Escape")
        expect(page).to_have_url(re.compile("strategy=prune&v=2$"))
    with sentence("a puzzle without anything to say in its link has an address there too"):
        visit(page, "about:blank")
        page.goto("./#puzzle=magic-star&view=watch")
        expect(room).to_be_visible()
        reload(page)
        expect(room).to_be_visible()
        with removed_by(room):
            page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text("Magic star")
    with sentence("what is drawn before the page has read a link leaves its address alone"):
        follow(page, MOMENT)
        expect(page).to_have_url(watched)
        follow_late(page, MOMENT)
        expect(page).to_have_url(re.compile("view=watch&at=39$"))
        tell_followed(page)
        expect(page).to_have_url(watched)
