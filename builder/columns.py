"""JSON in which a list of alike objects is one object with a list for each field.

    [{"x": 0, "y": 0}, {"x": 1, "y": 0}, ...]  as  {"columns": {"x": [0, 1, ...], "y": [0, 0, ...]}}

Compressed, the page's data about the puzzles is a sixth smaller so. The page reads it in
web/app/catalogue.js.
"""

from __future__ import annotations

from typing import Any

FEWEST = 4  # objects that are worth it


def in_columns(data: Any) -> Any:
    """Return plain data with every such list replaced, all the way down."""
    if isinstance(data, dict):
        return {name: in_columns(each) for name, each in data.items()}
    if not isinstance(data, list):
        return data
    if len(data) >= FEWEST and all(isinstance(each, dict) and each for each in data):
        first, *others = data
        if all(each.keys() == first.keys() for each in others):
            return {"columns": {name: in_columns([each[name] for each in data]) for name in first}}
    return [in_columns(each) for each in data]
