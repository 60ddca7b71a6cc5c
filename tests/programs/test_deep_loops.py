"""Loops as deep as Python allows."""

from __future__ import annotations

from pycore.model.placement import Placement
from pycore.model.rules import SumIs
from pycore.plan.steps import plan_as_numbered
from pycore.programs.loops import loops
from tests.support.running_programs import printed_by


def test_twenty_loops_can_be_run() -> None:
    pairs = (SumIs((first, first + 1), 2) for first in range(0, 20, 2))
    plan = plan_as_numbered(Placement(20, (1, 2), tuple(pairs)))
    assert printed_by(loops(plan, "python", [])) == [" ".join(["1"] * 20)]
