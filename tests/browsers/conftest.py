"""One browser of each kind for all its tests; each test visits a site at an address of its own.

Another address is another origin: nothing that a test leaves behind is there for the next one.
If a browser is not installed, the reason for skipping its tests names it.
"""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from builder import browser, browsers
from builder.browsers import FIREFOX, WEBKIT, Browser
from builder.site import SITE
from tests.browsers.chromium import chromium
from tests.browsers.driver import Driver
from tests.browsers.firefox import firefox
from tests.browsers.visitor import Visitor
from tests.browsers.webkit import webkit
from tests.support.damaged_site import Host, hosted


def programs(wanted: Browser) -> list[str]:
    """Its program; the test is skipped if that is not installed."""
    found = browsers.find(wanted)
    if found is None:
        pytest.skip(browsers.missing(wanted))
    return found


def in_chromium(folder: Path) -> AbstractContextManager[Driver]:
    program = browser.find(Path(sys.executable))
    assert program, "No Chromium starts here: python3 build.py test installs one."
    return chromium(program)


def in_firefox(folder: Path) -> AbstractContextManager[Driver]:
    return firefox(folder, *programs(FIREFOX))


def in_webkit(folder: Path) -> AbstractContextManager[Driver]:
    return webkit(folder, *programs(WEBKIT))


def pytest_collection_modifyitems(items):
    """Leave out in Chromium what the tests of the page prove there."""
    items[:] = [
        item
        for item in items
        if not item.get_closest_marker("not_in_chromium")
        or item.callspec.params["driver"] is not in_chromium
    ]


@pytest.fixture(scope="session", params=[in_chromium, in_firefox, in_webkit])
def driver(request, tmp_path_factory) -> Iterator[Driver]:
    if not SITE.is_dir():
        pytest.exit("There is no site/ yet: run python3 build.py site first.", returncode=1)
    with request.param(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture
def host() -> Iterator[Host]:
    with hosted() as there:
        yield there


@pytest.fixture
def visitor(driver, host) -> Iterator[Visitor]:
    before = len(driver.complaints() or [])
    driver.resize(1280, 800)
    yield Visitor(driver, host.address)
    complaints = (driver.complaints() or [])[before:]
    driver.open("about:blank")
    if complaints:
        pytest.fail("the page is not clean:\n" + "\n".join(complaints), pytrace=False)
