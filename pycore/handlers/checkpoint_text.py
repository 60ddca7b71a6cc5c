"""Checkpoints as a page keeps them: as texts, since JavaScript would round their numbers."""

from __future__ import annotations

import json
import re
from itertools import accumulate

from ..run.checkpoints import DAMAGED
from .faults import Data, Refused, fault
from .message_reader import Message

LONGEST = 4_000_000
"""Characters of a text."""

DEEPEST = 30
"""Lists and objects within one another. Inside Pyodide a text that is deeper by far would end the
worker, not be refused."""


def as_text(checkpoint: Data | None) -> str | None:
    """A checkpoint as a text."""
    return None if checkpoint is None else json.dumps(checkpoint, separators=(",", ":"))


def kept(heard: Message) -> Data | None:
    """The checkpoint that a message says to go on from, None where it says none. Raises Refused for
    a text that is none."""
    text = heard.text_or_none("from")
    if text is None:
        return None
    try:
        checkpoint = json.loads(text) if len(text) <= LONGEST and not _is_deep(text) else None
    except ValueError:
        checkpoint = None
    if not isinstance(checkpoint, dict):
        raise Refused([fault(DAMAGED)])
    return checkpoint


def _is_deep(text: str) -> bool:
    opened = accumulate(1 if sign in "[{" else -1 for sign in re.findall(r"[\[\]{}]", text))
    return max(opened, default=0) > DEEPEST
