"""The service worker's cache of the site, damaged in the browser."""

from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Page, expect

from builder import bundle
from builder.site import SITE, kept
from tests.support.workbench import Workbench, script

WAYS = ("cut", "emptied", "turned")  # cut to half, emptied, one bit changed
NAMES = [name for name in kept(SITE) if (SITE / name).stat().st_size > 0] if SITE.is_dir() else []


def keep_the_site(page: Page) -> None:
    """Open the page and wait until its service worker has cached everything."""
    page.goto("./")
    expect(page.get_by_text("Ready for use offline")).to_be_visible()


def damage_kept(page: Page, damages: Mapping[str, str], part: float = 0.5) -> None:
    """Damage each of these files in its own way; a bit is flipped at this fraction of the
    length."""
    assert page.evaluate(script("damage_kept"), [damages, part]) == len(damages)


def expect_whole(page: Page, names: list[str]) -> None:
    """Expect that the next visit works, and that served and cached files equal the build's."""
    page = page.context.new_page()
    Workbench(page, "").wait_for_python()
    expect(page.locator("html")).to_have_css("background-color", "rgb(244, 239, 227)")
    hashes = {name: bundle.integrity(SITE / name) for name in names}
    assert page.evaluate(script("find_wrong"), hashes) == []
    page.close()


def kept_as(entry: str, folder: Path = SITE) -> str:
    """Return the name in the site of an entry of web/, or of the first file that fits a pattern."""
    path = next(folder.glob(entry), None) or bundle.in_site(folder, entry)
    return path.relative_to(folder).as_posix()
