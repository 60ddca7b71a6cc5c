"""A module in its two forms: WebAssembly's own tools make the one of the other."""

from __future__ import annotations

import pytest
from wasmtime import wat2wasm

from pycore.codegen.function import write
from pycore.codegen.sinks import CountingSink, ListingSink, Sink
from pycore.model.incremental import result_of
from pycore.plan.derivation import derive_all
from pycore.puzzles import puzzle_named
from pycore.search.placements.compiled import Function
from pycore.wasm.binary import encoded, signed, unsigned
from pycore.wasm.module import Module, translated
from pycore.wasm.native import compiled
from pycore.wasm.record import Branch, answered, asked
from pycore.wasm.text import text_of


def module_of(puzzle: str, sink: Sink) -> tuple[Module, Branch]:
    """A module, and the first branch of its search."""
    entry = puzzle_named(puzzle)
    written = write(result_of(derive_all(entry.placement(entry.settings({})))).plan, sink)
    *_, branch = next(Function(written, sink)())
    return translated(written), branch


@pytest.mark.parametrize("sink", [ListingSink(), CountingSink(None)])
@pytest.mark.parametrize("puzzle", ["magic-square", "magic-hexagon", "sudoku"])
def test_the_text_says_what_the_bytes_do(puzzle: str, sink: Sink) -> None:
    module, branch = module_of(puzzle, sink)
    start = asked(10_000, branch, 1)
    from_text, from_bytes = (
        compiled(form) for form in (bytes(wat2wasm(text_of(module))), encoded(module))
    )
    assert from_text
    assert from_bytes
    answer = from_text(start)
    assert answer == from_bytes(start)
    assert answered(answer).nodes > 0


@pytest.mark.parametrize(
    ("number", "bytes_"),
    [
        (0, "00"),
        (63, "3f"),
        (64, "c000"),
        (-1, "7f"),
        (-64, "40"),
        (-65, "bf7f"),
        (624485, "e58e26"),
    ],
)
def test_numbers_in_leb128(number: int, bytes_: str) -> None:
    assert signed(number).hex() == bytes_


def test_numbers_that_are_never_negative_in_leb128() -> None:
    assert [unsigned(number).hex() for number in (0, 127, 128, 624485)] == [
        "00",
        "7f",
        "8001",
        "e58e26",
    ]
