"""The workers of a Dask cluster, as an executor."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any

from ...model.bilingual import BadInput, Named, Text

CLOSING = 2
"""Seconds for signing off from a cluster."""


@contextmanager
def cluster_at(address: str) -> Iterator[Executor]:
    """Yield the workers of a Dask cluster. Raises BadInput without a cluster there or Dask here."""
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
    if not os.environ.get("EDAGARI_DEBUG"):  # we report losses ourselves
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
        with suppress(Exception):  # its scheduler may be gone; the results still count
            client.close(timeout=CLOSING)
