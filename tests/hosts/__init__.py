"""Site generators, at pinned versions, as hosts of an embedded puzzle.

`python -m tests.hosts NAME ...` installs each in a temporary folder, builds two pages with it, and
opens them in Chromium; it needs an up-to-date site. `generator.py` says what a generator is and
has the pages, `checks.py` what must hold; each other file is one generator. It is no daily test.
"""
