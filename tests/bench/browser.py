"""In Chromium: ours in Python compiled to wasm, against ours native and MiniZinc's Gecode in wasm.

On one page, each in a worker; timed on the page, from the question to all solutions. Warm: each has
answered the question a few times before, so that the browser has compiled its wasm well; the time
of a round is the median of some answers. Native is a process beside the browser, without a page to
bring the solutions to (see programs/ours.py).
"""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import Error, Page

from tests.bench.in_chromium import page_at
from tests.bench.ours import ours
from tests.bench.programs import MODELS
from tests.bench.rows import Failed, Row, Unmeasured, Way, rounds, unmeasured

TASKS: tuple[tuple[str, str, str, dict[str, str], int], ...] = (
    ("Magic star, all 960, in Chromium", "star", "magic-star", {}, 960),
    (
        "Magic square of order 4, all 7040, in Chromium",
        "square",
        "magic-square",
        {"order": "4"},
        7040,
    ),
)
OURS, NATIVE, GECODE = "ours, warm", "ours, warm, native", "MiniZinc, Gecode, warm"
WARMING = {OURS: 40, GECODE: 8}
ANSWERS = {OURS: 21, GECODE: 3}


def measure() -> list[Row]:
    """Both tasks; a row without times where the browser or a package is missing."""
    try:
        with page_at("page/index.html") as page:
            page.wait_for_function("globalThis.ways !== undefined")
            rows = []
            for task, model, puzzle, options, expected in TASKS:
                size, lines, total, _ = MODELS[model]
                asked = {"puzzle": puzzle, "options": options, "size": size}
                modelled = {"size": size, "lines": lines, "total": total}
                typed = ",".join(f"{name}={value}" for name, value in options.items()) or "-"
                ways = {
                    OURS: way(page, OURS, asked, expected),
                    NATIVE: ours(puzzle, typed, "compiled", "warm", "all", expected),
                    GECODE: way(page, GECODE, modelled, expected),
                }
                rows += rounds(task, ways, bases=2)
            return rows
    except Unmeasured as why:
        return [unmeasured(task, name, why) for task, *_ in TASKS for name in (OURS, GECODE)]


def way(page: Page, name: str, given: dict[str, Any], expected: int) -> Way:
    """The way of that name on the page (see page/ways.js); its first answers are not timed."""
    script = {OURS: "ours", GECODE: "gecode"}[name]

    def answer() -> float:
        try:
            done = page.evaluate("([name, given]) => globalThis.ways[name](given)", [script, given])
        except Error as error:
            raise Failed(f"failed: {reason(error.message)}") from None
        if done["count"] != expected:
            raise Failed(f"wrong: {done['count']} instead of {expected}")
        return float(done["ms"]) / 1000

    warm: list[float] = []

    def run() -> float:
        while len(warm) < WARMING[name]:
            warm.append(answer())
        return median([answer() for _ in range(ANSWERS[name])])

    return run


def reason(message: str) -> str:
    """What went wrong, out of a message with a trace in it."""
    lines = [line for line in message.splitlines() if line and not line.startswith((" ", "Trace"))]
    return lines[-1][:80] if lines else "no reason given"
