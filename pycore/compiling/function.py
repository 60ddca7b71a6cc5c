"""A plan as one Python function of nested loops: a generator.

What it yields is (solutions found since, nodes, cuts, finished fraction). Nothing but integers and
names made here goes into its text.

piece    Python nests twenty loops at most: outer loops beyond that are a generator of their own,
         which feeds the inner ones
pause    where the function yields although it is not done: in every loop but the innermost ones,
         when that has gone round so often
blanks   DONE, WORK, PAUSED, TOTALS and SHARE stand in the text until all counters are known; a
         piece that feeds another tells that it pauses by yielding the finished fraction alone
"""

from __future__ import annotations

from dataclasses import dataclass

from pycore.compiling.blocks import Block
from pycore.compiling.sheet import filled_in
from pycore.compiling.tables import Table
from pycore.compiling.writer import Writer
from pycore.plan.steps import Plan

WORK = 2000
"""Rounds of one loop between two pauses: some milliseconds."""

INNERMOST = 6000
"""Rounds that the innermost loops, which do not pause, make at most for one of the loop around."""

MOST_LOOPS = 16
"""Loops in one piece; with the loop that feeds it and the one around it all, well below twenty."""


@dataclass(frozen=True)
class Written:
    """The text of a function `search` and the tables that are its parameters, by name."""

    source: str
    tables: dict[str, Table]


def write(plan: Plan) -> Written:
    """The plan as a function."""
    writer = Writer(plan)
    sheet, blocks = writer.sheet, writer.blocks
    sheet.open("for _ in (0,):")
    feeders: list[str] = []
    begin = 0
    for end in [*_seams(blocks), len(blocks)]:
        pausing = _pausing(writer, range(begin, end))
        for number in range(begin, end):
            writer.block(number, pauses=number in pausing, outermost=begin == 0)
        last = end == len(blocks)
        state = writer.state()
        sheet.put(f"found.append({writer.solution()})" if last else f"yield {state}")
        blanks = {f"DONE_{n}_": writer.nodes[blocks[n].last] for n in pausing}
        if pausing:
            inner = blocks[pausing[-1] : end]
            blanks[f"DONE_{pausing[-1]}_"] = " + ".join(writer.nodes[b.last] for b in inner)
        for share in ("state", *(f"SHARE_{n}_" for n in pausing)):
            paused = f"yield found, TOTALS, {share}; found = []" if last else f"yield {share}"
            blanks[f"PAUSED_{share}"] = paused
        blanks["WORK"] = str(WORK)
        sheet.fill_in(blanks)
        pauses = [f"pause{n} = {WORK}" for n in pausing]
        if not last:
            feeders += _feeder(writer, f"outer{end}", state, pauses)
        begin = end
    return _function(writer, pauses, [*feeders, *sheet.lines()])


def _seams(blocks: list[Block]) -> list[int]:
    """The blocks with which a new piece begins."""
    loops = [number for number, block in enumerate(blocks) if block.choice]
    return sorted(loops[:0:-1][MOST_LOOPS - 1 :: MOST_LOOPS])


def _pausing(writer: Writer, piece: range) -> list[int]:
    """The blocks of a piece whose loops pause: all but the innermost, the first at least."""
    loops = [number for number in piece if writer.blocks[number].choice]
    rounds = 1
    while len(loops) > 1 and (rounds := rounds * writer.most_rounds(loops[-1])) <= INNERMOST:
        loops.pop()
    return loops


def _feeder(writer: Writer, name: str, state: str, pauses: list[str]) -> list[str]:
    """Make what is written so far a generator of its own, and begin a loop over what it yields."""
    lines = [f"    def {name}():"]
    if writer.counters:
        lines.append(f"        nonlocal {', '.join(writer.counters)}")
    lines += ["        " + pause for pause in pauses]
    lines += ["    " + line for line in writer.sheet.cut_off()]
    writer.sheet.open(f"for state in {name}():")
    writer.sheet.put("if state.__class__ is float:", "    PAUSED_state", "    continue")
    writer.sheet.put(f"{state} = state")
    writer.sheet.end_block()
    return lines


def _function(writer: Writer, pauses: list[str], body: list[str]) -> Written:
    """Everything together, with the counters and what they add up to."""
    blanks = {"TOTALS": writer.totals()}
    blanks |= {f"SHARE_{number}_": _share(writer, number) for number in range(len(writer.blocks))}
    tables = writer.tables.made()
    lines = [f"def search({', '.join(tables)}):", "    found = []"]
    lines += ["    " + pause for pause in pauses]
    lines += [f"    {' = '.join(writer.counters)} = 0"] if writer.counters else []
    lines += filled_in(body, blanks)
    lines.append(f"    yield found, {writer.totals()}, 1.0")
    return Written("\n".join([*lines, ""]), tables)


def _share(writer: Writer, pausing: int) -> str:
    """The finished fraction when the loop of a block pauses: that of the loops around it, and its
    own; in each the candidate tried last is still open."""
    share = "0.0"
    for number in reversed(writer.shares):
        if number <= pausing:
            share = f"(t{number} - 1 - m{number}.bit_count() + {share}) / t{number}"
    return share
