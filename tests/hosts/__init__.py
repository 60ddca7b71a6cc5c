"""Site generators, at pinned versions, as hosts of an embedded puzzle.

`python -m tests.hosts NAME ...` installs each in a temporary folder, builds a page with two
puzzles, and opens it in Chromium; it needs an up-to-date site. `generator.py` says what a generator
is and has the pages, `packages.py` installs, `checks/` says what must hold; each other file is one
generator. It is no daily test.
"""
