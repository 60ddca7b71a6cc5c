"""What is translated, on a page too, and what is refused."""

from __future__ import annotations

import pytest

from pycore.codegen.function import WrittenFunction, write
from pycore.codegen.sinks import CountingSink, ListingSink
from pycore.model.incremental import result_of
from pycore.model.placement import Placement
from pycore.plan.derivation import derive_all
from pycore.puzzles import puzzle_named
from pycore.wasm.binary import encoded
from pycore.wasm.module import translated
from pycore.wasm.values import Untranslatable

pytestmark = pytest.mark.pyodide


def written(name: str, **options: str) -> WrittenFunction:
    puzzle = puzzle_named(name)
    return write(result_of(derive_all(puzzle.placement(puzzle.settings(options)))).plan)


@pytest.mark.parametrize("sink", [ListingSink(), CountingSink(None)])
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("magic-square", {"order": "5"}),
        ("magic-square", {"order": "6"}),
        ("latin-square", {}),
        ("sudoku", {}),
        ("queens", {"n": "9"}),
    ],
)
def test_loops_and_filters_are_translated(
    name: str, options: dict[str, str], sink: ListingSink | CountingSink
) -> None:
    puzzle = puzzle_named(name)
    plan = result_of(derive_all(puzzle.placement(puzzle.settings(options)))).plan
    assert encoded(translated(write(plan, sink))).startswith(b"\0asm\1\0\0\0")


@pytest.mark.parametrize(
    ("name", "options", "why"),
    [
        ("langford", {}, "automaton"),
        ("magic-square", {"order": "8"}, "too many"),
        ("kenken", {}, "automaton"),
    ],
)
def test_what_is_not_known_is_refused(name: str, options: dict[str, str], why: str) -> None:
    with pytest.raises(Untranslatable, match=why):
        translated(written(name, **options))


@pytest.mark.parametrize(
    "values", [(-(10**9), 5, 10**9), tuple(range(64)), (10**14, 10**14 + 1), (10**18,)]
)
def test_values_without_room_in_a_mask_are_refused(values: tuple[int, ...]) -> None:
    with pytest.raises(Untranslatable):
        translated(write(result_of(derive_all(Placement(3, values, ()))).plan))


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("m0 -= b0", "m0 ^= b0"),
        ("while m0:", "while m0 > 1:"),
        ("found.append", "found.extend"),
        ("k0 = -1", "k0 = -2"),
        ("n0 += ", "n0 = 5 + "),
    ],
)
def test_another_line_is_refused(line: str, other: str) -> None:
    function = written("magic-square")
    assert line in function.source
    with pytest.raises(Untranslatable):
        translated(function._replace(source=function.source.replace(line, other, 1)))
