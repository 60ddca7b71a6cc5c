"""No violation that axe-core finds: every puzzle, in English on a desk in the light, in Japanese on
a phone in the dark; and the states of a search, of Watch and of the workshop, both ways."""

import json
import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from builder import bundle
from builder.environment import NODE_MODULES
from builder.site import SITE
from tests.support.acting import follow
from tests.support.drawing import Designer
from tests.support.journey import at_size
from tests.support.polling import changed_by, removed_by
from tests.support.workbench import Workbench, script
from tests.support.workshop import Workshop

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
TITLES = {entry["name"]: entry["title"] for entry in CATALOG["puzzles"]}
DESK = {"viewport": {"width": 1280, "height": 800}}
SIZES = [(1280, 800), (390, 844)]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe-core that ask for colours: all others find the same in the dark."""
DARK_AND_NARROW = [*COLOURS, "scrollable-region-focusable"]
"""The rules that may find more in a puzzle there than in the light on a desk."""
PAPER = {"light": "rgb(244, 239, 227)", "dark": "rgb(18, 24, 26)"}


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds: the rule (of these, or of all), and the first elements that break it."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(script("find_violations"), rules)
    return [f"{each['rule']}: {each['where']}" for each in found]


def examined(page: Page) -> list[str]:
    """What is found in the page as it is now, all that it will show being there: light and dark."""
    set_colours(page, "light")
    found = violations(page)
    set_colours(page, "dark")
    return found + [f"{each} (dark)" for each in violations(page, COLOURS)]


def set_colours(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme)
    expect(page.locator("html")).to_have_css("background-color", PAPER[scheme])


def open_panels(page: Page) -> None:
    shut = page.locator(".panel-buttons [aria-expanded=false]")
    for left in range(shut.count() - 1, -1, -1):
        shut.first.click()
        expect(shut).to_have_count(left)


@pytest.mark.parametrize(
    ("locale", "scheme", "settings", "rules"),
    [("en-US", "light", DESK, None), ("ja-JP", "dark", PHONE, DARK_AND_NARROW)],
    ids=["desk", "phone"],
)
def test_no_puzzle_has_a_violation_with_its_panels_open(new_page, locale, scheme, settings, rules):
    page = new_page(locale=locale, **settings)
    Workbench(page).wait_for_python()
    set_colours(page, scheme)
    open_panels(page)
    found: dict[str, list[str]] = {}
    for name, title in TITLES.items():
        follow(page, f"#puzzle={name}")
        expect(page.locator(".title h1")).to_have_text(title[locale[:2]])
        expect(page.locator(".panel [aria-busy=true]")).to_have_count(0)
        found[name] = violations(page, rules if found else None)
    assert {name: each for name, each in found.items() if each} == {}


def test_no_state_of_a_search_has_a_violation(new_page):
    page = new_page()
    bench = Workbench(page, "#puzzle=magic-square&option.order=3&strategy=prune")
    bench.wait_for_python()
    found = {}
    for steps in (1, 2, 3):
        bench.button("Step").click()
        expect(bench.moment).to_have_text(f"{steps} / {steps}")
    found["paused"] = examined(page)
    with changed_by(bench.narration):
        page.keyboard.press("Shift+ArrowRight")
        expect(bench.narration).to_contain_text("refused")
    found["cut"] = examined(page)
    bench.button("Search to the end").click()
    bench.expect_over("exactly 8 solutions")
    found["over"] = examined(page)
    bench.go_back()
    bench.type({3: "99"})
    expect(bench.faults).not_to_have_count(0)
    found["faults"] = examined(page)
    page.keyboard.press("Escape")
    dialogue = page.get_by_role("dialog")
    page.get_by_role("button", name="Keys and words").click()
    expect(dialogue).to_contain_text("the next event of the search")
    found["help"] = examined(page)
    with removed_by(dialogue):
        page.keyboard.press("Escape")
    bench.page.locator(".choose").click()
    expect(dialogue.locator("svg.thumbnail").first).to_be_visible()
    found["chooser"] = examined(page)
    with removed_by(dialogue):
        page.keyboard.press("Escape")
    follow(page, "#puzzle=sudoku&given=0:5,1:3")
    bench.button("Hint").click()
    expect(page.locator("#advice p").first).to_be_visible()
    expect(page.locator("#advice")).to_have_attribute("aria-busy", "false")
    found["hint"] = examined(page)
    bench.type({2: "4"})
    bench.page.locator(".choose").click()
    dialogue.get_by_role("button", name="Shelf").click()
    expect(dialogue.locator("li svg.thumbnail").first).to_be_visible()
    found["shelf"] = examined(page)
    with removed_by(dialogue):
        page.keyboard.press("Escape")
    follow(page, "#puzzle=flip-it")
    bench.solve()
    expect(page.locator(".strip")).to_be_visible()
    found["line"] = examined(page)
    assert {state: each for state, each in found.items() if each} == {}


@pytest.mark.parametrize(
    ("locale", "settings"), [("en-US", DESK), ("ja-JP", PHONE)], ids=["desk", "phone"]
)
def test_no_moment_that_is_watched_has_a_violation(new_page, locale, settings):
    page = new_page(locale=locale, **settings)
    bench = Workbench(page, "#puzzle=magic-star&strategy=forced&view=watch&at=39")
    found = {}
    for link, moment in (
        ("#puzzle=magic-star&strategy=forced&view=watch&at=38", "38"),
        ("#puzzle=magic-star&strategy=forced&view=watch&at=39", "39"),
        ("#puzzle=sudoku&strategy=propagate&view=watch&at=9", "9"),
        ("#puzzle=flip-it&strategy=iterative-deepening&view=watch&at=20", "20"),
    ):
        follow(page, link)
        expect(page.locator(".watch-mode")).to_be_visible()
        expect(bench.moment).to_have_text(re.compile(f"^{moment} / "))
        expect(page.locator(".narration .said")).to_be_visible()
        found[link] = examined(page)
    assert {link: each for link, each in found.items() if each} == {}


def test_nothing_is_found_in_the_workshop(new_page):
    page = new_page()
    workshop = Workshop(page, "#puzzle=magic-square&option.order=3")
    workshop.room.get_by_label("Begin with").select_option("A better order")
    placed = "from edagari.learn import puzzle\nboard = puzzle()\nboard.place(0, 1)\n"
    workshop.write(f"{placed}def f(n):\n    return n  # a comment\nx = f('text')\nx / 0")
    workshop.run(by_line=True)
    expect(workshop.trouble).to_be_visible()
    expect(workshop.room.get_by_role("region", name="The tree")).to_be_visible()
    workshop.button("One forward").click()
    expect(workshop.room.locator(".call")).to_have_count(1)
    for size in SIZES:
        with at_size(page, size):
            assert examined(page) == []


def test_nothing_is_found_in_the_designer(new_page):
    page = new_page()
    Workbench(page).wait_for_python()
    designer = Designer(page)
    designer.open_from_page()
    designer.lines.first.click()
    expect(designer.count).to_have_text("exactly 960 solutions")
    for size in SIZES:
        with at_size(page, size):
            assert examined(page) == []
