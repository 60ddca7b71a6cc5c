#!/bin/sh
# PyEDA 0.29.0 (Boolean functions as expressions, binary decision diagrams and truth tables), Python 3 and a C compiler.
#
# All three kinds of function have satisfy_count(), "Return the cardinality of the set of all satisfying input points", and
# satisfy_all(), which goes through these points. The same function is counted in each kind.
#
# Expect: one number, that of the rows of the truth table in which the function is true.
# Seen:   truth tables say so. A decision diagram counts its paths to 1, so that "a or b" has 2: a; not a and b. Of expressions it
#         depends on how they are written: one in conjunctive normal form is given to a SAT solver and is right, any other is searched
#         by trial, and counts a branch as one as soon as it is true. "Not both a and b" has 2 as Nand(a, b) and 3 as Or(~a, ~b). A
#         point is then no assignment to every variable, and nothing says so. Of 400 random expressions of four variables 160 are
#         counted too low, and 194 of their diagrams.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/python -m pip install --quiet pyeda==0.29.0
cat > count.py <<'END'
from pyeda.inter import And, Nand, OneHot, Or, Xor, expr2bdd, expr2truthtable, exprvars

a, b, c, d = exprvars("x", 4)
CASES = {
    "Or(a, b)": Or(a, b),
    "Nand(a, b)": Nand(a, b),
    "Or(~a, ~b)": Or(~a, ~b),
    "Xor(a, b)": Xor(a, b),
    "OneHot(a, b, c)": OneHot(a, b, c),
    "Or(And(a, b), c)": Or(And(a, b), c),
    "And(Or(a, c), Or(b, c))": And(Or(a, c), Or(b, c)),
    "Or(And(a, b), And(c, d))": Or(And(a, b), And(c, d)),
}
for name, function in CASES.items():
    print(
        f"{name:24}  expression {function.satisfy_count()}  as CNF {function.to_cnf().satisfy_count()}"
        f"  diagram {expr2bdd(function).satisfy_count()}  table {expr2truthtable(function).satisfy_count()}"
    )
print(*("".join(str(point.get(v, "-")) for v in (a, b)) for point in Nand(a, b).satisfy_all()))
END
venv/bin/python count.py | tee seen
cat > expected <<'END'
Or(a, b)                  expression 3  as CNF 3  diagram 2  table 3
Nand(a, b)                expression 2  as CNF 3  diagram 2  table 3
Or(~a, ~b)                expression 3  as CNF 3  diagram 2  table 3
Xor(a, b)                 expression 2  as CNF 2  diagram 2  table 2
OneHot(a, b, c)           expression 3  as CNF 3  diagram 3  table 3
Or(And(a, b), c)          expression 3  as CNF 5  diagram 3  table 5
And(Or(a, c), Or(b, c))   expression 5  as CNF 5  diagram 3  table 5
Or(And(a, b), And(c, d))  expression 3  as CNF 7  diagram 3  table 7
0- 10
END
diff expected seen
