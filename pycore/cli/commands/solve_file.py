"""A file of puzzles, one a line, for the command `solve`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from ...assist.batch import VERDICTS, Entry, entries, solve
from ...model.bilingual import BadInput, Named, Text, shown
from ...model.notation import write_line
from ...run.runner import Runner, Work
from ...task.faults import usable
from ...task.placements import PlacementTask, placement_task
from .. import output
from ..executors import workers_of
from ..limits import Limits
from ..progress import require_all_different
from ..run_job import run_slices
from ..task_input import puzzle_of, settings_typed
from .json_head import exit_code, head

if TYPE_CHECKING:
    from concurrent.futures import Executor

LARGEST = 50_000_000
"""Characters of a file that is read."""

UNREADABLE = Text("unreadable", "読めません")


def solve_file(options: argparse.Namespace) -> int:
    """Print a line for each puzzle: a solution, and whether it is the only one. Raises BadInput for
    what has no meaning with a file, and for a file without a line that can be read."""
    refuse_what_is_for_one_puzzle(options)
    task = usable(placement_task(puzzle_of(options), settings_typed(options), {}))
    require_all_different(task.puzzle, task.placement)
    with workers_of(options) as executor:
        return tell_file(task, File(task, text_of(options.file), executor), options)


def tell_file(task: PlacementTask, file: File, options: argparse.Namespace) -> int:
    """Print what becomes of the puzzles of a file."""
    work = Runner(file.work(), perf_counter)
    told: Counter[str] = Counter()

    def tell(limits: Limits) -> None:
        while file.solved and not limits.spent:
            entry = file.solved.popleft()
            verdict = verdict_on(entry)
            told[verdict.en] += 1
            if options.json:
                output.record(as_data(entry, verdict))
            else:
                output.words(as_words(entry, verdict, task, options.lang))
            if told["one"] + told["several"] == options.limit:
                work.stop()
                break

    run_slices(work, options.limits, file.progress, tell)
    took, finished = work.elapsed, work.state == "done" and not file.solved
    if options.json:
        names = [verdict.en for verdict in (VERDICTS[1], VERDICTS[2], VERDICTS[0], UNREADABLE)]
        output.record(
            {
                **head(task, None, finished),
                "givens": None,
                "puzzles": len(file.entries),
                "verdicts": {name: told[name] for name in names},
                "seconds": took,
            }
        )
    else:
        output.aside(summary(told, len(file.entries), took).in_language(options.lang) + "\n")
    known = bool(told) and not told["none"]
    return exit_code(finished or bool(told["none"]), known)


def refuse_what_is_for_one_puzzle(options: argparse.Namespace) -> None:
    """Raise BadInput for arguments that would be ignored."""
    for name in ("given", "givens", "start", "strategy", "keep"):
        if getattr(options, name) not in (None, []):
            raise BadInput(
                Named(name),
                Text("has no meaning with --file.", "は --file と一緒には使えません。"),
            )


def text_of(path: str) -> str:
    """What the file says, "-" for standard input. Raises BadInput for one that cannot be read or is
    too large."""
    if path == "-" and sys.stdin is None:  # closed before Python began
        raise BadInput(Named("file"), Text("standard input is closed.", "標準入力が閉じています。"))
    try:
        if path == "-":
            text = sys.stdin.read(LARGEST + 1)
        else:
            with Path(path).open(encoding="utf-8") as file:
                text = file.read(LARGEST + 1)
    except UnicodeDecodeError:
        raise BadInput(
            Named("file"), Text("is not text in UTF-8.", "UTF-8 のテキストではありません。")
        ) from None
    except (OSError, ValueError) as error:  # ValueError: a NUL in the path
        raise BadInput(
            Named("file"), Text(f"cannot be read: {error}.", f"読めません: {error}。")
        ) from None
    if len(text) > LARGEST:
        raise BadInput(
            Named("file"),
            Text(
                f"is longer than {LARGEST:,} characters; split it.",
                f"{LARGEST:,} 文字を超えています。分けてください。",
            ),
        )
    return text.removeprefix("\ufeff")  # some editors begin a file with this mark


class File:
    """The puzzles of a text, read and then solved, in slices.

    `entries` are those read so far, `solved` those that wait to be told, in the order of the lines.
    """

    def __init__(self, task: PlacementTask, text: str, executor: Executor | None) -> None:
        self._executor = executor
        self.entries: list[Entry] = []
        self.solved: deque[Entry] = deque()
        self._task, self._text = task, text
        self._told = 0

    def work(self) -> Work[int]:
        """Read and solve; it stands at so many that are solved. Raises BadInput when no line can be
        read."""
        yield 0
        for entry in entries(self._text, self._task.puzzle, self._task.settings):
            self.entries.append(entry)
            yield 0
        self._insist_on_a_puzzle()
        for solved in self._solved():
            if solved:
                self._pass_on()
            yield self._told
        self._pass_on()

    def progress(self) -> str:
        """How many have been solved of those read."""
        return f"{self._told:,} / {len(self.entries):,}"

    def _solved(self) -> Iterator[Entry | None]:
        if self._executor is None:
            return solve(self._task.placement, self.entries)
        from ...parallel.executors.batch import spread_lines

        return spread_lines(self._task.placement, self.entries, self._executor)

    def _pass_on(self) -> None:
        """In the order of the lines, as far as it is known what becomes of them."""
        while self._told < len(self.entries) and is_known(self.entries[self._told]):
            self.solved.append(self.entries[self._told])
            self._told += 1

    def _insist_on_a_puzzle(self) -> None:
        wrong = next((entry.wrong for entry in self.entries if entry.wrong), None)
        if not self.entries:
            start = shown(self._text)
            raise BadInput(
                Named("file"), Text(f"has no puzzle: {start}.", f"問題がありません: {start}。")
            )
        if wrong and all(entry.wrong for entry in self.entries):
            raise BadInput(*wrong)


def is_known(entry: Entry) -> bool:
    """Whether it has been solved, or never can be."""
    return entry.solutions is not None or entry.wrong is not None


def verdict_on(entry: Entry) -> Text:
    """How many solutions it has, or that it cannot be read."""
    return UNREADABLE if entry.solutions is None else VERDICTS[len(entry.solutions)]


def as_data(entry: Entry, verdict: Text) -> dict[str, object]:
    """An entry for programs."""
    return {
        "line": entry.line,
        "verdict": verdict.en,
        "cells": entry.solutions[0] if entry.solutions else None,
        "fault": entry.wrong.in_words()._asdict() if entry.wrong else None,
    }


def as_words(entry: Entry, verdict: Text, task: PlacementTask, lang: str) -> str:
    """An entry for people: its solution in one line, the verdict, what is wrong with it."""
    solution = "-"
    if entry.solutions:
        solution = write_line(dict(enumerate(entry.solutions[0])), task.puzzle, task.settings)
    fault = f": {entry.wrong.in_words().in_language(lang)}" if entry.wrong else ""
    return f"{solution}  {verdict.in_language(lang)}{fault}"


def summary(told: Counter[str], puzzles: int, took: float) -> Text:
    """The whole file in a line."""
    one, several, none = told["one"], told["several"], told["none"]
    en = ja = ""
    if unreadable := told["unreadable"]:
        en, ja = f", {unreadable} unreadable", f"、読めないもの {unreadable} 行"
    return Text(
        f"{told.total()} of {puzzles} puzzles in {took:.2f} seconds: "
        f"{one} with one solution, {several} with several, {none} with none{en}",
        f"{puzzles} 問中 {told.total()} 問、{took:.2f} 秒。"
        f"解が 1 通り {one} 問、複数 {several} 問、なし {none} 問{ja}",
    )
