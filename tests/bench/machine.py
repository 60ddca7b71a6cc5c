"""The compiled plan in WebAssembly: the search below one branch, counted, by the function in Python
and by its machine, in CPython with wasmtime and on the page's Python in Chromium; both go down to
the branch in Python, and both totals are compared. Then what the machine alone counts in full, the
same loops as a C program, and what it takes to write a module.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from time import process_time
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page

from pycore.codegen.function import WrittenFunction
from pycore.wasm.binary import encoded
from pycore.wasm.module import translated
from tests.bench.browser import reason
from tests.bench.c_peers import compiled_text
from tests.bench.in_chromium import page_at
from tests.bench.loops_in_c import in_c
from tests.bench.rows import Failed, Row, Unmeasured, Way, rounds, unmeasured

SOURCE = """
import json
from functools import cache
from edagari.model.incremental import result_of
from edagari.search.placements import compiled
from edagari.task.placements import placement_task
from edagari.wasm.running import machine_for

@cache
def made(name, options, givens):
    placement = placement_task(name, json.loads(options), json.loads(givens)).placement
    _, function, expansion = result_of(compiled._prepared_to_count(placement))
    return function, machine_for(function._written), expansion

def counted(name, options, givens, branch, fixed, times, machine):
    function, its_machine, expansion = made(name, options, givens)
    function.machine = its_machine if machine else None
    function._stands = compiled.SOON  # so that none is made but this
    for _ in range(times):
        found = tied = 0
        stands = function.at(branch, fixed) if branch else function()
        for (some, some_tied), nodes, cuts, *_ in stands:
            found, tied = found + some, tied + some_tied
    return json.dumps([found, expansion.tally((found, tied))[1].solutions, nodes, cuts])
"""
"""For both Pythons; the package has another name in ours."""


class Task(NamedTuple):
    """A puzzle with options and givens, as JSON, and a branch to begin with, of which the first
    `fixed` values stay. `times` are the repetitions that are measured as one: for searches that are
    too short for a clock."""

    title: str
    puzzle: str
    options: str
    branch: tuple[int, ...] = ()
    fixed: int = 0
    givens: str = "{}"
    times: int = 1


ROW_AND_COLUMN = json.dumps({str(at): str(n) for n in range(1, 7) for at in (n - 1, 6 * n - 6)})
"""The first row and the first column of a Latin square of order 6."""

PARTS = (
    Task("Squares of order 5, below a branch", "magic-square", '{"order": "5"}', (1, 2, 13, 24), 4),
    Task("14 queens, below a branch", "queens", '{"n": "14"}', (1,), 1),
    Task(
        "Magic stars {8/3}, all, twenty times",
        "magic-star",
        '{"order": "8", "pattern": "3"}',
        (1,),
        times=20,
    ),
    Task(
        "Latin squares of order 6, a row and a column given, ten times",
        "latin-square",
        '{"order": "6"}',
        (1,),
        givens=ROW_AND_COLUMN,
        times=10,
    ),
    Task("Magic stars of ten tips, all", "magic-star", '{"order": "10"}'),
    Task("Latin squares of order 5, all", "latin-square", '{"order": "5"}'),
)

WHOLE = {
    Task("14 queens, counted in full", "queens", '{"n": "14"}'): 365596,
    Task("15 queens, counted in full", "queens", '{"n": "15"}'): 2279184,
    Task("16 queens, counted in full", "queens", '{"n": "16"}'): 14772512,
    **{
        Task(
            f"Magic stars {{12/{pattern}}}, counted in full",
            "magic-star",
            f'{{"order": "12", "pattern": "{pattern}"}}',
        ): 24 * basic
        for pattern, basic in {2: 396930, 3: 826112, 4: 560348, 5: 496336}.items()
    },
}
"""Solutions: OEIS A000170; A. Howroyd's counts of magic stars (times their 24 positions)."""

LOOPS = (
    Task("14 queens, in full", "queens", '{"n": "14"}'),
    Task("Magic stars of ten tips, in full", "magic-star", '{"order": "10"}'),
    Task("Latin squares of order 5, in full", "latin-square", '{"order": "5"}'),
)

ORDER_5 = Task("Magic squares of order 5, counted in full", "magic-square", '{"order": "5"}')
ORDER_5_TOTALS = [36798121, 2202441792, 12918080165, 48060051731]
"""Found, solutions (OEIS A006052, times 8), nodes, cuts (docs/spreading.md)."""

Call = Callable[[str], tuple[str, float]]
"""Counts; gives the answer and the seconds."""


def call_of(task: Task, machine: bool) -> str:
    """The expression that counts."""
    return f"counted{(*task[1:3], task.givens, *task[3:5], task.times, machine)!r}"


def preparation_of(task: Task) -> str:
    """The expression that plans and translates, the first time."""
    return f"str(made{(*task[1:3], task.givens)!r}[1])"


def measure() -> list[Row]:
    """A row for each way and task; rows without times where there is no browser or site."""
    rows: list[Row] = []
    names: dict[str, Any] = {}
    exec(SOURCE.replace("edagari", "pycore"), names)

    def here(call: str) -> tuple[str, float]:
        began = process_time()
        return eval(call, names), process_time() - began

    answers: dict[Task, set[str]] = {}
    for task in PARTS:
        ways = {
            "CPython, Python": way(here, task, False, answers),
            "CPython, wasmtime": way(here, task, True, answers),
        }
        rows += rounds(f"{task.title}: natively", ways, times=3)
    for task, solutions in WHOLE.items():
        rows += rounds(task.title, {"CPython, wasmtime": whole(here, task, solutions)}, times=1)
    for task in LOOPS:
        ways = {
            "C, gcc -O2": loops(written(names, task), task, answers),
            "CPython, wasmtime": way(here, task, True, answers),
        }
        rows += rounds(f"{task.title}: the same loops", ways)
    emitted = {task.title: emission(written(names, task)) for task in (*LOOPS, ORDER_5)}
    rows += rounds("A module is written", emitted, bases=0)
    try:
        with page_at("page/plain.html") as page:
            page.evaluate("globalThis.machine = new Worker('machine.js', { type: 'module' })")
            asked(page, {"source": SOURCE, "call": "0"})

            def there(call: str) -> tuple[str, float]:
                return asked(page, {"call": call})

            for task in PARTS:
                ways = {
                    "Python in Chromium": way(there, task, False, answers),
                    "WebAssembly in Chromium": way(there, task, True, answers),
                }
                rows += rounds(f"{task.title}: on the page", ways, times=3)
            rows += rounds(ORDER_5.title, {"one core in Chromium": order_5(there)}, times=1)
    except Unmeasured as why:
        rows.append(unmeasured(ORDER_5.title, "Chromium", why))
    return rows


def way(
    run: Call,
    task: Task,
    machine: bool,
    answers: dict[Task, set[str]],
) -> Way:
    """Count, and compare with what all others have counted."""

    def once() -> float:
        run(preparation_of(task))
        answer, seconds = run(call_of(task, machine))
        answers.setdefault(task, set()).add(answer)
        if len(answers[task]) > 1:
            raise Failed(f"wrong: {answers[task]}")
        return seconds

    return once


def written(names: dict[str, Any], task: Task) -> WrittenFunction:
    """The function that counts."""
    function: WrittenFunction = names["made"](task.puzzle, task.options, task.givens)[0]._written
    return function


def loops(function: WrittenFunction, task: Task, answers: dict[Task, set[str]]) -> Way:
    """Count by the same loops in C, and compare what was found, nodes and cuts with the others."""

    def once() -> float:
        program = compiled_text(f"loops_of_{task.puzzle}", in_c(function))
        said = subprocess.run([program], capture_output=True, text=True, check=True)
        *counts, seconds = said.stdout.split()
        found, _, nodes, cuts = map(int, counts)
        for answer in answers.get(task, ()):
            if json.loads(answer)[::2] != [found, nodes] or json.loads(answer)[3] != cuts:
                raise Failed(f"wrong: {counts} instead of {answer}")
        return float(seconds)

    return once


def emission(function: WrittenFunction) -> Way:
    """Write the module of a function."""

    def once() -> float:
        began = process_time()
        encoded(translated(function))
        return process_time() - began

    return once


def whole(run: Call, task: Task, solutions: int) -> Way:
    """Count in full, and compare with what is known."""

    def once() -> float:
        answer, seconds = run(call_of(task, True))
        if solutions and json.loads(answer)[1] != solutions:
            raise Failed(f"wrong: {answer}")
        return seconds

    return once


def order_5(run: Call) -> Way:
    """Count all squares of order 5, and compare all four totals."""

    def once() -> float:
        answer, seconds = run(call_of(ORDER_5, True))
        if json.loads(answer) != ORDER_5_TOTALS:
            raise Failed(f"wrong: {answer}")
        return seconds

    return once


def asked(page: Page, message: dict[str, str]) -> tuple[str, float]:
    """What the worker answers."""
    try:
        answer = page.evaluate(
            """(message) => new Promise((resolve) => {
                machine.onmessage = ({ data }) => resolve(data);
                machine.postMessage(message);
            })""",
            message,
        )
    except Error as error:
        raise Failed(f"failed: {reason(error.message)}") from None
    if "error" in answer:
        raise Failed(f"failed: {answer['error']}")
    return answer["answer"], answer["seconds"]
