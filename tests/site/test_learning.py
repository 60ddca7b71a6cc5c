"""The strategy that learns, on the page: what a dead end teaches, and what follows from it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from pycore.model.drawing import grid
from pycore.search.events import LEARNED, RECALLED
from pycore.search.placements.learn import STRATEGY
from pycore.task.placements import PlacementTask, placement_task
from tests.support.journey import sentence
from tests.support.workbench import Workbench

HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
"""Arto Inkala, 2010."""


def moment_of(fact: int) -> int:
    """How many events there are up to the one that says what was learned."""
    task = placement_task("sudoku", {}, {}, HARD)
    assert isinstance(task, PlacementTask), task
    at = learned = 0
    for batch in STRATEGY.start(task.placement, grid(9, 9)).batches:
        for event in batch.events:
            at += event >> 27 != RECALLED
            learned += event >> 27 == LEARNED
            if learned == fact:
                return at
    raise AssertionError("so much was not learned")


def address_of(board: str, moment: int) -> str:
    """The link to a moment of the search that learns."""
    given = ",".join(f"{cell}:{digit}" for cell, digit in enumerate(board) if digit != ".")
    return f"#puzzle=sudoku&strategy=learn&given={given}&view=watch&at={moment}"


def test_a_dead_end_says_what_it_teaches_and_what_was_not_to_blame(new_page):
    page = new_page()
    given = ",".join(f"{cell}:{digit}" for cell, digit in enumerate(HARD) if digit != ".")
    address = f"#puzzle=sudoku&strategy=learn&given={given}"
    bench = Workbench(page, f"{address}&view=watch&at={moment_of(3)}")
    with sentence("the fact, in one sentence, and how far it takes the search back"):
        expect(bench.narration).to_contain_text("Learned, fact 3")
        expect(bench.narration).to_contain_text("r3c4 = 3 and r9c4 = 3/8 can never stand together")
        expect(bench.narration).to_contain_text("over 3 more trials, which were not to blame")
        expect(page.locator(".path-tree .jump text")).to_have_text("back over 3 trials")
    with sentence("before it the dead end, with its reason"):
        page.keyboard.press("ArrowLeft")
        expect(bench.narration.locator(".said.cut")).to_be_visible()
        expect(bench.narration.locator(".rule")).to_contain_text(re.compile("[a-z]"))
    with sentence("to the end it finds the one solution"):
        bench = Workbench(page, address)
        bench.solve()
        expect(bench.verdict).to_have_text("exactly 1 solution")


def test_what_was_learned_is_listed_up_to_the_moment_and_leads_there_and_back(new_page):
    page = new_page()
    last = moment_of(42)
    bench = Workbench(page, address_of(HARD, last))
    learned = page.locator(".pane .lessons")
    facts = learned.get_by_role("listitem")
    with sentence("all that was learned, the facts that cut most first, each in one sentence"):
        expect(learned).to_contain_text("42 facts; cuts by them since: 9.")
        expect(facts).to_have_count(6)
        expect(facts.first).to_contain_text("Fact 3")
        expect(facts.first).to_contain_text("3 cuts")
        expect(facts.first).to_contain_text("r3c4 = 3 and r9c4 = 3/8 can never stand together")
        expect(facts.last).to_contain_text(re.compile(r"no cut yet.*\.", re.S))
    with sentence("more of them on demand"):
        learned.get_by_role("button", name="Show more (36 left)").click()
        expect(facts).to_have_count(12)
    with sentence("a fact leads to where it was learned, where less is known and has cut"):
        facts.first.get_by_role("button").click()
        expect(bench.narration).to_contain_text("Learned, fact 3")
        expect(learned).to_contain_text("3 facts; cuts by them since: 0.")
        expect(facts).to_have_count(3)
    with sentence("and from there back"):
        page.get_by_role("button", name=f"Back to moment {last:,}").click()
        expect(learned).to_contain_text("42 facts; cuts by them since: 9.")
        expect(page.get_by_role("button", name="Back to moment")).to_have_count(0)


STARS = (
    "#puzzle=star-battle&option.stars=2&option.regions=AAAAABBCCC+AAAAABBBCC+AAAAABBBBB+DDDAEEBBBF"
    "+DGGGEEBBFF+GGGGEEBFFF+GGGGGHBFFF+GGGGGHBFFH+JJJHHHHHHH+HHHHIIIIII"
)
"""Two stars, by KrazyDad, on which learning saves four nodes of five."""


def compared(new_page, link: str):
    """Compare a puzzle searched by propagation with the search that learns, to both ends."""
    page = new_page()
    bench = Workbench(page, f"{link}&strategy=propagate&panels=tree&beside=learn")
    bench.wait_for_python()
    page.get_by_role("button", name="Let it grow").click()
    page.get_by_role("button", name="Run this one too").click()
    return page


@pytest.mark.parametrize(
    ("link", "said"),
    [
        (STARS, "“Propagate”, which does not learn, walked {more} more nodes than “Learn”"),
        (
            "#puzzle=star-battle",
            "Learning saved nothing here: “Learn” walked {less} more nodes than “Propagate”",
        ),
    ],
)
def test_compare_says_what_learning_saved_or_that_it_saved_nothing(new_page, link, said):
    page = compared(new_page, link)
    sides = page.locator(".tree-side .summary")
    comparison = page.locator(".panel.tree .comparison")
    expect(comparison).to_contain_text("cuts by facts: ")
    plain, learned = (
        int(number.replace(",", ""))
        for text in sides.all_text_contents()
        for number in re.findall(r"Nodes: ([\d,]+)", text)
    )
    said = said.format(more=f"{plain - learned:,}", less=f"{learned - plain:,}")
    expect(comparison).to_contain_text(said)


def test_a_step_that_rests_on_what_was_learned_leads_there_and_back(new_page):
    page = new_page()
    bench = Workbench(page, address_of(HARD, 86))
    expect(bench.narration).to_contain_text("Only 6 is left for row 1, column 2, as was learned")
    page.get_by_role("button", name="Where fact 1 was learned").click()
    expect(bench.narration).to_contain_text("Learned, fact 1")
    page.get_by_role("button", name="Back to moment 86").click()
    expect(bench.narration).to_contain_text("Only 6 is left for row 1, column 2, as was learned")
