"""What a first visit fetches, on a host that compresses."""

from collections import Counter

from playwright.sync_api import expect

from builder.site import SITE
from tests.support.weight import weighed
from tests.support.workbench import Workbench

MOST = 8_000_000  # bytes as sent
# Small, and not named after their content: an old copy must not be taken for the new one.
ASKED_FOR_ANEW = {"index.html", "python/start.json", "icons/icon.svg", "manifest.webmanifest"}


def test_a_first_visit_is_light_and_fetches_nothing_large_twice(new_page):
    with weighed(SITE) as host:
        page = new_page(base_url=host.address, service_workers="allow")
        Workbench(page).wait_for_python()
        expect(page.get_by_text("Ready for use offline")).to_be_visible(timeout=30_000)
        assert host.bytes() < MOST
        assert {
            name for name, times in Counter(host.names()).items() if times > 1
        } <= ASKED_FOR_ANEW
        assert not any(name.startswith("python/plain-") for name in host.names())
