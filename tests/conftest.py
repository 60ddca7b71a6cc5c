"""Settings for all tests. Nothing is timed; inside Pyodide only the core is tested, and shorter."""

import sys

from hypothesis import settings

INSIDE_PYODIDE = sys.platform == "emscripten"

collect_ignore = ["bench", "site", "test_build.py"] if INSIDE_PYODIDE else ["bench"]

settings.register_profile("here", deadline=None)
settings.register_profile("pyodide", deadline=None, max_examples=20, database=None)
settings.load_profile("pyodide" if INSIDE_PYODIDE else "here")
