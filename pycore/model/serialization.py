"""Placements and drawings as plain data (JSON), for another process or another machine.

A rule is a list: its name in NAMES, then its fields in order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, get_args, get_origin, get_type_hints

from .automaton import Automaton
from .calculation import Calculation
from .drawing import Drawing
from .largest_rules import LargestMinusRest, LargestOverRest
from .line_rules import DifferAtLeast, DifferBy, QuotientIs
from .multiple import Multiple
from .pair_rules import Twice
from .placement import Placement
from .regular import OneOf
from .row_rules import ProductIs, SumBetween, Table, Visible
from .rules import AllDifferent, AtMost, EqualSums, Given, Increasing, Less, Linear, Rule, SumIs
from .runs import Runs
from .set_rules import Between, Consecutive, Contains
from .written_sum import WrittenSum

Data = dict[str, Any]

NAMES: Mapping[str, Callable[..., Rule]] = {
    "all different": AllDifferent,
    "linear": Linear,
    "sum is": SumIs,
    "at most": AtMost,
    "equal sums": EqualSums,
    "less": Less,
    "increasing": Increasing,
    "given": Given,
    "written sum": WrittenSum,
    "automaton": Automaton,
    "one of": OneOf,
    "table": Table,
    "product is": ProductIs,
    "quotient is": QuotientIs,
    "largest minus rest": LargestMinusRest,
    "largest over rest": LargestOverRest,
    "differ by": DifferBy,
    "differ at least": DifferAtLeast,
    "runs": Runs,
    "sum between": SumBetween,
    "visible": Visible,
    "twice": Twice,
    "contains": Contains,
    "consecutive": Consecutive,
    "between": Between,
    "calculation": Calculation,
    "multiple": Multiple,
}
"""Every class of rule, by its name in plain data."""


def placement_data(placement: Placement) -> Data:
    """Return the placement as plain data."""
    names = {made: name for name, made in NAMES.items()}
    every: tuple[Any, ...] = placement.rules
    rules = [
        [names[type(rule)], *(getattr(rule, field.name) for field in fields(rule))]
        for rule in every
    ]
    return {"size": placement.size, "values": placement.values, "rules": rules}


def read_placement(data: Mapping[str, Any]) -> Placement:
    """Read a placement from plain data. Raises ValueError, TypeError or LookupError if the data is
    none."""
    rules = [NAMES[name](*map(frozen, parts)) for name, *parts in data["rules"]]
    return Placement(data["size"], frozen(data["values"]), tuple(rules))


def read_drawing(data: Mapping[str, Any]) -> Drawing:
    """Read the plain data of `Drawing.data`; older work items have fewer fields. Raises like
    `read_placement`."""
    drawing: Drawing = _read_record(Drawing, data)
    return drawing


def _read_record(kind: Callable[..., Any], data: Mapping[str, Any]) -> Any:
    """Return an instance of a class with these fields, read by their types."""
    kinds = get_type_hints(kind)
    return kind(**{name: _read_part(kinds[name], part) for name, part in data.items()})


def _read_part(kind: Any, data: Any) -> Any:
    """Return the data as that type, a record or a tuple of records; anything else is as it is."""
    if hasattr(kind, "_fields"):
        return _read_record(kind, data)
    records = [each for each in get_args(kind) if hasattr(each, "_fields")]
    if records and get_origin(kind) is tuple:
        return tuple(_read_record(records[0], each) for each in data)
    return frozen(data)


def frozen(part: Any) -> Any:
    """Turn lists into tuples, recursively."""
    return tuple(map(frozen, part)) if isinstance(part, list | tuple) else part
