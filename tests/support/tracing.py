"""What the main threads of a browser's pages did, task by task, as the browser traces it.

A task takes long on a machine that is busy with something else. So what is told of it here is what
it took of the processor, not of the day.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

KINDS = ["toplevel", "disabled-by-default-devtools.timeline"]


@contextmanager
def tasks_of_pages(browser: Browser, page: Page) -> Iterator[list[float]]:
    """The milliseconds of each task that ran in the meantime; they are there afterwards."""
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
        page.evaluate("1")  # what the browser sends is heard in between
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
