"""A puzzle that is out of sight for long lets its Python rest; it comes back when it is used."""

import pytest
from playwright.sync_api import expect

from tests.support.acting import scroll_to
from tests.support.hosting import Tutorial
from tests.support.journey import sentence

WALKED = """<edagari-puzzle id="it" puzzle="magic-square" option-order="3" view="player"
strategy="prune" step="40"></edagari-puzzle>"""
LONG = f"{WALKED}<div style='height: 4000px'></div><p id='end'>The end.</p>"
MINUTE = 60_000


def is_away(there: Tutorial) -> None:
    scroll_to(there.element("end"), above=300)
    expect(there.element("it")).not_to_be_in_viewport()


def test_out_of_sight_python_rests_and_comes_back_by_itself(tutorial):
    there = tutorial(LONG, pyodide=True)
    there.page.clock.install()
    there.start("it")
    there.expect_moment("it", 40)
    is_away(there)
    with sentence("not at once"):
        there.page.clock.run_for(4 * MINUTE)
        assert len(there.page.workers) == 1
    with sentence("after five minutes"):
        there.page.clock.run_for(2 * MINUTE)
        there.wait_for_state("it", "python", "asleep")
    with sentence("what was found is there"):
        scroll_to(there.element("it"))
        there.expect_moment("it", 40)
        there.frame("it").get_by_role("button", name="One event back").click()
        there.expect_moment("it", 39)
    with sentence("and a click in it brought Python back"):
        there.wait_for_state("it", "python", "ready")


@pytest.mark.parametrize("view", ["board", "player"])
def test_nothing_to_be_pressed_is_printed(tutorial, view):
    there = tutorial(f'<edagari-puzzle id="it" puzzle="magic-star" view="{view}"></edagari-puzzle>')
    there.wait_for("it", "ready")
    there.page.emulate_media(media="print")
    frame = there.frame("it")
    expect(frame.locator(".board")).to_be_visible()
    expect(frame.locator(".start")).to_have_css("visibility", "hidden")
    expect(there.element("it")).to_have_css("break-inside", "avoid")
