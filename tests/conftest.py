"""Settings of hypothesis for all tests: nothing is timed; inside Pyodide fewer examples."""

import sys

from hypothesis import settings

settings.register_profile("here", deadline=None)
settings.register_profile("pyodide", deadline=None, max_examples=20, database=None)
settings.load_profile("pyodide" if sys.platform == "emscripten" else "here")
