"""However a program goes on without end, or ends, the next one runs in the same sandbox.

Forty ways out of the sandbox are tried in every browser (tests/browsers/test_programs.py).
"""

from tests.support.journey import sentence
from tests.support.sandboxed import Program, run_programs
from tests.support.workbench import Workbench

ENDLESS = {
    "a loop that catches everything": (
        "import js\nwhile True:\n"
        "    try:\n        js.console.valueOf()\n    except BaseException: pass"
    ),
    "one call that does not return": "import itertools\nsum(itertools.repeat(0))",
}
BUFFERS = """
import js
keep = [js.Uint8Array.new(400_000_000) for _ in range(5)]
print("went on")
"""
COPIES = """
import js
first = js.Uint8Array.new(300_000_000)
keep = [first.slice() for _ in range(5)]
print("went on")
"""
UNBUILT = """
import builtins
for name in list(vars(builtins)):
    delattr(builtins, name)
"""
BUSY = ["pass", "print('.')", "sorted([1, 2], key=lambda each: each)"]


def stopped(source: str) -> Program:
    return {"source": f"print('shown')\n{source}", "stopAfter": "shown"}


def held(at_work: str) -> Program:
    """It ends when its clock has gone on without it, by more than any computer is busy."""
    source = (
        "from time import perf_counter\nlast = perf_counter()\nprint('shown')\n"
        "while (now := perf_counter()) - last < 0.5:\n"
        f"    last = now\n    {at_work}\n'held'"
    )
    return {"source": source, "holdAfter": "shown"}


def test_a_program_is_ended_and_the_next_one_runs(new_page, site_address):
    page = new_page(faulty=True, python=False)  # Pyodide reports its fatal error on the console
    Workbench(page, "")
    ways: dict[str, Program] = {
        **{f"stopped: {name}": stopped(source) for name, source in ENDLESS.items()},
        "too many messages": {"source": "import js\nwhile True: js.postMessage('x' * 1000)"},
        "too much memory": {"source": "x = []\nwhile True: x.append(bytearray(1_000_000))"},
        "too many buffers of JavaScript": {"source": BUFFERS},
        "too large a buffer of JavaScript": {
            "source": "import js\njs.ArrayBuffer.new(2_000_000_000)"
        },
        "copies of a buffer": {"source": COPIES},
        "no builtins": {"source": UNBUILT},
        "a fatal error of Python": {"source": "import json\njson.loads('[' * 200000)"},
        "its end": {"source": "1 + 1"},
    }
    ended = dict(zip(ways, run_programs(page.evaluate, site_address, *ways.values()), strict=True))
    for name in ways:
        if name.startswith("stopped"):
            with sentence(f"{name}: what it had shown stays"):
                assert (ended[name]["type"], ended[name]["output"]) == ("restarted", "shown\n")
    assert ended["too many messages"]["type"] == "flooded"
    assert "tooLarge" in ended["too much memory"]["reports"]
    for name in (
        "too many buffers of JavaScript",
        "too large a buffer of JavaScript",
        "copies of a buffer",
    ):
        with sentence(f"{name}: it is ended before it has them"):
            assert "tooLarge" in ended[name]["reports"]
            assert "went on" not in ended[name]["output"]
    with sentence(
        "a program that takes Python to pieces comes to its end, and the next one has a new Python"
    ):
        assert (ended["no builtins"]["type"], ended["no builtins"]["spoiled"]) == ("ended", True)
    assert ended["its end"]["value"] == "2"
    assert not ended["its end"]["spoiled"]


def test_a_program_that_is_paused_stands_still(new_page, site_address):
    page = new_page(python=False)
    Workbench(page, "")
    for at_work, ended in zip(
        BUSY, run_programs(page.evaluate, site_address, *map(held, BUSY)), strict=True
    ):
        with sentence(f"while it is at {at_work}"):
            assert ended["value"] == "'held'"
