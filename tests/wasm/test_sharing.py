"""A search is done by Python and WebAssembly together: each goes on from where the other was, and
does parts of one count."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pycore.codegen.function import write
from pycore.model.incremental import result_of
from pycore.model.placement import Placement, Solution
from pycore.plan.derivation import derive_all
from pycore.puzzles import puzzle_named
from pycore.run.checkpoints import read
from pycore.run.job import Job
from pycore.search import strategy_named
from pycore.search.events import Branch
from pycore.search.placements.compiled import Function, run, run_below, run_on, trunk_of
from pycore.wasm.running import Machine, machine_for
from tests.support.clocks import ticking
from tests.support.machines import machine_after, python_alone
from tests.support.random_placements import in_a_row
from tests.support.small_pieces import small_pieces

NEVER = 10**9


def square() -> Placement:
    puzzle = puzzle_named("magic-square")
    return puzzle.placement(puzzle.settings({}))


def machine_of(function: Function) -> Machine:
    machine = machine_for(function._written)
    assert machine
    return machine


@given(st.integers(0, 10**6))
def test_each_goes_on_from_where_the_other_was(seed: int) -> None:
    random = Random(seed)
    with small_pieces(16), machine_after(NEVER, work=random.choice([0, 5, 100])):
        function = Function(write(result_of(derive_all(square())).plan))
        machine = machine_of(function)
        straight = [solution for batch in run(function) for solution in batch.found]
        found: list[Solution] = []
        branch: Branch | None = None
        while True:
            function.machine = random.choice([machine, None])
            batches = run_on(function, branch) if branch else run(function)
            for batch in batches:
                found += batch.found
                branch = batch.branch
                if branch and random.random() < 0.05:
                    break
            else:
                break
        assert found == straight


def test_parts_are_done_by_either() -> None:
    random = Random(1)
    derivation = result_of(derive_all(square()))
    with small_pieces(16), machine_after(NEVER, work=50):
        function = Function(write(derivation.plan))
        machine = machine_of(function)
        trunk = trunk_of(derivation.plan, function, 2)
        assert trunk
        straight = list(run(function))
        nodes, cuts, found = trunk.nodes, trunk.cuts, list[Solution]()
        for branch in trunk.branches:
            function.machine = random.choice([machine, None])
            batches = list(run_below(function, branch))
            nodes, cuts = nodes + batches[-1].nodes, cuts + batches[-1].cuts
            found += [solution for batch in batches for solution in batch.found]
        assert (nodes, cuts) == (straight[-1].nodes, straight[-1].cuts)
        assert found == [solution for batch in straight for solution in batch.found]


def test_a_checkpoint_of_one_is_resumed_by_the_other() -> None:
    placement = square()
    drawing = in_a_row(placement)
    strategy = strategy_named("compiled", placement)
    of = {"task": "square"}

    def job(onward: Job | None = None) -> Job:
        stands = onward and onward.checkpoint()
        begin = read(stands.data(of)) if stands else None
        preparing = strategy.prepare(placement, drawing)
        return Job(preparing, placement.is_solution, ticking(), onward=begin)

    def some(doing: Job) -> Job:
        while doing.checkpoint() is None or doing.planning:
            doing.run(0.0)
        doing.run(0.0)
        return doing

    with small_pieces(16):
        with python_alone():
            first = some(job())
        with machine_after(1, work=20):
            second = some(job(first))
            assert second.search
            assert second.search.in_wasm()
        with python_alone():
            third = job(second)
            while not third.over:
                third.run(0.0)
            straight = job()
            while not straight.over:
                straight.run(0.0)
    ended, whole = third.progress(), straight.progress()
    assert (ended.found, ended.nodes, ended.cuts) == (whole.found, whole.nodes, whole.cuts)
