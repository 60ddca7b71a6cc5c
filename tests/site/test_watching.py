"""The watch over every page does see what it must see."""

import pytest
from playwright.sync_api import Browser

from tests.support.acting import run_script
from tests.support.journey import sentence
from tests.support.watching import watch_errors, watch_hosts

ELSEWHERE = "http://elsewhere.invalid/"
BLANK = "robots.txt"  # a file of the site without a policy of its own


@pytest.fixture
def watched(browser: Browser, site_address: str):
    context = browser.new_context(base_url=site_address)
    complaints: list[str] = []
    watch_hosts(context, complaints)
    watch_errors(context, complaints)
    page = context.new_page()
    page.goto(BLANK)
    yield page, complaints
    context.close()


def in_a_worker(script: str) -> str:
    """A script that runs another one in a worker."""
    return f"void new Worker(URL.createObjectURL(new Blob([{script!r}])))"


COMPLAINTS = [
    ("console", "console.error('spilt')", "console error: spilt"),
    ("console", "console.warn('wet')", "console warning: wet"),
    ("console", in_a_worker("console.error('spilt')"), "console error: spilt"),
    ("console", "fetch('missing').then(() => null)", "console error: Failed to load"),
    ("request", f"fetch('{ELSEWHERE}').catch(() => null)", f"another host: {ELSEWHERE}"),
    ("request", in_a_worker(f"fetch('{ELSEWHERE}')"), f"another host: {ELSEWHERE}"),
    ("weberror", "setTimeout(() => { throw Error('dropped') }), 0", "page error: dropped"),
    ("weberror", "Promise.reject(Error('dropped')), 0", "page error: dropped"),
    ("weberror", in_a_worker("throw Error('dropped')"), "dropped"),
]


def test_it_complains(watched):
    page, complaints = watched
    for event, deed, complaint in COMPLAINTS:
        with sentence(f"{complaint}: {deed}"):
            complaints.clear()
            with page.context.expect_event(
                event, lambda _, wanted=complaint: any(wanted in said for said in complaints)
            ):
                run_script(page, deed)


def test_it_complains_of_a_socket_to_another_host(watched):
    page, complaints = watched
    with page.expect_event("websocket"):
        run_script(page, "void new WebSocket('ws://elsewhere.invalid/')")
    assert complaints[0] == "request to another host: ws://elsewhere.invalid/"


def test_it_has_nothing_to_say_of_a_quiet_page(watched):
    page, complaints = watched
    with page.expect_event("console"):
        run_script(page, "fetch('robots.txt').then(() => console.log('fine'))")
    assert complaints == []
