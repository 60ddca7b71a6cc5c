"""Settings for all tests. Nothing is timed; inside Pyodide only the core is tested, and shorter."""

import os
import sys
from typing import Any

import hypothesis
from hypothesis import settings

from tests.support import ctrl_c

INSIDE_PYODIDE = sys.platform == "emscripten"
MOST_INSIDE = 10  # examples of a property

# What is about the repository rather than the core is not even read there.
NOT_THE_CORE = [
    *("site", "browsers", "builder", "test_bench.py", "test_front_doors.py", "test_readme.py"),
    *("cli/test_contract.py", "spread/test_cluster.py"),
]
collect_ignore = ["bench", *(NOT_THE_CORE if INSIDE_PYODIDE else [])]

ctrl_c.hear_it()  # so does every process that a test starts and interrupts

# At a desk every run looks at new examples; where a change is judged (CI is set) the same ones are
# looked at each time, so that the verdict is about the change.
JUDGED = bool(os.environ.get("CI"))
settings.register_profile("here", deadline=None, derandomize=JUDGED)
settings.register_profile(
    "pyodide", deadline=None, max_examples=MOST_INSIDE, database=None, derandomize=True
)
settings.load_profile("pyodide" if INSIDE_PYODIDE else "here")


class Fewer(settings):
    """What a test asks for, with no more examples than any test has inside Pyodide."""

    def __init__(self, *asked: Any, **wished: Any) -> None:
        wanted = settings(*asked, **wished)
        super().__init__(wanted, max_examples=min(wanted.max_examples, MOST_INSIDE))


if (
    INSIDE_PYODIDE
):  # several times slower; the number that a test asks for is for the core's own run
    vars(hypothesis)["settings"] = Fewer
