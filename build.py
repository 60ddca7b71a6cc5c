#!/usr/bin/env python3
"""The one command of the project: build.py serve | site | check | test | bench | fuzz | release.

Starts under any Python 3.11 or newer with nothing installed; what it needs it sets up itself.
The rooms behind it are in builder/.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (an older Python may well be the one that reads this)
    sys.exit("build.py: Python 3.11 or newer is needed to start it")

import argparse
import time
from pathlib import Path

from builder import bench, checks, fuzz, publishing, release, serve, site
from builder.shell import Problem, say


def main(words: list[str]) -> int:
    """Do what `words` ask for; the exit code."""
    parser = argparse.ArgumentParser(
        prog="build.py", description=(__doc__ or "").partition("\n")[0]
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serving = commands.add_parser("serve", help="build the site and serve it on this machine")
    serving.add_argument("--port", type=int, help="default: 8000, or a free one if that is taken")
    building = commands.add_parser("site", help="build the static site into site/")
    building.add_argument("--base", help="the site's own address, for what must be absolute")
    keep_words = "keep the files of the versions at --base, for pages that are open"
    building.add_argument("--keep-former", action="store_true", help=keep_words)
    commands.add_parser("check", help="run what needs no test: lint, format, types, order of rooms")
    testing = commands.add_parser(
        "test", help="run every check and test; what follows goes to pytest"
    )
    testing.add_argument(
        "--changed",
        nargs="?",
        const="HEAD",
        metavar="REVISION",
        help="only the tests that the changes since a revision (default: HEAD) reach",
    )
    # These two tell themselves what they take: --help goes on to them.
    commands.add_parser("bench", add_help=False, help="measure, as ratios within one run")
    commands.add_parser("fuzz", add_help=False, help="try the core by chance")

    releasing = commands.add_parser("release", help="make the files of a release and check them")
    releasing.add_argument("--out", type=Path, default=release.FOLDER, help="default: release/")
    releasing.add_argument("--version", help="the number that this version must have")

    asked, rest = parser.parse_known_args(words)
    if rest and asked.command in ("serve", "site", "check", "release"):
        parser.error(f"{asked.command} does not know {' '.join(rest)}")
    begun = time.monotonic()
    if asked.command == "serve":
        return serve.run(asked.port)
    if asked.command == "site":
        if asked.keep_former and not asked.base:
            parser.error("--keep-former needs --base, where the former versions are")
        base = publishing.base_of(asked.base) if asked.base else None
        where = site.build(base, keeps_former=asked.keep_former)
        say(f"{where} is ready ({time.monotonic() - begun:.0f} s)")
        return 0
    if asked.command == "check":
        return checks.check()
    if asked.command == "test":
        if asked.changed:
            return checks.run_changed(asked.changed, rest)
        return checks.run(rest)
    if asked.command == "fuzz":
        return fuzz.run(rest)
    if asked.command == "release":
        return release.run(asked.out, asked.version)
    return bench.run(rest)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Problem as problem:
        sys.exit(f"build.py: {problem}")
    except KeyboardInterrupt:
        sys.exit(130)
