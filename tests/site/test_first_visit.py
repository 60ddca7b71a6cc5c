"""What a first visit fetches, on a host that compresses."""

from collections import Counter

from playwright.sync_api import expect

from builder.site import SITE
from tests.support.weight import weighed
from tests.support.workbench import Workbench

MOST = 8_000_000  # bytes as sent


def test_a_first_visit_is_light_and_fetches_nothing_but_the_page_twice(new_page):
    with weighed(SITE) as host:
        page = new_page(base_url=host.address, service_workers="allow")
        Workbench(page).wait_for_python()
        expect(page.get_by_text("Ready for use offline")).to_be_visible(timeout=30_000)
        assert host.bytes() < MOST
        twice = {name for name, times in Counter(host.names()).items() if times > 1}
        assert twice <= {"index.html"}  # which the page has from the address of the folder
        assert not any(name.startswith("python/plain-") for name in host.names())
