"""Several processes, or a cluster, from the command line: --workers, --cluster, --keep."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ..api.executors import Workers, cluster_at, keeping, processes
from ..model.bilingual import BadInput, Text, shown, whole_number
from . import output
from .parser import Parser, complaint

if TYPE_CHECKING:
    from concurrent.futures import Executor

MOST = 256
"""The most processes; more workers make a cluster."""


def spreading_arguments(parser: Parser) -> None:
    """Add the workers for the parts of a search, and the file that stores finished parts."""
    by = parser.add_mutually_exclusive_group()
    by.add_argument(
        "--workers",
        type=parser.reading(processes_typed),
        metavar="N",
        help=parser.say(Text("split the search among N processes", "N 個のプロセスで手分けする")),
    )
    by.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=parser.say(
            Text(
                "split the search among the workers of a Dask cluster, by the address of its "
                "scheduler (edagari[cluster])",
                "そのスケジューラーの Dask クラスターで手分けする（edagari[cluster]）",
            )
        ),
    )
    parser.add_argument(
        "--keep",
        metavar="FILE",
        help=parser.say(
            Text(
                "save finished parts to a file, and resume from the parts already in it",
                "終わった部分をファイルに残し、次はその続きから始める",
            )
        ),
    )


def processes_typed(typed: str) -> int:
    """Read a number of processes, which are all started at once. Raises BadInput."""
    number = whole_number(typed)
    if number is None or not 1 <= number <= MOST:
        raise BadInput(
            None,
            Text(
                f"must be a whole number from 1 to {MOST}, not {shown(typed)}.",
                f"1〜{MOST} の整数を入れてください（{shown(typed)} は使えません）。",
            ),
        )
    return number


@contextmanager
def executor_of(options: argparse.Namespace) -> Iterator[Executor | None]:
    """Yield the executor for the parts: None for this process alone. Raises BadInput if there are
    no processes, and for an unreachable cluster."""
    if options.cluster is not None:
        with cluster_at(options.cluster) as executor:
            yield executor
    elif options.workers is None and options.keep is None:
        yield None
    else:
        with processes(options.workers or 1) as executor:
            yield executor


@contextmanager
def workers_of(options: argparse.Namespace, of: Mapping[str, Any]) -> Iterator[Workers | None]:
    """Yield the workers for the parts, and the file that stores them; print the number of unusable
    lines in that file. Raises BadInput."""
    with executor_of(options) as executor:
        if executor is None:
            yield None
            return
        workers = keeping(executor, options.keep, options.limit, of)
        yield workers
        if workers.journal:
            say_left_out(workers.journal.dropped, options.lang)


def say_left_out(lines: int, lang: str) -> None:
    """Print the number of unusable lines of kept files, if there were any."""
    if lines:
        words = Text(
            f"{lines} line{'s' * (lines != 1)} dropped: damaged, or from a different search. "
            "Their parts are searched again.",
            f"壊れた行と別の探索の行、合わせて {lines} 行を除きました。"
            "その部分はやり直しになります。",
        )
        output.aside(complaint(words.in_language(lang)))
