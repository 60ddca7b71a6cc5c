"""A drawn figure in a page of another site."""

import re

from playwright.sync_api import Page, expect

from tests.support.drawing import Designer
from tests.support.workbench import Workbench


def used(page: Page) -> Workbench:
    """Draw a magic square of order three, named, and put it on the page."""
    bench, designer = Workbench(page), Designer(page)
    bench.wait_for_python()
    designer.open()
    designer.fill("Size", "3")
    designer.button("Magic square").click()
    designer.fill("Title", "Nine cells")
    expect(designer.count).to_have_text("exactly 8 solutions")
    designer.button("Use it").click()
    expect(page.locator(".board input.cell")).to_have_count(9)
    return bench


def test_it_stands_in_the_page_of_another_site(new_page, tutorial):
    page = new_page()
    bench = used(page)
    bench.share("Embed").click()
    code = page.get_by_role("dialog").locator("textarea, pre, code").first
    html = code.evaluate("it => it.value ?? it.textContent")
    element = re.search(r"<edagari-puzzle[^>]*>", html)
    assert element is not None, html
    there = tutorial(
        f"{element[0].replace('<edagari-puzzle', '<edagari-puzzle id=mine')}</edagari-puzzle>"
    )
    expect(there.frame("mine").locator("h1")).to_contain_text(re.compile(r"z\..{8}…"))
    there.start("mine")
    [finished] = there.wait_for("mine", "finished")
    assert finished["verdict"]["en"] == "1 solution (8 with rotations and reflections)"
    expect(there.frame("mine").locator("h1")).to_contain_text("Nine cells")
    expect(there.frame("mine").locator(".board .cell")).to_have_count(9)
