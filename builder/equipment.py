"""Equipment of the tests beyond the checks: browsers, Japanese fonts, and pytest for Pyodide's own
Python."""

from __future__ import annotations

import sys

from builder import browser, browsers, environment, fonts
from builder.shell import Problem, say


def main() -> None:
    """Install missing equipment and report it. Raises Problem if the tests cannot run."""
    environment.pyodide_tools()
    try:
        say(f"the page in Japanese is tested in {' and '.join(fonts.find_or_install())}")
    except Problem as missing:
        say(str(missing))
    say(f"the page's tests run in {_for_the_page()}")
    for other in browsers.OTHERS:
        try:
            found = browsers.find_or_install(other)
            say(f"and a journey through it in {' with '.join(found)}")
        except Problem as missing:
            say(str(missing))


def _for_the_page() -> str:
    """Return Chromium's shell, or Chromium itself where the shell, a Debian package, is
    unavailable."""
    chromium = browser.find_or_install(environment.PYTHON)
    try:
        return browsers.find_or_install(browsers.SHELL)[0]
    except Problem:
        return chromium


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        sys.exit(str(problem))
