"""People's programs run, are stopped and reach nothing, in every browser."""

from tests.support.sandboxed import run_programs, try_ways_out


def test_a_program_runs_is_stopped_and_another_one_runs(driver, host):
    driver.open(host.address)
    first, stopped, after = run_programs(
        driver.run,
        host.address,
        {"source": "import statistics\nprint('one')\nstatistics.mean([1, 2, 3])"},
        {"source": "print('shown')\nwhile True: pass", "stopAfter": "shown"},
        {"source": "1 + 1"},
    )
    assert (first["output"], first["value"]) == ("one\n", "2")
    assert (stopped["type"], stopped["output"]) == ("restarted", "shown\n")
    assert after["value"] == "2"


def test_a_program_that_was_paused_comes_to_its_end(driver, host):
    """Also where the browser cannot hold it, and it went on meanwhile."""
    driver.open(host.address)
    source = "print('shown')\nfor _ in range(3_000_000): pass\n'end'"
    (ended,) = run_programs(driver.run, host.address, {"source": source, "holdAfter": "shown"})
    assert (ended["output"], ended["value"]) == ("shown\n", "'end'")


def test_forty_ways_out_reach_nothing(driver, host):
    driver.open(host.address)
    try_ways_out(driver.run, host.address)
