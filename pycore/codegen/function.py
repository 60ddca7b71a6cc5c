"""A plan as one Python function of nested loops: a generator.

What it yields is (harvested since, nodes, cuts, cuts that are still to be tried, finished fraction,
branch). Nothing but integers and names made here goes into its text.

piece    Python nests twenty loops at most: outer loops beyond that are a generator of their own,
         which feeds the inner ones
pause    where the function yields although it is not done: in every loop but the innermost ones,
         when that has gone round so often; a piece that feeds another tells that it pauses by
         yielding what comes after the cuts alone, as a list
branch   the values of the loops that pause, from the outermost to the one that does: all before it
         is done. The function begins at a branch when each of these loops is given, by name, a mask
         of what to try in its first round (k3), and the last the order to pause at once (pause3)
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
"""Rounds of one loop between two pauses: some milliseconds."""

INNERMOST = 6000
"""Rounds that the innermost loops, which do not pause, may make for one of the loop around, as far
as can be guessed."""

MOST_LOOPS = 16
"""The most loops in one piece; with the loop that feeds it and the one around it all, well below
twenty."""

IN_A_LINE = 12
"""Counters that are named in one line."""


class WrittenFunction(NamedTuple):
    """The text of a function `search` and the tables that are its parameters, by name.

    `outer` are the loops that pause, by number and cell, the outermost first; `bits` are those of
    the values in the masks of what to try; `bounds` say what names lie between when they get their
    values.
    """

    source: str
    tables: dict[str, Table]
    outer: tuple[tuple[int, int], ...]
    bits: dict[int, int]
    bounds: Mapping[str, tuple[int, int]]


class Piece(NamedTuple):
    """The blocks of a piece, by number, and those of them whose loops pause; `feeds` tells that
    another piece follows."""

    blocks: range
    pausing: list[int]
    feeds: bool

    def pauses(self) -> list[str]:
        """The names of what its loops pause by."""
        return [f"{name}{number}" for number in self.pausing for name in ("k", "pause")]


def write(plan: Plan, sink: Sink | None = None) -> WrittenFunction:
    """Return the plan as a function, which lists the solutions unless another sink is given."""
    return result_of(in_slices(plan, sink or ListingSink()))


def in_slices(plan: Plan, sink: Sink) -> Incremental[WrittenFunction]:
    """Do the same as `write`, in slices: block by block."""
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
    """Return the blocks of a piece whose loops pause: all if it feeds another, which pauses too;
    else all but the innermost, and at least the first."""
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
    """Pause in the loop of a block when it has gone round that often; the innermost of those that
    pause counts the rounds of the loops within it as well."""
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
    """Yield in the middle of a piece."""
    if piece.feeds:
        return f"yield [{where}]"
    return f"yield ({sink.gathered}, {writer.counts.totals()}, {where})"


def _begin_anew(writer: Writer, sink: Sink, piece: Piece) -> None:
    """Reset what was gathered, after it has been given away."""
    if not piece.feeds:
        writer.emitter.put_inside(*[f"{name} = {value}" for name, value in sink.names.items()])


def _feed(writer: Writer, sink: Sink, piece: Piece, feeder: Piece) -> list[IndentedLine]:
    """Make the text written so far, the `feeder`, a generator of its own, and begin the piece with
    a loop over what it yields."""
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
