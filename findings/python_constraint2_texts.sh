#!/bin/sh
# python-constraint2 2.9.0 (the newest in November 2026), with Python 3.
#
# A constraint can be a function, or a text with an expression of Python: addConstraint("a * b == 6"). Three variables
# with the values 1 to 5; each condition is given in both ways, and the solutions are counted.
#
# Expect: the same solutions. The text is read, and then either recognised as one of the package's own constraints or
#         evaluated for what it says.
# Seen:   a text that resembles one of them is taken for it. "a != b != c" means that all three differ, a // 2 is read as a
#         division without a remainder or not at all, b * b as b, and one that subtracts and adds, or adds to what it
#         multiplies, loses solutions or gains some. Nothing warns. Sums, products and comparisons of different variables alone
#         are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/python -m pip install --quiet python-constraint2==2.9.0
cat > count.py <<'END'
from constraint import Problem

TEXTS = [
    "a + b == c",
    "a * b <= 6",
    "a < b < c",
    "a != b",
    "a != b != c",
    "c // 2 == 1",
    "b // 2 >= 1",
    "a <= b * b",
    "a == c - a + b",
    "c * b - c <= c",
]


def count(constraint, names):
    problem = Problem()
    problem.addVariables("abc", [1, 2, 3, 4, 5])
    problem.addConstraint(constraint, names)
    return len(problem.getSolutions())


for text in TEXTS:
    function = eval(f"lambda a, b, c: {text}")
    print(f"{text:15}  function {count(function, list('abc')):3}  text {count(text, None):3}")
END
venv/bin/python count.py | tee seen
cat > expected <<'END'
a + b == c       function  10  text  10
a * b <= 6       function  60  text  60
a < b < c        function  10  text  10
a != b           function 100  text 100
a != b != c      function  80  text  60
c // 2 == 1      function  50  text  25
b // 2 >= 1      function 100  text 125
a <= b * b       function 100  text  75
a == c - a + b   function  13  text   0
c * b - c <= c   function  50  text   5
END
diff expected seen
