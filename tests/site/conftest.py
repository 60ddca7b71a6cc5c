"""The built site in real Chromium.

The site is served under a path prefix, as a project's pages are on many hosts. Every page is
watched through its whole life: an error or a warning on the console, an uncaught error (the
worker's too) or a request to another host fails the test.

new_page     makes a page for which the site is new, at no address yet: goto("./") opens the site.
             It takes what Playwright's new_context takes (locale="ja-JP", color_scheme="dark",
             viewport=...), faulty=True and python=False. Only service_workers="allow" lets it keep
             the site for use offline: that is much work beside what the test looks at. The visitor
             saves data, or with saving=False does not. Called again, it makes a page for another
             visitor
calm         pages are asked to move nothing: drawing what moves by itself takes a tenth of all the
             work. A test of what moves asks for reduced_motion="no-preference"; the journeys in
             every browser see the page move
Python       that of the page's workers runs outside the browser, from a process that has imported
             the core (tests/support/native_python.py): it starts at once, and a search takes a
             fraction of the work. The page, its workers and their messages are the site's own. A
             test of Pyodide itself, of its start, death or files, calls start_pyodide(page) before
             it goes anywhere; a page at another host, or one that keeps the site, has Pyodide
python=False the page's workers are inert: Python starts for ever. For a test of layout, links,
             drafts, dialogues, focus or printing. python="feigned": they say that Python is ready
             and no more, for a test of what is kept for use offline
page         a new page, at the site
tutorial     opens a page of a host of another origin, with puzzles in it
host         another address of the site, where files arrive damaged and newer versions come
tabs         where the pages of tests open, one for each setting in OF_A_TAB. Tests share them; what
             a page kept is cleared away after it, and a page beside keeps the process alive
faulty page  one in which the test breaks something on purpose: its errors do not fail the test
"""

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from builder import browser as chromiums
from builder import browsers, environment, turns
from builder.site import SITE
from tests.support import damaged_site, native_site
from tests.support.answering import limit_evaluations
from tests.support.hosting import Tutorial, hosted
from tests.support.native_python import NativePython
from tests.support.watching import shown_to, watch_errors, watch_hosts
from tests.support.workbench import PATIENCE, script, start_pyodide

PREFIX = "/edagari/"
DESK = {"width": 1280, "height": 800}
USUAL: dict[str, Any] = {
    "viewport": DESK,
    "locale": "en-US",
    "service_workers": "block",
    "reduced_motion": "reduce",
}
OF_A_TAB = {"base_url", "locale", "has_touch", "is_mobile", "python"}
"""Settings that a tab has for good; each page in it has its own of the others below. One that keeps
the site has a browser of its own: what is being kept as a test ends would outlive it."""
OF_A_PAGE = {"viewport", "permissions", "color_scheme", "reduced_motion"}
"""Not forced colours: the browser has them for all pages of a process at once."""

NewPage = Callable[..., Page]
Python = bool | Literal["feigned"]

KEPT = "local_storage,indexeddb,cache_storage"

limit_evaluations()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Function) -> Generator[None, Any, pytest.TestReport]:
    """A test that failed tells what its pages showed: it may never fail again."""
    report: pytest.TestReport = yield
    if report.when == "call" and report.failed:
        report.sections.append(("what the pages showed", shown_to(item)))
    return report


@pytest.fixture(scope="session")
def native_python() -> Iterator[NativePython]:
    python = NativePython()
    yield python
    python.close()


@pytest.fixture(scope="session")
def site_address(native_python: NativePython) -> Iterator[str]:
    if not SITE.is_dir():
        pytest.exit("There is no site/ yet: run python3 build.py site first.", returncode=1)
    with native_site.served(PREFIX, native_python) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    shell = browsers.find(browsers.SHELL)
    program = shell[0] if shell else chromiums.find(Path(sys.executable))
    if program is None:
        pytest.exit("No Chromium starts here: python3 build.py test installs one.", returncode=1)
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=program,
            # One process for all pages of a context: what it has compiled serves the next page.
            args=["--process-per-site", *(["--no-sandbox"] if is_root else [])],
        )
        yield chromium
        chromium.close()


def new_context(
    browser: Browser, *, python: Python | Literal["native"], saving: bool = True, **options: Any
) -> BrowserContext:
    context = browser.new_context(**{**USUAL, **options})
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(script("notices_stay"))
    if saving:
        context.add_init_script(script("save_data"))
    if python == "native":
        context.add_init_script(script("native_worker"))
    elif python is not True:
        feigned = script("feigned_worker") if python else ""
        context.add_init_script(script("inert_worker") + feigned)
    return context


@pytest.fixture(scope="session")
def lasting_host() -> Iterator[damaged_site.Host]:
    with damaged_site.hosted() as host:
        yield host


@pytest.fixture
def host(lasting_host: damaged_site.Host) -> damaged_site.Host:
    """The host, sound, with this version of the site."""
    lasting_host.restore()
    return lasting_host


class Tab:
    """A context that serves one test after another, with a page of `site` beside theirs."""

    def __init__(self, browser: Browser, site: str, **options: Any) -> None:
        self.context = new_context(browser, **options)
        self.errors: list[str] = []
        self.hosts: list[str] = []
        watch_errors(self.context, self.errors)
        watch_hosts(self.context, self.hosts)
        self._is_at_host = options["base_url"] != site
        self.is_alive = True
        self._origins = {address_of(site), address_of(options["base_url"])}
        self._beside = self.context.new_page()
        self._beside.on("crash", self._die)
        self._beside.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        self._beside.goto(f"{site}robots.txt")  # a file of the site that is no page of it
        self._browser = self.context.new_cdp_session(self._beside)

    def _die(self, _: Page) -> None:
        """A page has crashed, and with it all that share its process."""
        self.is_alive = False

    def clear(self) -> None:
        """Close what a test has opened, and forget what it kept."""
        for page in self.context.pages:
            if page is not self._beside:
                page.close()
        self.context.set_offline(False)
        self.context.clear_permissions()
        self.context.unroute_all()
        for origin in self._origins:
            self._browser.send(
                "Storage.clearDataForOrigin", {"origin": origin, "storageTypes": KEPT}
            )
        if self._is_at_host:
            self._browser.send("Network.clearBrowserCache")  # the host has files kept for ever
        self.errors.clear()
        self.hosts.clear()

    def page(self, settings: dict[str, Any]) -> Page:
        """A page with these settings, of those that a page has."""
        made = self.context.new_page()
        media = {"reduced_motion": USUAL["reduced_motion"], **settings}
        made.set_viewport_size(media.pop("viewport", DESK))
        self.context.grant_permissions(media.pop("permissions", []))
        made.emulate_media(**media)
        return made


def address_of(site: str) -> str:
    """Return the origin of an address."""
    return "/".join(site.split("/")[:3])


Tabs = Callable[[dict[str, Any]], Iterator[Tab]]


@pytest.fixture(scope="session")
def tabs(browser: Browser, site_address: str) -> Iterator[Tabs]:
    """Tabs with these settings, one after another: another visitor has another one."""
    made: defaultdict[str, list[Tab]] = defaultdict(list)

    def with_these(settings: dict[str, Any]) -> Iterator[Tab]:
        every = {"base_url": site_address, "locale": USUAL["locale"], **settings}
        alike = made[str(sorted(every.items()))]
        yield from (tab for tab in alike if tab.is_alive)
        while True:
            alike.append(Tab(browser, site_address, **every))
            yield alike[-1]

    yield with_these
    for tab in chain.from_iterable(made.values()):
        if tab.is_alive:
            tab.context.close()


@pytest.fixture
def new_page(
    browser: Browser,
    site_address: str,
    native_python: NativePython,
    lasting_host: damaged_site.Host,
    tabs: Tabs,
) -> Iterator[NewPage]:
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    used: dict[Tab, bool] = {}  # whether its page is a faulty one
    lasting = {site_address, lasting_host.address}

    def make(*, faulty: bool = False, **options: Any) -> Page:
        settings = {"base_url": site_address, "python": True, **options}
        keeps = settings.get("service_workers") == "allow"
        if settings["python"] is True and settings["base_url"] == site_address and not keeps:
            settings["python"] = "native"
        if options.keys() <= OF_A_TAB | OF_A_PAGE and settings["base_url"] in lasting:
            of_tab = {name: settings[name] for name in OF_A_TAB & settings.keys()}
            tab = next(tab for tab in tabs(of_tab) if tab not in used)
            used[tab] = faulty
            return tab.page({name: options[name] for name in OF_A_PAGE & options.keys()})
        context = new_context(browser, **settings)
        contexts.append(context)
        watch_hosts(context, complaints)
        if not faulty:
            watch_errors(context, complaints)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    for tab, is_faulty in used.items():
        complaints += tab.hosts if is_faulty else tab.hosts + tab.errors
        if tab.is_alive:
            tab.clear()
        else:
            tab.context.close()
    native_python.end_all()
    if complaints:
        pytest.fail("the page is not clean:\n" + "\n".join(complaints), pytrace=False)


@pytest.fixture
def tutorial(
    tmp_path: Path, new_page: NewPage, site_address: str
) -> Iterator[Callable[..., Tutorial]]:
    """Opens a page of a host of another origin, with this body; its Python is native or Pyodide."""
    with ExitStack() as hosts:

        def opened(
            body: str, lang: str = "en", *, pyodide: bool = False, **options: object
        ) -> Tutorial:
            address = hosts.enter_context(hosted(tmp_path, site_address, body, lang))
            page = new_page(**options)
            if pyodide:
                start_pyodide(page)
            return Tutorial(page, address)

        yield opened


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The next version of the site, which the first process that asks for it writes for all."""
    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "newer"
    with turns.alone():
        if not folder.exists():
            damaged_site.write_newer_site(environment.node().program, folder)
    return folder / "site"


@pytest.fixture
def page(new_page: NewPage) -> Page:
    opened = new_page()
    opened.goto("./")
    return opened
