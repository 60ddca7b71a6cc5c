#!/bin/sh
# python-constraint2 2.9.0 (the newest in November 2026), with Python 3.
#
# The package has classes for conditions on a product or a sum: ExactProdConstraint(6), MaxProdConstraint(6), ExactSumConstraint(6).
# Each is given some sets of values, and beside it the same condition as a function.
#
# Expect: the same number of solutions, the class being quicker; none is an empty list.
# Seen:   of positive whole numbers, yes. Once a value is 0, negative or less than 1, products lose solutions, without a
#         word: that 0.5, 1 or 2 times 1 to 4 times 0, 1 or 2 is at most 0 has twelve solutions, and none is found. Values are taken
#         away beforehand as if each further factor made a product larger. And a condition that no value of a
#         lone variable fulfils is no empty list but an error about min() or max() of an empty sequence.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/python -m pip install --quiet python-constraint2==2.9.0
cat > count.py <<'END'
from itertools import product
from math import prod

from constraint import (
    ExactProdConstraint,
    ExactSumConstraint,
    MaxProdConstraint,
    MinSumConstraint,
    Problem,
)

CASES = [
    ("product = 6", ExactProdConstraint(6), lambda *x: prod(x) == 6, [[1, 2, 3], [1, 2, 3]]),
    ("product <= 6", MaxProdConstraint(6), lambda *x: prod(x) <= 6, [[1, 2, 3, 4], [1, 2, 3, 4]]),
    ("product = -2", ExactProdConstraint(-2), lambda *x: prod(x) == -2, [[1], [-2, -1], [1]]),
    ("product <= -6", MaxProdConstraint(-6), lambda *x: prod(x) <= -6, [[-2, -1], [1, 2, 3, 4]]),
    ("product <= 0", MaxProdConstraint(0), lambda *x: prod(x) <= 0, [[0.5, 1, 2], [1, 2, 3, 4], [0, 1, 2]]),
    ("sum = 2", ExactSumConstraint(2), lambda *x: sum(x) == 2, [[1]]),
    ("sum >= 4", MinSumConstraint(4), lambda *x: sum(x) >= 4, [[1]]),
]


def count(constraint, sets):
    problem = Problem()
    for name, values in enumerate(sets):
        problem.addVariable(name, values)
    problem.addConstraint(constraint, list(range(len(sets))))
    try:
        return len(problem.getSolutions())
    except ValueError:
        return "ValueError"


for text, constraint, function, sets in CASES:
    tried = sum(function(*values) for values in product(*sets))
    print(f"{text:13}  tried {tried:2}  function {count(function, sets):2}  class {count(constraint, sets)}")
END
venv/bin/python count.py | tee seen
cat > expected <<'END'
product = 6    tried  2  function  2  class 2
product <= 6   tried 10  function 10  class 10
product = -2   tried  1  function  1  class 0
product <= -6  tried  2  function  2  class 0
product <= 0   tried 12  function 12  class 0
sum = 2        tried  0  function  0  class ValueError
sum >= 4       tried  0  function  0  class ValueError
END
diff expected seen
