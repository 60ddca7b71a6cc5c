"""A program reaches neither the network, nor what the origin stores, nor the page around it."""

import pytest

from tests.support.sandboxed import run_programs, try_ways_out
from tests.support.workbench import Workbench


def test_forty_ways_out_reach_nothing(new_page, site_address):
    page = new_page(faulty=True)  # the browser reports on the console what it blocks
    Workbench(page, "")
    try_ways_out(page.evaluate, site_address)


@pytest.mark.parametrize(
    "source",
    [
        "print('shown')\nwhile True: pass",
        "print('shown')\nwhile True:\n    try:\n        1\n    except BaseException: pass",
        "import itertools\nprint('shown')\nsum(itertools.repeat(0))",
        "import js\nprint('shown')\nwhile True: js.console.valueOf()",
    ],
)
def test_an_endless_program_is_ended_and_what_it_had_shown_stays(new_page, site_address, source):
    page = new_page()
    Workbench(page, "")
    stopped, after = run_programs(
        page.evaluate, site_address, {"source": source, "stopAfter": "shown"}, {"source": "1 + 1"}
    )
    assert (stopped["type"], stopped["output"]) == ("restarted", "shown\n")
    assert after["value"] == "2"


@pytest.mark.parametrize("at_work", ["pass", "print('.')", "sorted([1, 2], key=lambda each: each)"])
def test_a_program_that_is_paused_stands_still(new_page, site_address, at_work):
    """It ends when its clock has gone on without it, by more than any computer is busy."""
    page = new_page()
    Workbench(page, "")
    source = (
        "from time import perf_counter\nprint('shown')\nlast = perf_counter()\n"
        "while (now := perf_counter()) - last < 0.3:\n"
        f"    last = now\n    {at_work}\n'held'"
    )
    (held,) = run_programs(page.evaluate, site_address, {"source": source, "holdAfter": "shown"})
    assert held["value"] == "'held'"


def test_a_program_that_says_too_much_is_ended(new_page, site_address):
    page = new_page()
    Workbench(page, "")
    source = "import js\nwhile True: js.postMessage('x' * 1000)"
    flooded, after = run_programs(
        page.evaluate, site_address, {"source": source}, {"source": "1 + 1"}
    )
    assert (flooded["type"], after["value"]) == ("flooded", "2")


def test_a_program_that_takes_too_much_memory_is_ended(new_page, site_address):
    page = new_page()
    Workbench(page, "")
    source = "x = []\nwhile True: x.append(bytearray(1_000_000))"
    ended, after = run_programs(
        page.evaluate, site_address, {"source": source}, {"source": "1 + 1"}
    )
    assert "tooLarge" in ended["reports"]
    assert after["value"] == "2"


def test_a_fatal_error_of_python_is_no_end(new_page, site_address):
    page = new_page(faulty=True)  # Pyodide reports it on the console
    Workbench(page, "")
    source = "import json\njson.loads('[' * 200000)"
    *_, after = run_programs(page.evaluate, site_address, {"source": source}, {"source": "1 + 1"})
    assert after["value"] == "2"
