"""The built site in real Chromium.

The site is served under a path prefix, as a project's pages are on many hosts. Every page is
watched through its whole life: an error or a warning on the console, an uncaught error (the
worker's too) or a request to another host fails the test.

new_page     makes a page in a context of its own, at no address yet: goto("./") opens the site.
             It takes what Playwright's new_context takes (locale="ja-JP", color_scheme="dark",
             viewport=...) and faulty=True. Only service_workers="allow" lets it keep the site for
             use offline: that is much work beside what the test looks at
page         a new page, at the site
faulty page  one in which the test breaks something on purpose: errors are then the browser's own
             report of it and do not fail the test; requests to another host still do
"""

import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from builder import browser as browsers
from builder import serve
from builder.site import SITE
from tests.support.watching import watch_errors, watch_hosts

PREFIX = "/edagari/"
DESK = {"width": 1280, "height": 800}

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def site_address() -> Iterator[str]:
    if not SITE.is_dir():
        pytest.exit("There is no site/ yet: run python3 build.py site first.", returncode=1)
    with serve.server(SITE, port=0, prefix=PREFIX) as bound:
        threading.Thread(target=bound.serve_forever, daemon=True).start()
        yield serve.address(bound, PREFIX)
        bound.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = browsers.find(Path(sys.executable))
    if program is None:
        pytest.exit("No Chromium starts here: python3 build.py test installs one.", returncode=1)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox"] if is_root else []
        )
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser: Browser, site_address: str) -> Iterator[NewPage]:
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def make(*, faulty: bool = False, **options: object) -> Page:
        usual = {"viewport": DESK, "locale": "en-US", "service_workers": "block"}
        settings = {**usual, "base_url": site_address, **options}
        context = browser.new_context(**settings)  # type: ignore[arg-type]
        contexts.append(context)
        watch_hosts(context, complaints)
        if not faulty:
            watch_errors(context, complaints)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    if complaints:
        pytest.fail("the page is not clean:\n" + "\n".join(complaints), pytrace=False)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    opened = new_page()
    opened.goto("./")
    return opened
