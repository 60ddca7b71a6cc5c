"""Run the benchmark: `python -m tests.bench [MODULE ...] [--task WORDS]`.

It says how long each module and the whole took; the whole writes the document.
"""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterable, Sequence
from datetime import date
from importlib import import_module
from itertools import groupby
from pathlib import Path
from pkgutil import iter_modules
from statistics import median
from time import perf_counter

from tests import bench
from tests.bench import rows
from tests.bench.rows import Row, ratios

DOCUMENT = Path(__file__).parents[2] / "docs" / "benchmarks.md"

HEAD = """# Benchmarks

Written by `python3 build.py bench`, which measures everything side by side in one run: in each of
several rounds every method of doing a task runs once, in turn. Times vary with the machine; the
ratios, taken within a round, are more stable.

- **to X**: time divided by the time of X in the same round, median (range over the rounds).
- **cold**: planning and compiling included; **warm**: a second search in the same process.
- The start of a process is not counted, except where that is measured. Every answer is checked; a
wrong one is reported as wrong, and the run fails.
- How a CPython was built matters more than its version: a version manager compiles without
profile-guided optimisation, Debian with it. `EDAGARI_PYTHONS` names further ones to measure with.

"""


def main(arguments: Sequence[str]) -> int:
    """Measure, print and, when everything was measured, write the document; 1 if a way failed."""
    modules = {
        found.name: module
        for found in iter_modules(bench.__path__)
        if not found.name.startswith("_")
        and hasattr(module := import_module(f"{bench.__name__}.{found.name}"), "measure")
    }
    parser = argparse.ArgumentParser(prog="build.py bench", description="Measure, as ratios.")
    parser.add_argument("module", nargs="*", help=f"only these of: {', '.join(modules)}")
    parser.add_argument(
        "--task", action="append", default=[], metavar="WORDS", help="only tasks named so, in part"
    )
    asked = parser.parse_args(arguments)
    chosen, rows.ASKED_FOR[:] = asked.module, asked.task
    whole = not chosen and not asked.task
    unknown = set(chosen) - set(modules)
    if unknown:
        parser.error(f"no module {', '.join(sorted(unknown))}; there are: {', '.join(modules)}")
    sections, failed = [], list[Row]()
    first = perf_counter()
    for name in chosen or modules:
        module = modules[name]
        print(f"... {name}", file=sys.stderr, flush=True)
        began = perf_counter()
        measured = module.measure()
        print(f"    {perf_counter() - began:.0f} s", file=sys.stderr, flush=True)
        if not measured:
            continue
        failed += [row for row in measured if row.failed]
        title = (module.__doc__ or name).splitlines()[0].rstrip(".")
        text = (
            f"{module.text()}\n" if whole and hasattr(module, "text") else ""
        )  # no matter of time
        section = f"## {title}\n\n{text}{tables(measured)}"
        print(section, flush=True)
        sections.append(section)
    took = f"{'The whole' if whole else 'This'} took {(perf_counter() - first) / 60:.1f} minutes."
    print(took, file=sys.stderr)
    if not sections:
        parser.error(f"no task is named {' or '.join(asked.task)}, not even in part")
    if whole:
        DOCUMENT.parent.mkdir(exist_ok=True)
        head = f"{HEAD}{machine()} {took}\n\n"
        DOCUMENT.write_text(head + "\n".join(sections), encoding="utf-8")
        print(f"written: docs/{DOCUMENT.name}", file=sys.stderr)
    for row in failed:
        print(f"NOT MEASURED: {row.task}: {row.way}: {row.note}", file=sys.stderr)
    return int(bool(failed))


def tables(measured: Iterable[Row]) -> str:
    """A table for each task, with a column of ratios for each base."""
    parts = []
    for task, same in groupby(measured, key=lambda row: row.task):
        ways = list(same)
        bases = [row for row in ways if row.base]
        heading = ["method", "median", "range", *(f"to {base.way}" for base in bases), ""]
        lines = [f"**{task}**\n", cells(heading), "|---|" + "--:|" * (len(heading) - 2) + "---|"]
        parts.append("\n".join([*lines, *(line(row, bases) for row in ways)]) + "\n")
    return "\n".join(parts)


def line(row: Row, bases: Sequence[Row]) -> str:
    """One row of a table."""
    if not row.seconds:
        return cells([row.way, "-", "-", *(least_ratio(row, b) for b in bases), row.note])
    spread = f"{duration(min(row.seconds))} to {duration(max(row.seconds))}"
    each = [f"{duration(row.median / many)} a {unit}" for unit, many in row.units.items() if many]
    notes = "; ".join(filter(None, [*each, row.note]))
    return cells([row.way, duration(row.median), spread, *(ratio(row, b) for b in bases), notes])


def cells(texts: Iterable[str]) -> str:
    """A row of a Markdown table."""
    return f"| {' | '.join(texts)} |"


def ratio(row: Row, base: Row) -> str:
    """Median, least and most of the ratios to a base; a dash for the base itself."""
    compared = [] if row is base else ratios(row, base)
    if not compared:
        return "-"
    return f"{median(compared):.3g} ({min(compared):.3g} to {max(compared):.3g})"


def least_ratio(row: Row, base: Row) -> str:
    """What is known of the ratio when a way was given up."""
    if row.beyond is None or not base.seconds:
        return "-"
    return f"over {row.beyond / base.median:.3g}"


def duration(seconds: float) -> str:
    """Seconds in the unit that suits them, three digits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def machine() -> str:
    """The day and the machine, without names or paths."""
    try:
        cpu = next(
            text.partition(":")[2].strip()
            for text in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
            if text.startswith("model name")
        )
    except (OSError, StopIteration):
        cpu = platform.processor() or platform.machine()
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{date.today():%d %B %Y}; {cpu}; {platform.system()}; {python}."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
