"""No task of the page's own takes long, however much arrives: measured by what each takes of the
processor."""

from playwright.sync_api import expect

from tests.support.tracing import tasks_of_pages
from tests.support.workbench import Workbench

LONG_TASK = 50  # milliseconds of processor
STEPS = 40
JUMPED = """(shelf, part) => new Promise((resolve) => {
    shelf.scrollTop = (shelf.scrollHeight - shelf.clientHeight) * part;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
})"""

SCROLLED = """(shelf) => new Promise((resolve) => {
    shelf.scrollTop -= 100;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
})"""

FOUND = """(least) => {
    const found = document.querySelector(".gallery h2 span")?.textContent ?? "";
    return Number(found.replaceAll(",", "")) >= least;
}"""


def test_all_permutations_of_nine_arrive_and_are_scrolled_with_tree_and_kinds(new_page, browser):
    page = new_page()
    bench = Workbench(page, "#puzzle=permutations&option.n=9&strategy=prune&panels=tree")
    bench.wait_for_python()
    expect(page.locator(".panel.tree")).to_be_visible()
    shelf = page.locator(".shelf")

    def scroll() -> None:
        for step in range(STEPS + 1):
            shelf.evaluate(JUMPED, step / STEPS)
        for _ in range(STEPS):
            shelf.evaluate(SCROLLED)

    with tasks_of_pages(browser, page) as tasks:
        bench.button("Solve").click()
        expect(shelf).to_be_visible()
        scroll()
        bench.expect_over("exactly 362,880 solutions")
        scroll()
        page.get_by_label("Show").select_option("drawing")
        expect(page.locator(".gallery h2")).to_have_text("Solutions 181,440 of 362,880")
        scroll()
    assert len(tasks) > 100
    assert [task for task in tasks if task > LONG_TASK] == []


def test_the_empty_sudoku_is_filled_at_full_speed_with_its_tree_plan_and_program(new_page, browser):
    page = new_page()
    bench = Workbench(page, "#puzzle=sudoku&strategy=prune&panels=tree.plan.program")
    bench.wait_for_python()
    expect(page.locator(".panel.tree")).to_be_visible()
    with tasks_of_pages(browser, page) as tasks:
        bench.button("Solve").click()
        page.wait_for_function(FOUND, arg=2000)
    assert len(tasks) > 100
    assert [task for task in tasks if task > LONG_TASK] == []
