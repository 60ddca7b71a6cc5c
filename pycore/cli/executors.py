"""Having a search done by several processes, or by a cluster, from the command line: --workers,
--cluster, --keep."""

from __future__ import annotations

import argparse
import logging
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..model.bilingual import BadInput, Named, Text
from . import output
from .arguments import positive
from .parser import Parser, complaint

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from ..parallel.executors.search import Help


CLOSING = 2
"""Seconds in which a cluster may be told that we leave."""


def spreading_arguments(parser: Parser) -> None:
    """Who does the parts of a search, and where they are kept."""
    by = parser.add_mutually_exclusive_group()
    by.add_argument(
        "--workers",
        type=parser.reading(positive),
        metavar="N",
        help=parser.say(Text("have it done by N processes", "N 個のプロセスで手分けする")),
    )
    by.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=parser.say(
            Text(
                "have it done by the Dask cluster with that scheduler (edagari[cluster])",
                "そのスケジューラーの Dask クラスターで手分けする（edagari[cluster]）",
            )
        ),
    )
    parser.add_argument(
        "--keep",
        metavar="FILE",
        help=parser.say(
            Text(
                "write finished parts to a file, and go on from those that are there",
                "終わった部分をファイルに残し、次はその続きから始める",
            )
        ),
    )


@contextmanager
def workers_of(options: argparse.Namespace) -> Iterator[Executor | None]:
    """Who does the parts: None for this process alone. Raises BadInput where there are no
    processes, and for a cluster that cannot be reached."""
    if options.cluster is not None:
        with cluster_at(options.cluster) as executor:
            yield executor
    elif options.workers is None and options.keep is None:
        yield None
    else:
        try:
            from ..parallel.executors.processes import Processes

            workers = Processes(options.workers or 1)
        except ImportError as error:  # inside a page
            raise BadInput(
                Named("workers"),
                Text(
                    "cannot be used: this Python has no processes.",
                    "は使えません。この Python ではプロセスを作れません。",
                ),
            ) from error
        with workers as executor:
            yield executor


@contextmanager
def help_of(
    options: argparse.Namespace, of: Mapping[str, Any], lists: Callable[[], bool]
) -> Iterator[Help | None]:
    """Who does the parts of what is asked, and the file that keeps them. Raises BadInput; says how
    many lines of that file were of no use."""
    with workers_of(options) as executor:
        if executor is None:
            yield None
            return

        from ..parallel.executors.journal import journal_at
        from ..parallel.executors.search import Help

        journal = journal_at(options.keep, of, options.limit)
        yield Help(executor, lists(), journal)
        if journal:
            say_left_out(journal.dropped, options.lang)


def say_left_out(lines: int, lang: str) -> None:
    """That so many lines of kept files were of no use, if there were any."""
    if lines:
        words = Text(
            f"{lines} line{'s' * (lines != 1)} left out, damaged or of another count; "
            "what they were to keep is done again.",
            f"壊れた行と別の探索の行、合わせて {lines} 行を除きました。"
            "その部分はやり直しになります。",
        )
        output.aside(complaint(words.in_language(lang)))


@contextmanager
def cluster_at(address: str) -> Iterator[Executor]:
    """The workers of a Dask cluster. Raises BadInput where there is none, or no Dask here."""
    try:
        dask: Any = import_module("distributed")
    except ImportError:
        raise BadInput(
            Named("cluster"),
            Text(
                "needs Dask: pip install 'edagari[cluster]'.",
                "には Dask が必要です（pip install 'edagari[cluster]'）。",
            ),
        ) from None
    if not os.environ.get("EDAGARI_DEBUG"):  # what is lost we tell ourselves
        logging.getLogger("distributed").setLevel(logging.CRITICAL + 1)
    try:
        client = dask.Client(address, timeout=10)
    except (OSError, ValueError, TypeError) as error:
        raise BadInput(
            Named("cluster"),
            Text(f"cannot be reached: {error}.", f"に接続できません: {error}。"),
        ) from error
    try:
        yield client.get_executor()
    finally:
        with suppress(Exception):  # its scheduler may have gone; what was found is told
            client.close(timeout=CLOSING)
