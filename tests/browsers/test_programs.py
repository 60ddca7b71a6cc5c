"""People's programs run, are stopped and paused and reach nothing, in every browser."""

import pytest

from tests.support.sandboxed import run_programs, try_ways_out


@pytest.mark.not_in_chromium  # tests/site/test_python_ways_out.py
def test_programs_run_are_stopped_and_are_paused(driver, host):
    """One that was paused comes to its end also where the browser cannot hold it, and it went on
    meanwhile."""
    driver.open(host.address)
    held = "print('shown')\nfor _ in range(300_000): pass\n'end'"
    first, stopped, paused, after = run_programs(
        driver.run,
        host.address,
        {"source": "import statistics\nprint('one')\nstatistics.mean([1, 2, 3])"},
        {"source": "print('shown')\nwhile True: pass", "stopAfter": "shown"},
        {"source": held, "holdAfter": "shown"},
        {"source": "1 + 1"},
    )
    assert (first["output"], first["value"]) == ("one\n", "2")
    assert (stopped["type"], stopped["output"]) == ("restarted", "shown\n")
    assert (paused["output"], paused["value"]) == ("shown\n", "'end'")
    assert after["value"] == "2"


def test_forty_ways_out_reach_nothing(driver, host):
    driver.open(host.address)
    try_ways_out(driver.run, host.address)
