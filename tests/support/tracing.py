"""The work of the main threads of a browser's pages, task by task, from the browser's trace.

Tasks take longer on a busy machine, so these are processor times, not clock times.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

KINDS = ["toplevel", "disabled-by-default-devtools.timeline"]


@contextmanager
def tasks_of_pages(browser: Browser, page: Page) -> Iterator[list[float]]:
    """Collect the milliseconds of each task during the block, available afterwards."""
    session = browser.new_browser_cdp_session()
    told: list[dict[str, Any]] = []
    ended: list[object] = []
    session.on("Tracing.dataCollected", lambda said: told.extend(said["value"]))
    session.on("Tracing.tracingComplete", lambda said: ended.append(said))
    config = {"traceConfig": {"includedCategories": KINDS}, "transferMode": "ReportEvents"}
    session.send("Tracing.start", config)
    taken: list[float] = []
    yield taken
    session.send("Tracing.end")
    while not ended:
        page.evaluate("1")  # messages of the browser are received in between
    mains = {
        (each["pid"], each["tid"])
        for each in told
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    taken += [
        each["tdur"] / 1000
        for each in told
        if each["name"] == "RunTask" and (each["pid"], each["tid"]) in mains and "tdur" in each
    ]
    session.detach()
