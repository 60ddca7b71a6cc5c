"""The page in a given Japanese font, from its first frame on; builder/fonts.py installs them."""

from functools import cache

import pytest
from playwright.sync_api import Page

from builder import fonts
from tests.support.workbench import script


@cache
def _missing() -> list[str]:
    return fonts.missing()


def write_in(page: Page, family: str) -> None:
    """Have all text of the page in this font, from now on at every address."""
    if family in _missing():
        pytest.skip(f"there is no {family} here: builder.equipment installs it where it can")
    rules = f":root:root {{ --sans: '{family}', sans-serif; --serif: '{family}', serif; }}"
    add_styles = script("add_styles").strip().removesuffix(";")
    page.add_init_script(f"({add_styles})({rules!r})")


def fonts_of(page: Page, selector: str) -> set[str]:
    """Return the fonts that the browser uses for the text of the first element."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    found = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})
    used = session.send("CSS.getPlatformFontsForNode", {"nodeId": found["nodeId"]})["fonts"]
    session.detach()
    return {each["familyName"] for each in used if each["glyphCount"] > 5}
