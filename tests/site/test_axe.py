"""No violation that axe-core finds: every puzzle, both languages, light, dark, desk and phone."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from builder import bundle
from builder.environment import NODE_MODULES
from builder.site import SITE
from tests.support.workbench import Workbench, script

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text("utf-8")
CATALOG = json.loads(bundle.in_site(SITE, bundle.CATALOGUE).read_text("utf-8"))
NAMES = [entry["name"] for entry in CATALOG["puzzles"]]
DESK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe-core that ask for colours: all others find the same in the dark."""


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe-core finds: the rule (of these, or of all), and the first elements that break it."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(script("find_violations"), rules)
    return [f"{each['rule']}: {each['where']}" for each in found]


def open_panels(page: Page) -> None:
    shut = page.locator(".panel-buttons [aria-expanded=false]")
    for left in range(shut.count() - 1, -1, -1):
        shut.first.click()
        expect(shut).to_have_count(left)


@pytest.mark.parametrize(
    ("locale", "settings"), [("en-US", DESK), ("ja-JP", PHONE)], ids=["desk", "phone"]
)
def test_no_puzzle_has_a_violation_with_its_panels_open(new_page, locale, settings):
    page = new_page(locale=locale, reduced_motion="reduce", **settings)
    bench = Workbench(page, f"#puzzle={NAMES[0]}")
    bench.wait_for_python()
    open_panels(page)
    found = {}
    for name in NAMES:
        page.evaluate(f"location.hash = '#puzzle={name}'")
        expect(page.locator(".title h1")).to_have_text(title_of(name, locale))
        for theme, rules in (("light", None), ("dark", COLOURS)):
            page.emulate_media(color_scheme=theme)
            found[name, theme] = violations(page, rules)
    assert {key: value for key, value in found.items() if value} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_state_of_a_search_has_a_violation(new_page, theme):
    page = new_page(color_scheme=theme, reduced_motion="reduce")
    bench = Workbench(page, "#puzzle=magic-square&option.order=3&strategy=prune")
    bench.wait_for_python()
    found = {}
    for _ in range(3):
        bench.button("Step").click()
    found["paused"] = violations(page)
    page.keyboard.press("Shift+ArrowRight")
    found["cut"] = violations(page)
    bench.button("Solve the rest").click()
    bench.expect_over("exactly 8 solutions")
    found["over"] = violations(page)
    bench.go_back()
    bench.type({3: "99"})
    expect(bench.faults).not_to_have_count(0)
    found["faults"] = violations(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Keys and words").click()
    found["help"] = violations(page)
    page.keyboard.press("Escape")
    bench.button("Choose a puzzle").click()
    found["chooser"] = violations(page)
    assert {key: value for key, value in found.items() if value} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_hint_and_no_line_of_moves_has_a_violation(new_page, theme):
    page = new_page(color_scheme=theme, reduced_motion="reduce")
    bench = Workbench(page, "#puzzle=sudoku&given=0:5,1:3")
    bench.wait_for_python()
    bench.button("Hint").click()
    expect(page.locator(".told p")).not_to_have_count(0)
    found = {"hint": violations(page)}
    page.evaluate("location.hash = '#puzzle=flip-it'")
    bench.solve()
    expect(page.locator(".strip")).to_be_visible()
    found["line"] = violations(page)
    assert {key: value for key, value in found.items() if value} == {}


def title_of(name: str, locale: str) -> str:
    (entry,) = (each for each in CATALOG["puzzles"] if each["name"] == name)
    return str(entry["title"][locale[:2]])
