#!/bin/sh
# pychoco 0.4.0 (Choco, a solver for constraints), with Python 3.
#
# A constraint may be posted as it is, or as its negation: model.not_(constraint). Three or four variables are given a constraint;
# each assignment fulfils either it or its negation, so that the solutions of both are all assignments, each once.
#
# Expect: so it is; solve() gives each solution once.
# Seen:   of products, remainders, sums, all_different and most others, so it is. Not of x / y compared with z: the negation of
#         "x / y = z" holds for everything, also for 6 / 2 = 3, and solve() gives the same values twice. What is negated includes a
#         variable of its own for the quotient, which may then be anything. model.div has none, and is right. sort and sub_circuit are
#         like x / y. Reified, "x / y = z" is both true and false of 6 / 2 = 3. Nothing warns; Choco's check of each solution finds
#         nothing, being about its own variables too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/python -m pip install --quiet pychoco==0.4.0
cat > count.py <<'END'
from pychoco.model import Model

QUOTIENT = [[6, 7], [2, 3], [2, 3]]
BITS = [[0, 1]] * 4

CASES = [
    ("x * y = z", [[2, 3], [2, 3], [6, 9]], lambda model, x: model.times(x[0], x[1], x[2])),
    ("div(x, y, z)", QUOTIENT, lambda model, x: model.div(x[0], x[1], x[2])),
    ("x / y = z", QUOTIENT, lambda model, x: model.arithm(x[0], "/", x[1], "=", x[2])),
    ("x / y != z", QUOTIENT, lambda model, x: model.arithm(x[0], "/", x[1], "!=", x[2])),
    ("x / y < z", QUOTIENT, lambda model, x: model.arithm(x[0], "/", x[1], "<", x[2])),
    ("sort(xy, zw)", BITS, lambda model, x: model.sort(x[:2], x[2:])),
    ("sub_circuit", [[0, 1, 2]] * 3 + [[0, 2, 3]], lambda model, x: model.sub_circuit(x[:3], 0, x[3])),
]


def solutions(domains, constraint, how):
    model = Model()
    variables = [model.intvar(domain) for domain in domains]
    how(model, constraint(model, variables))
    solver = model.get_solver()
    found = []
    while solver.solve():
        found.append(tuple(variable.get_value() for variable in variables))
    return found


for name, domains, constraint in CASES:
    posted = solutions(domains, constraint, lambda model, constraint: constraint.post())
    negated = solutions(domains, constraint, lambda model, constraint: model.not_(constraint).post())
    total = 1
    for domain in domains:
        total *= len(domain)
    print(
        f"{name:12}  assignments {total:2}  posted {len(posted):2}  negated {len(negated):2},"
        f" {len(set(negated)):2} different, {len(set(posted) & set(negated)):2} of them in both"
    )
for value in (1, 0):
    reified = lambda model, constraint: model.arithm(constraint.reify(), "=", value).post()
    print(f"reified, {value}: 6 / 2 = 3 is a solution: {(6, 2, 3) in solutions(QUOTIENT, CASES[2][2], reified)}")
END
venv/bin/python count.py | tee seen
cat > expected <<'END'
x * y = z     assignments  8  posted  3  negated  5,  5 different,  0 of them in both
div(x, y, z)  assignments  8  posted  4  negated  4,  4 different,  0 of them in both
x / y = z     assignments  8  posted  4  negated 12,  8 different,  4 of them in both
x / y != z    assignments  8  posted  4  negated 12,  8 different,  4 of them in both
x / y < z     assignments  8  posted  2  negated 14,  8 different,  2 of them in both
sort(xy, zw)  assignments 16  posted  4  negated 60, 16 different,  4 of them in both
sub_circuit   assignments 81  posted  6  negated 318, 81 different,  6 of them in both
reified, 1: 6 / 2 = 3 is a solution: True
reified, 0: 6 / 2 = 3 is a solution: True
END
diff expected seen
