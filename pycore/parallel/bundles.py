"""Bundles of parts that are handed out together, as a text:
{"parts": [numbers, ...], "room": number}."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from ..model.bilingual import BadInput
from ..run.checkpoints import DAMAGED, are_whole
from ..search.events import Branch


class Bundle(NamedTuple):
    """Parts, and the number of solutions of each that may be listed."""

    branches: Sequence[Branch]
    room: int

    def text(self) -> str:
        """Return the bundle as a text for sending."""
        return json.dumps({"parts": self.branches, "room": self.room})


def read_bundle(text: str) -> Bundle:
    """Read a bundle from a text. Raises BadInput if there is none."""
    try:
        data = json.loads(text)
        parts, room = data["parts"], data["room"]
    except (ValueError, TypeError, LookupError, RecursionError):
        raise BadInput(None, DAMAGED) from None
    if not (isinstance(parts, list) and parts and all(map(are_whole, parts)) and type(room) is int):
        raise BadInput(None, DAMAGED)
    return Bundle([tuple(part) for part in parts], room)
