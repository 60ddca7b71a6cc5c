"""Watch while it plays, and how it is heard."""

import re

from playwright.sync_api import expect

from tests.support.acting import reload
from tests.support.journey import sentence
from tests.support.watch_mode import STAR, opened


def test_the_first_cuts_that_are_ever_played_pause(new_page):
    page = new_page()
    bench = opened(page, f"{STAR}&view=watch&at=4", "4")
    paused = page.locator(".scrubber .paused")
    with sentence("there is time to read why, and the button that goes on has the focus"):
        bench.button("Play").click()
        expect(paused).to_have_text("Paused at a cut, so that you can read why. Play goes on.")
        expect(bench.moment).to_have_text(re.compile("^5 / "))
        expect(bench.narration).to_contain_text("the line from a to h needs 26")
        expect(bench.button("Play")).to_be_focused()
    for cut in (8, 11):
        with sentence("Play goes on to the next"):
            page.keyboard.press("Space")
            expect(bench.moment).to_have_text(re.compile(f"^{cut} / "))
            expect(paused).to_contain_text("Paused")
    with sentence("a step further it is not told"):
        page.keyboard.press("ArrowRight")
        expect(paused).to_be_empty()
    with sentence("three times is enough, on later visits too"):
        reload(page)
        expect(bench.moment).to_have_text(re.compile("^12 / "))
        bench.button("Play").click()
        expect(bench.moment).to_have_text(re.compile(r"^(1[5-9]|[2-9]\d) / "))
        expect(bench.button("Pause the player")).to_be_visible()
