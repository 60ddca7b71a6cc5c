"""A file of puzzles, one per line, for the command `solve`."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from ...api.batch import PuzzleBatch
from ...api.budget import in_slices
from ...api.subject import all_different, subject_of
from ...assist.batch import VERDICTS, Entry
from ...model.bilingual import BadInput, Named, Text
from ...model.named_file import named_file
from ...model.notation import write_line
from ...task.faults import usable
from ...task.placements import PlacementTask, placement_task
from .. import output
from ..executors import executor_of
from ..progress import show_progress, working
from ..task_input import puzzle_of, settings_typed
from .json_head import exit_code, head

LARGEST = 50_000_000
"""The most characters of a file."""

UNREADABLE = Text("unreadable", "読めません")


def solve_file(options: argparse.Namespace) -> int:
    """Print a line for each puzzle: a solution, and whether it is unique. Raises BadInput for
    arguments without meaning for a file, and for a file without a readable line."""
    refuse_what_is_for_one_puzzle(options)
    task = usable(placement_task(puzzle_of(options), settings_typed(options), {}))
    subject = subject_of(task)
    all_different(subject)
    with executor_of(options) as executor:
        return print_batch(task, PuzzleBatch(subject, text_of(options.file), executor), options)


def print_batch(task: PlacementTask, batch: PuzzleBatch, options: argparse.Namespace) -> int:
    """Print the results for the puzzles of a file."""
    counts: Counter[str] = Counter()
    with working(options) as budget:
        for _ in in_slices(batch, budget):
            show_progress("")
            while batch.solved and not budget.late:
                entry = batch.solved.popleft()
                verdict = verdict_on(entry)
                counts[verdict.en] += 1
                if options.json:
                    output.record(as_data(entry, verdict))
                else:
                    output.words(as_words(entry, verdict, task, options.lang))
                if counts["one"] + counts["several"] == options.limit:
                    batch.stop()
                    break
            show_progress(f"{batch.latest:,} / {len(batch.entries):,}")
    took, finished = batch.elapsed, batch.state == "done" and not batch.solved
    if options.json:
        names = [verdict.en for verdict in (VERDICTS[1], VERDICTS[2], VERDICTS[0], UNREADABLE)]
        output.record(
            {
                **head(task, None, finished),
                "givens": None,
                "puzzles": len(batch.entries),
                "verdicts": {name: counts[name] for name in names},
                "seconds": took,
            }
        )
    else:
        output.aside(summary(counts, len(batch.entries), took).in_language(options.lang) + "\n")
    known = bool(counts) and not counts["none"]
    return exit_code(finished or bool(counts["none"]), known)


def refuse_what_is_for_one_puzzle(options: argparse.Namespace) -> None:
    """Raise BadInput for arguments that would be ignored."""
    for name in ("given", "givens", "start", "strategy", "seed", "keep"):
        if getattr(options, name) not in (None, []):
            raise BadInput(
                Named(name),
                Text("cannot be used with --file.", "は --file と一緒には使えません。"),
            )


def text_of(path: str) -> str:
    """Return the text of the file, "-" for standard input. Raises BadInput for a file that is
    unreadable or too large."""
    name = Named("file" if path == "-" else path)
    if path == "-" and sys.stdin is None:  # closed before Python began
        raise BadInput(name, Text("standard input is closed.", "標準入力が閉じています。"))
    with named_file(Path(path), name):
        if path == "-":
            text = sys.stdin.read(LARGEST + 1)
        else:
            with Path(path).open(encoding="utf-8") as file:
                text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise BadInput(
            name,
            Text(
                f"is longer than {LARGEST:,} characters; split it.",
                f"{LARGEST:,} 文字を超えています。分けてください。",
            ),
        )
    return text.removeprefix("\ufeff")  # some editors begin a file with this mark


def verdict_on(entry: Entry) -> Text:
    """State the number of its solutions, or that it cannot be read."""
    return UNREADABLE if entry.solutions is None else VERDICTS[len(entry.solutions)]


def as_data(entry: Entry, verdict: Text) -> dict[str, object]:
    """Return an entry for programs."""
    return {
        "line": entry.line,
        "verdict": verdict.en,
        "cells": entry.solutions[0] if entry.solutions else None,
        "fault": entry.wrong.in_words()._asdict() if entry.wrong else None,
    }


def as_words(entry: Entry, verdict: Text, task: PlacementTask, lang: str) -> str:
    """Return an entry for people: its solution in one line, the verdict, its fault."""
    solution = "-"
    if entry.solutions:
        solution = write_line(dict(enumerate(entry.solutions[0])), task.puzzle, task.settings)
    fault = f": {entry.wrong.in_words().in_language(lang)}" if entry.wrong else ""
    return f"{solution}  {verdict.in_language(lang)}{fault}"


def summary(counts: Counter[str], puzzles: int, took: float) -> Text:
    """Summarize the whole file in a line."""
    one, several, none = counts["one"], counts["several"], counts["none"]
    en = ja = ""
    if unreadable := counts["unreadable"]:
        en, ja = f", {unreadable} unreadable", f"、読めないもの {unreadable} 行"
    return Text(
        f"{counts.total()} of {puzzles} puzzles in {took:.2f} seconds: "
        f"{one} with one solution, {several} with several, {none} with none{en}",
        f"{puzzles} 問中 {counts.total()} 問、{took:.2f} 秒。"
        f"解が 1 通り {one} 問、複数 {several} 問、なし {none} 問{ja}",
    )
