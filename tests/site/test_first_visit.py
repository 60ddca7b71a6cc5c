"""What a first visit fetches, on a host that compresses."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from builder.site import SITE
from tests.support.acting import reload
from tests.support.journey import sentence
from tests.support.polling import expect_none, removed_by, until, until_equal
from tests.support.weight import weighed
from tests.support.workbench import Workbench, place_of

MOST = 8_567_000  # bytes as sent
MOST_AT_START = 147_500  # the same, of what is not Python, nor loaded when it is asked for
PARTS = ("app/study-", "app/share-", "app/story-", "app/bookshelf-", "boards-")


def test_a_first_visit_is_light_and_fetches_nothing_twice(new_page):
    with weighed(SITE) as host:
        page = new_page(base_url=host.address, service_workers="allow")
        Workbench(page).wait_for_python()
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        assert host.bytes() < MOST
        assert {name for name, times in Counter(host.names()).items() if times > 1} == set()
        assert not any(name.startswith("python/plain-") for name in host.names())


def test_by_the_name_of_its_file_the_page_is_the_same_without_a_network(new_page):
    with weighed(SITE) as host:
        page = new_page(base_url=host.address, service_workers="allow", python="feigned")
        Workbench(page)
        expect(page.get_by_text("Ready for use offline")).to_be_visible()
        page.context.set_offline(True)
        page.goto("index.html#puzzle=queens")
        expect(page.get_by_role("heading", level=1)).to_have_text("Queens")
        expect(page).to_have_url(re.compile(f"^{re.escape(host.address)}#puzzle=queens"))
        page.goto("p/sudoku/")  # the page of one puzzle is not kept
        expect(page.get_by_role("heading", level=1)).to_have_text("Sudoku")
        bench = Workbench(page, "#puzzle=queens")
        for button, content in {"Plan": ".panel.plan", "Share": "dialog.save h3"}.items():
            bench.button(button).click()
            expect(page.locator(content).first).to_be_visible()


MOVING = """() => document.getAnimations()
    .filter(({ animationName }) => ["line-shown", "button-shown"].includes(animationName))
    .map(({ effect }) => effect.getComputedTiming())
    .map(({ iterations, endTime }) => [iterations, endTime])"""


def test_at_the_first_visit_the_lines_of_the_board_move_once_within_ten_seconds(new_page):
    page = new_page(python=False, reduced_motion="no-preference")
    bench = Workbench(page, "")
    expect(page.locator(".board.greets .line")).to_have_count(6)
    moving = until(page, lambda: page.evaluate(MOVING), lambda seen: len(seen) == 7)
    assert {times for times, _ in moving} == {1}
    assert max(end for _, end in moving) < 10_000
    with removed_by(page.locator(".greets")):
        bench.type({0: "1"})
    reload(page)
    expect(page.locator(".board .line")).to_have_count(6)
    until_equal(page, lambda: page.evaluate(MOVING), [])


def test_back_from_watch_no_ring_goes_round_the_invitation_again(new_page):
    page = new_page(reduced_motion="no-preference")
    bench = Workbench(page, "")
    bench.wait_for_python()
    page.locator(".invitation.greets button").click()
    expect(bench.moment).to_have_text(re.compile(r"\d"))
    bench.enter("Solve")
    expect(page.locator(".invitation button")).to_be_visible()
    expect(page.locator(".invitation.greets")).to_have_count(0)


def test_no_line_moves_on_a_board_that_comes_with_numbers(new_page):
    page = new_page(python=False, reduced_motion="no-preference")
    Workbench(page, "#puzzle=magic-star&given=11:5")
    expect(page.locator(".board .line")).to_have_count(6)
    expect(page.locator(".board.greets")).to_have_count(0)


def test_nothing_moves_by_itself_for_those_who_asked_for_that(new_page):
    page = new_page(python=False)
    Workbench(page, "")
    expect(page.locator(".board.greets")).to_be_visible()
    until_equal(page, lambda: page.evaluate(MOVING), [])


def test_the_page_without_python_stays_light(new_page):
    with weighed(SITE) as host:
        page = new_page(base_url=host.address)
        Workbench(page, "").wait_for_python()
        own = [(name, size) for name, size in host.sent if not name.startswith("python/")]
    at_start = [(name, size) for name, size in own if not name.startswith(PARTS)]
    assert len(at_start) > 5
    assert sum(size for _, size in at_start) < MOST_AT_START, at_start


def test_the_boards_of_other_puzzles_come_when_one_is_chosen(new_page):
    with weighed(SITE) as host:
        page = new_page(base_url=host.address, python=False)
        bench = Workbench(page, "")
        assert [name for name in host.names() if name.startswith("boards-")] == []
        bench.button("Magic star").click()
        expect(page.locator("dialog.chooser li svg, dialog.chooser li .game")).not_to_have_count(0)
        page.get_by_role("dialog").get_by_role("button", name="Sudoku", exact=False).first.click()
        expect(page.locator(".board .cell")).to_have_count(81)
        assert len([name for name in host.names() if name.startswith("boards-")]) == 1


def test_the_first_picture_tells_its_story_and_leads_to_moments(new_page):
    page = new_page(python=False, reduced_motion="no-preference")
    Workbench(page, "")
    story = page.get_by_role("region", name="Why prune?")
    with sentence("it can be skipped, and then stands still"):
        story.get_by_role("button", name="Skip").click()
        expect(story.locator(".so-far")).to_have_text(["15,529", "15,529"])
        expect(story).to_contain_text("In slow motion: 971 nodes a second each")
        expect(story).to_contain_text("about 1 in 53,000")
        expect(page.locator(".because .node")).to_contain_text("for 480 million arrangements")
        expect(story.get_by_role("heading")).to_have_text(["Generate and test", "Forced cells"])
    ideas = page.locator(".because")
    with sentence("each idea is a link to a moment at which it cuts"):
        expect(ideas.get_by_role("link")).to_have_count(4)
        expect(ideas.locator("li").first).to_have_text(
            "Prune 1,573,584 Test each rule as soon as it can fail; a branch that breaks it "
            "goes no further."
        )
        ideas.get_by_role("link", name="Prune").click()
        expect(page).to_have_url(re.compile("strategy=prune.*view=watch"))
        expect(page.get_by_role("tab", selected=True)).to_have_text("Watch")
    with sentence("another puzzle has none, nor has the next visit"):
        Workbench(page, "#puzzle=queens")
        expect_none(story, once=page.locator(".board"))


@pytest.mark.parametrize("size", [(1280, 720), (1280, 800), (1920, 1080)])
def test_on_a_desk_the_wheel_goes_through_the_first_picture_and_cuts_no_board(new_page, size):
    page = new_page(python=False, viewport={"width": size[0], "height": size[1]})
    bench = Workbench(page, "")
    board, end = page.locator("#board"), page.locator(".because li").last
    for part in (board, page.get_by_role("region", name="Why prune?")):
        expect(part).to_be_in_viewport(ratio=1)
    expect(end).to_be_attached()
    with sentence("the wheel brings the last idea into sight, above the foot of the page"):
        bench.cell(0).hover()
        page.mouse.wheel(0, 3000)
        expect(page.locator("footer")).to_be_in_viewport(ratio=1)
        expect(end).to_be_in_viewport(ratio=1)
        expect(board).to_be_in_viewport(ratio=1)
        list_of, foot = place_of(page.locator(".because")), place_of(page.locator("footer"))
        assert list_of["y"] + list_of["height"] <= foot["y"]


def test_the_first_picture_has_its_ideas_from_the_beginning(new_page):
    low = {"width": 1280, "height": 420}  # it is out of sight, and has not begun
    page = new_page(python=False, reduced_motion="no-preference", viewport=low)
    Workbench(page, "")
    story = page.get_by_role("region", name="Why prune?")
    ideas = page.locator(".because")
    expect(ideas.get_by_role("link")).to_have_count(4)
    expect(ideas.locator("li small")).to_contain_text(
        ["goes no further", "fullest lines first", "and of the 12 rotations", "is computed"]
    )
    expect(story.get_by_role("button", name="Skip")).to_be_visible()
    expect(story.get_by_text("done: one of each 12 alike")).to_be_hidden()


def test_the_first_picture_is_still_for_those_who_asked_for_that(new_page):
    page = new_page(python=False)
    Workbench(page, "")
    expect(page.locator(".story.told .so-far")).to_have_text(["15,529", "15,529"])
