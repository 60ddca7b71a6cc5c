#!/bin/sh
# cosoco 2.6.1 (a solver for constraints in the format XCSP3, as competitions use it), Python 3.
#
# Small instances of XCSP3's global constraints, each tried out value by value too. cosoco is asked for all solutions (-nbsols).
#
# Expect: the same solutions, each once; where it cannot do something it says UNSUPPORTED, as it does for tables of conflicts with *.
# Seen:   sums, counts, orders, tables and circuits are right. Of the final states of an automaton, written <final>a b</final>, only
#         the last is kept: of the 5 words of three letters without two ones in a row, 2 are found. With a space before the
#         end tag, as in <final> a b </final>, both are. "The minimum is not 1" is read as "is 1", and so is a maximum. closed="true"
#         of <cardinality> is not heeded. Solutions of <noOverlap> are given several times. The status is SATISFIABLE,
#         nothing warns, and its own check of each solution, on by default, finds nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/python -m pip install --quiet cosoco==2.6.1
cat > count.py <<'END'
import re
import subprocess
from itertools import product

from cosoco_bin import PATH


def automaton(final):
    """No two ones in a row: a is the state after a zero, b the one after a one."""
    moves = "(a,0,a)(a,1,b)(b,0,a)"
    return (
        f"<regular> <list> x0 x1 x2 </list> <transitions> {moves} </transitions>"
        f" <start> a </start> <final>{final}</final> </regular>"
    )


def extreme(name, condition):
    return f"<{name}> <list> x0 x1 </list> <condition> {condition} </condition> </{name}>"


def cardinality(closed):
    return (
        f'<cardinality> <list> x0 x1 </list> <values closed="{closed}"> 1 2 </values>'
        " <occurs> 0..2 0..2 </occurs> </cardinality>"
    )


def no_overlap(names, lengths):
    return f"<noOverlap> <origins> {names} </origins> <lengths> {lengths} </lengths> </noOverlap>"


def separate(ones):
    return not (ones[0] == ones[1] == 1 or ones[1] == ones[2] == 1)


CASES = [
    ("<final> a b </final>", [2] * 3, automaton(" a b "), separate),
    ("<final>a b</final>", [2] * 3, automaton("a b"), separate),
    ("<final>b</final>", [2] * 3, automaton("b"), lambda x: separate(x) and x[2] == 1),
    ("minimum = 1", [3] * 2, extreme("minimum", "(eq,1)"), lambda x: min(x) == 1),
    ("minimum != 1", [3] * 2, extreme("minimum", "(ne,1)"), lambda x: min(x) != 1),
    ("maximum != 2", [3] * 2, extreme("maximum", "(ne,2)"), lambda x: max(x) != 2),
    ("values 1 and 2, closed", [3] * 2, cardinality("true"), lambda x: 0 not in x),
    ("values 1 and 2, not closed", [3] * 2, cardinality("false"), lambda x: True),
    ("two tasks", [3] * 2, no_overlap("x0 x1", "1 1"), lambda x: x[0] != x[1]),
]

for name, sizes, constraint, condition in CASES:
    variables = "".join(f'<var id="x{k}"> 0..{size - 1} </var>' for k, size in enumerate(sizes))
    with open("instance.xml", "w") as file:
        file.write(
            f'<instance format="XCSP3" type="CSP"> <variables> {variables} </variables>'
            f" <constraints> {constraint} </constraints> </instance>"
        )
    asked = [PATH, "instance.xml", "-nbsols=1000", "-model=1", "-colors=0"]
    said = subprocess.run(asked, capture_output=True, text=True).stdout
    found = [tuple(map(int, line.split())) for line in re.findall("^v (.*)$", said, re.M)]
    right = {values for values in product(*map(range, sizes)) if condition(values)}
    print(
        f"{name:26}  tried {len(right)}  cosoco {len(found):2}, {len(set(found))} different,"
        f" {len(right - set(found))} missing, {len(set(found) - right)} wrong"
    )
END
venv/bin/python count.py | tee seen
cat > expected <<'END'
<final> a b </final>        tried 5  cosoco  5, 5 different, 0 missing, 0 wrong
<final>a b</final>          tried 5  cosoco  2, 2 different, 3 missing, 0 wrong
<final>b</final>            tried 2  cosoco  2, 2 different, 0 missing, 0 wrong
minimum = 1                 tried 3  cosoco  3, 3 different, 0 missing, 0 wrong
minimum != 1                tried 6  cosoco  3, 3 different, 6 missing, 3 wrong
maximum != 2                tried 4  cosoco  5, 5 different, 4 missing, 5 wrong
values 1 and 2, closed      tried 4  cosoco  9, 9 different, 0 missing, 5 wrong
values 1 and 2, not closed  tried 9  cosoco  9, 9 different, 0 missing, 0 wrong
two tasks                   tried 6  cosoco 16, 6 different, 0 missing, 0 wrong
END
diff expected seen
