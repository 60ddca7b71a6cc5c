"""A plan as a single Python generator function of nested loops.

It yields (harvest since the last yield, nodes, cuts, cuts still untried, finished fraction,
branch). Its text contains only integers and names made here.

piece    Python nests at most twenty loops: outer loops beyond that are a generator of their own,
         which feeds the inner ones
pause    a yield before the end: in every loop but the innermost ones, after a number of rounds; a
         piece that feeds another signals a pause by yielding the part after the cuts alone, as a
         list
branch   the values of the pausing loops, from the outermost to the one that pauses: all work before
         it is done. To start at a branch, each of these loops is given by name a mask of the values
         for its first round (k3), and the last the order to pause at once (pause3)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..model.incremental import Incremental, result_of
from ..plan.steps import Plan
from .emitter import IndentedLine
from .sinks import ListingSink, Sink
from .tables import Table
from .writer import Writer

WORK = 2000
"""Rounds of one loop between two pauses: a few milliseconds."""

INNERMOST = 6000
"""The most rounds of the innermost loops, which do not pause, for one round of the loop around
them; estimated."""

MOST_LOOPS = 16
"""The most loops in one piece; well below twenty even with the loop that feeds it and the outermost
one."""

IN_A_LINE = 12
"""The most counters named in one line."""


class WrittenFunction(NamedTuple):
    """The text of a function `search` and the tables that are its parameters, by name.

    `outer` lists the pausing loops by number and cell, outermost first; `bits` holds the bit of
    each value in the masks of values to try; `bounds` the bounds of names when they get their
    values.
    """

    source: str
    tables: dict[str, Table]
    outer: tuple[tuple[int, int], ...]
    bits: dict[int, int]
    bounds: Mapping[str, tuple[int, int]]


class Piece(NamedTuple):
    """The blocks of a piece, by number, and the ones whose loops pause; `feeds` says that another
    piece follows."""

    blocks: range
    pausing: list[int]
    feeds: bool

    def pauses(self) -> list[str]:
        """Return the names that control the pauses of its loops."""
        return [f"{name}{number}" for number in self.pausing for name in ("k", "pause")]


def write(plan: Plan, sink: Sink | None = None) -> WrittenFunction:
    """Write the plan as a function, which lists the solutions unless another sink is given."""
    return result_of(in_slices(plan, sink or ListingSink()))


def in_slices(plan: Plan, sink: Sink) -> Incremental[WrittenFunction]:
    """Like `write`, in slices: block by block."""
    writer = Writer(plan)
    yield
    emitter, counts = writer.emitter, writer.counts
    emitter.open("for _ in (0,):")
    feeders: list[IndentedLine] = []
    pieces = _pieces(writer)
    for before, piece in zip([None, *pieces], pieces, strict=False):
        if before:
            feeders += _feed(writer, sink, piece, before)
        for number in piece.blocks:
            if number + 1 == len(writer.blocks) and number not in piece.pausing:
                sink.last(writer, number)
            else:
                _block(writer, sink, piece, number, reports=before is None)
            yield
        if piece.feeds:
            emitter.put(f"yield {writer.state()}")
        elif not piece.blocks or piece.blocks[-1] in piece.pausing:
            sink.take(writer)
    tables = yield from writer.tables.made()
    outer = [number for piece in pieces for number in piece.pausing]
    begins = [f"k{number}=-1, pause{number}={WORK}" for number in outer]
    counters = counts.counters
    starts = range(0, len(counters), IN_A_LINE)
    lines = [
        f"def search({', '.join([*tables, *begins])}):",
        *(f"    {name} = {value}" for name, value in sink.names.items()),
        *(f"    {' = '.join(counters[at : at + IN_A_LINE])} = 0" for at in starts),
        *map(str, feeders),
        *map(str, emitter.cut_off()),
        f"    yield ({sink.gathered}, {counts.totals()}, 0, 1.0, ())",
    ]
    cells = [(number, choice.cell) for number in outer if (choice := writer.blocks[number].choice)]
    return WrittenFunction(
        "\n".join([*lines, ""]), tables, tuple(cells), writer.tables.bits, writer.assigned
    )


def _block(writer: Writer, sink: Sink, piece: Piece, number: int, reports: bool) -> None:
    """Write a block that contains others, or whose loop pauses."""
    pausing = number in piece.pausing
    writer.loop(number, pausing, reports=pausing and reports)
    if pausing:
        _pause(writer, sink, piece, number)
        sink.branch(writer, number)
    writer.fill(number)
    sink.ahead(writer, number)
    writer.emitter.end_block()


def _pieces(writer: Writer) -> list[Piece]:
    loops = [number for number, block in enumerate(writer.blocks) if block.choice]
    seams = sorted(loops[:0:-1][MOST_LOOPS - 1 :: MOST_LOOPS])
    end = len(writer.blocks)
    pieces = []
    for begin, after in zip([0, *seams], [*seams, end], strict=True):
        blocks, feeds = range(begin, after), after < end
        pieces.append(Piece(blocks, _pausing(writer, blocks, feeds), feeds))
    return pieces


def _pausing(writer: Writer, piece: range, feeds: bool) -> list[int]:
    """Return the blocks of a piece whose loops pause: all if it feeds another piece, which pauses
    too; else all but the innermost, and at least the first."""
    loops = [number for number in piece if writer.blocks[number].choice]
    rounds = 1
    while (
        not feeds
        and len(loops) > 1
        and (rounds := rounds * writer.likely_rounds(loops[-1])) <= INNERMOST
    ):
        loops.pop()
    return loops


def _pause(writer: Writer, sink: Sink, piece: Piece, number: int) -> None:
    """Write the pause in the loop of a block after a number of rounds; the innermost pausing loop
    also counts the rounds of the loops inside it."""
    innermost = number == piece.pausing[-1]
    counted = writer.blocks[number : piece.blocks.stop if innermost else number + 1]

    def done() -> str:
        nodes = " + ".join(writer.counts.nodes[block.last] for block in counted)
        return f"({nodes})" if " " in nodes else nodes

    writer.emitter.put(lambda: f"if {done()} > pause{number}:")
    writer.emitter.put_inside(lambda: f"pause{number} = {done()} + {WORK}")
    branch, pending = writer.branch(), writer.pending(writer.blocks[number])

    def where() -> str:
        counts = writer.counts
        return f"{counts.untried(pending)}, {counts.finished(number)}, {branch}"

    writer.emitter.put_inside(lambda: _paused(writer, sink, piece, where()))
    _begin_anew(writer, sink, piece)


def _paused(writer: Writer, sink: Sink, piece: Piece, where: str) -> str:
    """Return a yield in the middle of a piece."""
    if piece.feeds:
        return f"yield [{where}]"
    return f"yield ({sink.gathered}, {writer.counts.totals()}, {where})"


def _begin_anew(writer: Writer, sink: Sink, piece: Piece) -> None:
    """Reset the harvest after yielding it."""
    if not piece.feeds:
        writer.emitter.put_inside(*[f"{name} = {value}" for name, value in sink.names.items()])


def _feed(writer: Writer, sink: Sink, piece: Piece, feeder: Piece) -> list[IndentedLine]:
    """Turn the text so far, the `feeder`, into a generator, and begin the piece with a loop over
    it."""
    emitter, counters, state = writer.emitter, writer.counts.counters, writer.state()
    name = f"outer{piece.blocks.start}"
    lines = [IndentedLine(1, f"def {name}():")]
    shared = [*counters, *feeder.pauses()]
    for at in range(0, len(shared), IN_A_LINE):
        lines.append(IndentedLine(2, f"nonlocal {', '.join(shared[at : at + IN_A_LINE])}"))
    lines += [IndentedLine(line.depth + 1, line.text) for line in emitter.cut_off()]
    emitter.open(f"for state in {name}():")
    emitter.put("if state.__class__ is list:")
    emitter.put_inside(lambda: _paused(writer, sink, piece, "*state"))
    _begin_anew(writer, sink, piece)
    emitter.put_inside("continue")
    emitter.put(f"{state} = state")
    emitter.end_block()
    return lines
