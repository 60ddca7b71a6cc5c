#!/bin/sh
# facile 1.6 (Python's way to FaCiLe, a constraint solver in OCaml), Python 3 on Linux.
#
# Conditions of variables are written as in Python: abs(x) == 1, x % 2 == 0, ~(x < y) for "not", and "(x < y) + (y > 1) == 1" to count
# those that hold. Each is asked for all solutions in a process of its own, and tried out value by value.
#
# Expect: the same solutions.
# Seen:   abs(x) == 1 has -1, 0 and 1, if x may have either sign, and so has x * x == 1. x % 2 == 0 has 0 and no other even number,
#         x % 3 the same; remainders other than 0 are right. "Not x < y" holds for everything: an inequality of two variables, one of
#         which is subtracted from the other, may count as false where it holds, if it is negated, counted or compared with
#         another condition. "Exactly one of the two holds" is said of a case where both do. Of 200 random inequalities with "not",
#         all 17 of this kind are wrong, and none with other factors or three variables. As they are, all are right.
#         Nothing warns.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/python -m pip install --quiet facile==1.6
cat > conditions.py <<'END'
import random
from itertools import product
from multiprocessing import get_context


def said(question):
    """All solutions; as the solver keeps what was posted, this is run in a process of its own."""
    import facile

    text, ranges = question
    variables = [facile.variable(range(first, last + 1)) for first, last in ranges]
    try:
        facile.constraint(eval(text, dict(zip("xyz", variables))))
    except ValueError as problem:
        if "overconstrained" not in str(problem):
            raise
        return []
    return [tuple(found.solution) for found in facile.solve_all(variables) if found.solution is not None]


def tried(text, ranges):
    if text.startswith("~"):
        held = tried(text[1:], ranges)
        return [values for values in product(*(range(first, last + 1) for first, last in ranges)) if values not in held]
    values = product(*(range(first, last + 1) for first, last in ranges))
    return [each for each in values if eval(text, dict(zip("xyz", each)))]


def shown(solutions):
    return " ".join("".join(map(str, values)) for values in solutions) or "none"


CASES = [
    *[(f"abs(x) {rest}", [(-3, 3)]) for rest in ("== 0", "== 1", "== 2", ">= 1", "> 2", "!= 1")],
    ("abs(x) == 1", [(0, 3)]),
    ("x * x == 1", [(-3, 3)]),
    ("abs(x - y) == 1", [(1, 3)] * 2),
    *[(f"x % {rest}", [(0, 6)]) for rest in ("2 == 0", "2 == 1", "2 != 1", "3 == 0", "3 == 1", "3 == 2", "3 < 1")],
    ("x % 2 == 0", [(1, 6)]),
    ("x % y == 0", [(1, 4)] * 2),
    ("x // 2 == 1", [(0, 6)]),
    *[(text, [(0, 2)] * 2) for text in ("x < y", "~(x < y)", "~(x <= y)", "~(x == y)", "~(x < 2)", "~(x + y < 2)", "~(x - y < 0)")],
    *[(f"(x < y) {rest}", [(0, 2)] * 2) for rest in ("+ (y > 1) == 1", "+ (y < x) == 0", "== (y > 1)", "^ (y > 1)", "| (y > 1)")],
]

chance = random.Random(1)
negated = {}
for _ in range(200):
    count = chance.choice([2, 3])
    factors = [chance.choice([-2, -1, 1, 2]) for _ in range(count)]
    total = " + ".join(f"{factor} * {name}" for factor, name in zip(factors, "xyz"))
    few = " and ".join(map(str, sorted(factors))) == "-1 and 1"
    kind = "1 and -1" if few else f"other factors, {count} variables"
    sign = chance.choice(["<", "<=", ">", ">="])
    negated.setdefault(kind, []).append((f"~({total} {sign} {chance.randint(-1, 1)})", [(0, chance.randint(2, 3)) for _ in factors]))

with get_context("fork").Pool(1, maxtasksperchild=1) as pool:
    for case, solutions in zip(CASES, pool.map(said, CASES, chunksize=1)):
        right = tried(*case)
        print(f"{'right' if solutions == right else 'WRONG'}  {case[0]}, {case[1]}: tried {shown(right)}, said {shown(solutions)}")
    for kind, questions in sorted(negated.items()):
        answers = pool.map(said, questions, chunksize=1)
        wrong = sum(sorted(answer) != tried(*question) for question, answer in zip(questions, answers))
        answers = pool.map(said, [(text[1:], ranges) for text, ranges in questions], chunksize=1)
        plain = sum(sorted(answer) != tried(text[1:], ranges) for (text, ranges), answer in zip(questions, answers))
        print(f"{kind}: {len(questions)} inequalities, {wrong} wrong negated, {plain} wrong as they are")
END
venv/bin/python conditions.py | tee seen
cat > expected <<'END'
right  abs(x) == 0, [(-3, 3)]: tried 0, said 0
WRONG  abs(x) == 1, [(-3, 3)]: tried -1 1, said -1 0 1
WRONG  abs(x) == 2, [(-3, 3)]: tried -2 2, said -2 -1 0 1 2
right  abs(x) >= 1, [(-3, 3)]: tried -3 -2 -1 1 2 3, said -3 -2 -1 1 2 3
WRONG  abs(x) > 2, [(-3, 3)]: tried -3 3, said -3 -2 -1 0 1 2 3
right  abs(x) != 1, [(-3, 3)]: tried -3 -2 0 2 3, said -3 -2 0 2 3
right  abs(x) == 1, [(0, 3)]: tried 1, said 1
WRONG  x * x == 1, [(-3, 3)]: tried -1 1, said -1 0 1
WRONG  abs(x - y) == 1, [(1, 3), (1, 3)]: tried 12 21 23 32, said 11 12 21 22 23 32 33
WRONG  x % 2 == 0, [(0, 6)]: tried 0 2 4 6, said 0
right  x % 2 == 1, [(0, 6)]: tried 1 3 5, said 1 3 5
WRONG  x % 2 != 1, [(0, 6)]: tried 0 2 4 6, said 0
WRONG  x % 3 == 0, [(0, 6)]: tried 0 3 6, said 0
right  x % 3 == 1, [(0, 6)]: tried 1 4, said 1 4
right  x % 3 == 2, [(0, 6)]: tried 2 5, said 2 5
WRONG  x % 3 < 1, [(0, 6)]: tried 0 3 6, said 0
WRONG  x % 2 == 0, [(1, 6)]: tried 2 4 6, said none
WRONG  x % y == 0, [(1, 4), (1, 4)]: tried 11 21 22 31 33 41 42 44, said none
right  x // 2 == 1, [(0, 6)]: tried 2 3, said 2 3
right  x < y, [(0, 2), (0, 2)]: tried 01 02 12, said 01 02 12
WRONG  ~(x < y), [(0, 2), (0, 2)]: tried 00 10 11 20 21 22, said 00 01 02 10 11 12 20 21 22
WRONG  ~(x <= y), [(0, 2), (0, 2)]: tried 10 20 21, said 00 01 10 11 12 20 21 22
right  ~(x == y), [(0, 2), (0, 2)]: tried 01 02 10 12 20 21, said 01 02 10 12 20 21
right  ~(x < 2), [(0, 2), (0, 2)]: tried 20 21 22, said 20 21 22
right  ~(x + y < 2), [(0, 2), (0, 2)]: tried 02 11 12 20 21 22, said 02 11 12 20 21 22
WRONG  ~(x - y < 0), [(0, 2), (0, 2)]: tried 00 10 11 20 21 22, said 00 01 02 10 11 12 20 21 22
WRONG  (x < y) + (y > 1) == 1, [(0, 2), (0, 2)]: tried 01 22, said 01 12 22
WRONG  (x < y) + (y < x) == 0, [(0, 2), (0, 2)]: tried 00 11 22, said 00 01 02 10 11 12 20 21 22
WRONG  (x < y) == (y > 1), [(0, 2), (0, 2)]: tried 00 02 10 11 12 20 21, said 00 01 02 10 11 12 20 21 22
right  (x < y) ^ (y > 1), [(0, 2), (0, 2)]: tried 01 22, said 01 22
right  (x < y) | (y > 1), [(0, 2), (0, 2)]: tried 01 02 12 22, said 01 02 12 22
1 and -1: 17 inequalities, 17 wrong negated, 0 wrong as they are
other factors, 2 variables: 82 inequalities, 0 wrong negated, 0 wrong as they are
other factors, 3 variables: 101 inequalities, 0 wrong negated, 0 wrong as they are
END
diff expected seen
