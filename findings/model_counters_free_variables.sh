#!/bin/sh
# pyapproxmc 4.4.0 and 4.1.24, tididi-cnf 0.1.2, pyganak 2.9.0, d4Solver 1.0.0; Python 3.
#
# A variable that is in no clause, or in none that is left once others are settled, may be true or false: it doubles the number
# of models. Counters of models are asked for formulas with such variables; all are small enough to try every assignment.
#
# Expect: the same number from all. tididi-cnf and pyganak count exactly; ApproxMC estimates large numbers, and is exact on small
#         ones. Asked for the models projected on all variables, a counter says how many models there are.
# Seen:   pyapproxmc 4.4.0 leaves such variables out: of the example in its own README (x1 or x2 or x3, x3 or x20) it says 11, not
#         11 * 2**16 as the README does, and as 4.1.24 did. That is not only so for numbers that are not used: in (x1), (x1 or x2)
#         the second variable is free, and is not counted, in the projection neither. tididi-cnf is right without a
#         projection; with one, it leaves out free variables that are shown in some formulas, such as the last. Nothing warns.
#         pyganak and d4Solver are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/python -m pip install --quiet pyapproxmc==4.4.0 tididi-cnf==0.1.2 pyganak==2.9.0 d4Solver==1.0.0
venv/bin/python -m pip install --quiet --target older pyapproxmc==4.1.24
cat > count.py <<'END'
import sys
from itertools import product

CASES = [  # clauses, and the number of variables
    ([[1, 2, 3], [3, 4]], 4),
    ([[1, 2, 3], [3, 20]], 20),
    ([[1], [1, 2]], 2),
    ([[1, 2], [5, 6]], 6),
    ([[1], [2], [3, 8]], 8),
    ([[-1], [-2], [3, 4], [3, 7], [2, 8]], 8),
]


def tried(clauses, size):
    return sum(
        all(any(values[abs(literal) - 1] == (literal > 0) for literal in clause) for clause in clauses)
        for values in product([False, True], repeat=size)
    )


def approxmc(clauses, projection=None):
    from pyapproxmc import Counter

    counter = Counter(seed=1)
    for clause in clauses:
        counter.add_clause(clause)
    cells, hashes = counter.count(projection) if projection else counter.count()
    return cells * 2**hashes


def ganak(clauses, size):
    from pyganak import Counter

    counter = Counter()
    counter.new_vars(size)
    counter.add_clauses(clauses)
    return counter.count()


def d4(clauses, size):
    from py_d4 import Solver

    return int(Solver(clauses, size).count().getResult())


def tididi(clauses, size, **how):
    from tididi_cnf import count

    return count(clauses, num_vars=size, **how).count


for clauses, size in CASES:
    everything = list(range(1, size + 1))
    if sys.argv[1] == "older":
        counts = {"pyapproxmc": approxmc(clauses), "projected": approxmc(clauses, everything)}
    else:
        counts = {
            "tried": tried(clauses, size),
            "pyganak": ganak(clauses, size),
            "d4Solver": d4(clauses, size),
            "tididi-cnf": tididi(clauses, size, mode="mc"),
            "shown": tididi(clauses, size, mode="pmc", show=everything),
            "pyapproxmc": approxmc(clauses),
            "projected": approxmc(clauses, everything),
        }
    print("COUNT", sys.argv[1], clauses, *(f"{name} {number}" for name, number in counts.items()))
END
# the counters write how they get on as well
{
  venv/bin/python count.py newer 2> log | grep -a '^COUNT'
  PYTHONPATH=older venv/bin/python count.py older 2> log | grep -a '^COUNT'
} | tee seen
cat > expected <<'END'
COUNT newer [[1, 2, 3], [3, 4]] tried 11 pyganak 11 d4Solver 11 tididi-cnf 11 shown 11 pyapproxmc 11 projected 11
COUNT newer [[1, 2, 3], [3, 20]] tried 720896 pyganak 720896 d4Solver 720896 tididi-cnf 720896 shown 720896 pyapproxmc 11 projected 11
COUNT newer [[1], [1, 2]] tried 2 pyganak 2 d4Solver 2 tididi-cnf 2 shown 2 pyapproxmc 1 projected 1
COUNT newer [[1, 2], [5, 6]] tried 36 pyganak 36 d4Solver 36 tididi-cnf 36 shown 36 pyapproxmc 9 projected 9
COUNT newer [[1], [2], [3, 8]] tried 48 pyganak 48 d4Solver 48 tididi-cnf 48 shown 48 pyapproxmc 3 projected 3
COUNT newer [[-1], [-2], [3, 4], [3, 7], [2, 8]] tried 20 pyganak 20 d4Solver 20 tididi-cnf 20 shown 5 pyapproxmc 5 projected 5
COUNT older [[1, 2, 3], [3, 4]] pyapproxmc 11 projected 11
COUNT older [[1, 2, 3], [3, 20]] pyapproxmc 720896 projected 720896
COUNT older [[1], [1, 2]] pyapproxmc 2 projected 2
COUNT older [[1, 2], [5, 6]] pyapproxmc 36 projected 36
COUNT older [[1], [2], [3, 8]] pyapproxmc 48 projected 48
COUNT older [[-1], [-2], [3, 4], [3, 7], [2, 8]] pyapproxmc 20 projected 20
END
diff expected seen
