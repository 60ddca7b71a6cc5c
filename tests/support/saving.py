"""Saving from the page like a user: by the dialogue of *Share*."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.support.workbench import Workbench


def solved(page: Page, link: str, verdict: str) -> Workbench:
    bench = Workbench(page, link)
    bench.solve()
    bench.expect_over(verdict)
    expect(page.locator("#board .cell").last).not_to_have_value("")  # a solution has come
    return bench


def dialogue(bench: Workbench) -> Locator:
    bench.button("Share").click()
    return bench.page.locator("dialog.save")


def saved(bench: Workbench, button: str) -> tuple[str, bytes]:
    """Return name and content of the file that a button of the dialog saves."""
    with bench.page.expect_download() as waiting:
        dialogue(bench).get_by_role("button", name=button, exact=True).click()
    # Closing it makes the page go back in its history: a link followed earlier is lost.
    with bench.page.expect_event("framenavigated"):
        bench.page.keyboard.press("Escape")
    download = waiting.value
    return download.suggested_filename, Path(download.path()).read_bytes()
