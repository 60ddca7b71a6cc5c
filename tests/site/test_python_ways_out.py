"""A program reaches neither the network, nor what the origin stores, nor the page around it."""

import json

import pytest

from tests.support.sandboxed import Program, listening, run_programs
from tests.support.workbench import SCRIPTS, Workbench

REPORT: Program = {
    "source": "import builtins, json\nprint(json.dumps(builtins.results))",
}
WAYS_OUT = (SCRIPTS / "ways_out.py").read_text("utf-8")


def test_forty_ways_out_reach_nothing(new_page, site_address):
    page = new_page(faulty=True)  # the browser reports on the console what it blocks
    Workbench(page, "")
    with listening() as host:
        source = WAYS_OUT.replace("{port}", str(host.port)).replace("{origin}", site_address)
        first, _, last = run_programs(page, {"source": source}, REPORT, REPORT)
        assert host.heard == []
    assert int(first["output"]) >= 40, first
    reached = {
        name: said for name, said in json.loads(last["output"]).items() if "open " in str(said)
    }
    assert reached == {}


@pytest.mark.parametrize(
    "source",
    [
        "print('shown')\nwhile True: pass",
        "print('shown')\nwhile True:\n    try:\n        1\n    except BaseException: pass",
        "import itertools\nprint('shown')\nsum(itertools.repeat(0))",
        "import js\nprint('shown')\nwhile True: js.console.valueOf()",
    ],
)
def test_an_endless_program_is_ended_and_what_it_had_shown_stays(new_page, source):
    page = new_page()
    Workbench(page, "")
    stopped, after = run_programs(
        page, {"source": source, "stopAfter": "shown"}, {"source": "1 + 1"}
    )
    assert (stopped["type"], stopped["output"]) == ("restarted", "shown\n")
    assert after["value"] == "2"


def test_a_program_that_says_too_much_is_ended(new_page):
    page = new_page()
    Workbench(page, "")
    source = "import js\nwhile True: js.postMessage('x' * 1000)"
    flooded, after = run_programs(page, {"source": source}, {"source": "1 + 1"})
    assert (flooded["type"], after["value"]) == ("flooded", "2")


def test_a_program_that_takes_too_much_memory_is_ended(new_page):
    page = new_page()
    Workbench(page, "")
    source = "x = []\nwhile True: x.append(bytearray(1_000_000))"
    ended, after = run_programs(page, {"source": source}, {"source": "1 + 1"})
    assert "tooLarge" in ended["reports"]
    assert after["value"] == "2"


def test_a_fatal_error_of_python_is_no_end(new_page):
    page = new_page(faulty=True)  # Pyodide reports it on the console
    Workbench(page, "")
    source = "import json\njson.loads('[' * 200000)"
    *_, after = run_programs(page, {"source": source}, {"source": "1 + 1"})
    assert after["value"] == "2"
