"""Results of parts as plain data, for sending or storing.

entry   {"branch": numbers, "outcome": {"found": ..., "tally": {...}, "nodes", "cuts", "seconds"},
         "check": check value}, bound to its source, such as a plan: a fingerprint of that is in
        the check value, so that entries of another source are detected like damaged ones
found   solutions: a list of numbers for each; between the workers of a page, which exchange many,
        {"cells": number, "bytes": text} with all numbers, one after another, as bytes in base64
"""

from __future__ import annotations

import json
from binascii import a2b_base64, b2a_base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from struct import iter_unpack
from typing import Any
from zlib import crc32

from ..model.placement import Solution
from ..run.checkpoints import Data, are_whole, is_total
from ..search.events import Branch, Tally


@dataclass(frozen=True, slots=True)
class PartResult:
    """The result of a part: solutions, listed or counted, nodes, cuts and seconds."""

    found: tuple[Solution, ...]
    tally: Tally
    nodes: int
    cuts: int
    seconds: float

    def data(self) -> Data:
        """Return the result as plain data."""
        return {
            "found": self.found,
            "tally": self.tally._asdict(),
            "nodes": self.nodes,
            "cuts": self.cuts,
            "seconds": self.seconds,
        }


def read_result(data: Mapping[str, Any]) -> PartResult:
    """Read a result from plain data. Raises ValueError, TypeError, LookupError or OverflowError for
    anything else."""
    tally = Tally(*[data["tally"][name] for name in Tally._fields])
    found, seconds = _unpacked(data["found"]), float(data["seconds"])
    nodes, cuts = data["nodes"], data["cuts"]
    if not (
        all(is_total(number, 0) for number in tally)
        and are_whole([nodes, cuts])  # below 0 if the trunk has counted one for the part
        and is_total(seconds, 0.0)
    ):
        raise ValueError
    return PartResult(found, tally, nodes, cuts, seconds)


def _packed(found: Sequence[Solution]) -> Data | Sequence[Solution]:
    """Return solutions as plain data."""
    try:
        octets = b"".join(map(bytes, found))
    except ValueError:  # a number that is no byte
        return found
    if not octets:
        return found
    return {"cells": len(found[0]), "bytes": b2a_base64(octets, newline=False).decode("ascii")}


def _unpacked(found: object) -> tuple[Solution, ...]:
    """Return solutions from plain data. Raises ValueError, TypeError or LookupError for anything
    else."""
    if isinstance(found, dict):
        cells, octets = found["cells"], a2b_base64(found["bytes"], strict_mode=True)
        if type(cells) is not int or not 0 < cells <= len(octets) or len(octets) % cells:
            raise ValueError
        return tuple(iter_unpack(f"{cells}B", octets))
    if not (isinstance(found, list) and all(map(are_whole, found))):
        raise ValueError
    return tuple(map(tuple, found))


def entry_of(branch: Branch, outcome: PartResult, of: str) -> Data:
    """Return the entry of a finished part, bound to its source `of`."""
    return _with_check({"branch": branch, "outcome": outcome.data()}, of)


def packed_entry_of(branch: Branch, outcome: PartResult, of: str) -> Data:
    """Return the same entry with its solutions packed, if their numbers are bytes."""
    inside = {**outcome.data(), "found": _packed(outcome.found)}
    return _with_check({"branch": branch, "outcome": inside}, of)


def read_entry(record: Any, of: str) -> tuple[Branch, PartResult] | None:
    """Read the branch and the result of a part; return None for damaged data, anything but an
    entry, or an entry bound to another source."""
    try:
        inside = {name: record[name] for name in ("branch", "outcome")}
        if _with_check(inside, of) != record or not are_whole(inside["branch"]):
            return None
        return tuple(inside["branch"]), read_result(inside["outcome"])
    except (ValueError, TypeError, LookupError, RecursionError, OverflowError):
        return None


def as_line(record: Data) -> bytes:
    """Return the record as one line of a file."""
    return json.dumps(record, separators=(",", ":")).encode() + b"\n"


def _with_check(inside: Data, of: str) -> Data:
    """Return the record with its check value, in the form in which it will be read."""
    plain: Data = json.loads(json.dumps(inside))
    return {**plain, "check": f"{crc32(as_line({**plain, 'of': of})):08x}"}
