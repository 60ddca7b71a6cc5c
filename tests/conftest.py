"""Settings for all tests. Nothing is timed; inside Pyodide only the core is tested, and shorter."""

import os
import signal
import sys

from hypothesis import settings

INSIDE_PYODIDE = sys.platform == "emscripten"

# What is about the repository rather than the core is not even read there.
NOT_THE_CORE = [
    *("site", "browsers", "builder", "test_bench.py", "test_front_doors.py", "test_readme.py"),
    "cli/test_contract.py",
]
collect_ignore = ["bench", *(NOT_THE_CORE if INSIDE_PYODIDE else [])]

# Whoever runs this in the background may be told to ignore Ctrl-C, and would hand that on to every
# process that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# At a desk every run looks at new examples; where a change is judged (CI is set) the same ones are
# looked at each time, so that the verdict is about the change.
JUDGED = bool(os.environ.get("CI"))
settings.register_profile("here", deadline=None, derandomize=JUDGED)
settings.register_profile(
    "pyodide", deadline=None, max_examples=20, database=None, derandomize=True
)
settings.load_profile("pyodide" if INSIDE_PYODIDE else "here")
