"""A case once more, as a failure prints it: `from tests.fuzz.again import *; check("jobs", ...)`.

The names are those that the `repr` of a case is made of.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

from pycore.assist.generate import GenerateOptions
from pycore.model.placement import Placement
from pycore.model.serialization import NAMES
from tests.fuzz.aids import Sheet
from tests.fuzz.asked import Asked, own_puzzle
from tests.fuzz.checkpoints import Visits
from tests.fuzz.flags import Flagged
from tests.fuzz.foreign_texts import Foreign
from tests.fuzz.generated_ids import Generated
from tests.fuzz.jobs import Pressed
from tests.fuzz.kept_files import Kept
from tests.fuzz.learned import Learner
from tests.fuzz.library_arguments import Called
from tests.fuzz.machines import Run
from tests.fuzz.making import Board
from tests.fuzz.messages import Sent
from tests.fuzz.movements import SpeakingWalk
from tests.fuzz.own_files import Own
from tests.fuzz.plans import Stretched
from tests.fuzz.processes import Life, Lives
from tests.fuzz.rule_hints import Begun
from tests.fuzz.texts import Written
from tests.support.noted import Noted
from tests.support.noted_rules import Ruled

RULES = {made.__name__: made for made in NAMES.values()}
globals().update(RULES)

__all__ = [
    "Asked",
    "Begun",
    "Board",
    "Called",
    "Flagged",
    "Foreign",
    "GenerateOptions",
    "Generated",
    "Kept",
    "Learner",
    "Life",
    "Lives",
    "Noted",
    "Own",
    "Placement",
    "Pressed",
    "Ruled",
    "Run",
    "Sent",
    "Sheet",
    "SpeakingWalk",
    "Stretched",
    "Visits",
    "Written",
    "check",
    "own_puzzle",
    *RULES,
]


def check(fuzzer: str, case: Any) -> None:
    """Check one case of a fuzzer, by name; raise its failure."""
    import_module(f"tests.fuzz.{fuzzer.replace('-', '_')}").FUZZER.check(case, Counter())
