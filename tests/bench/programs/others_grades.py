"""Grades of Sudokus by hodoku-py and pencilmark, in a Python that has both:
`python others_grades.py SECONDS < PUZZLES`.

A line of JSON for each puzzle: HoDoKu's level and score, pencilmark's band and difficulty; null
where one did not answer within that many seconds of processor time, or refused.
"""

import json
import signal
import sys

try:
    import pencilmark
    from hodoku.api import Solver
except ImportError:
    sys.exit(print("missing hodoku-py or pencilmark"))


class Late(Exception):
    """Too many seconds."""


def late(*_):
    raise Late


def bounded(grade, puzzle):
    """What a program says within the limit."""
    signal.setitimer(signal.ITIMER_PROF, float(sys.argv[1]))
    try:
        return grade(puzzle)
    except Late:
        return None
    except Exception as error:
        print(f"{type(error).__name__} on {puzzle}: {error}", file=sys.stderr)
        return None
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def by_hodoku(puzzle):
    rated = Solver().rate(puzzle)
    return rated.level.name, rated.score


def by_pencilmark(puzzle):
    rated = pencilmark.rate(puzzle, allow_guessing=True)
    graded = rated.get("band"), rated.get("difficulty")
    return None if None in graded else graded


signal.signal(signal.SIGPROF, late)
for line in sys.stdin:
    puzzle = line.strip()
    answer = {"hodoku": bounded(by_hodoku, puzzle), "pencilmark": bounded(by_pencilmark, puzzle)}
    print(json.dumps({"puzzle": puzzle, **answer}), flush=True)
