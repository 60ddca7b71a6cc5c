"""clingo: `python -m tests.bench.programs.asp TASK`."""

import sys
from time import perf_counter

from tests.bench.programs import MODELS

try:
    import clingo
except ImportError:
    sys.exit(print("missing clingo"))

ENCODING = """
cell(0..size-1). value(1..size).
1 { x(C, V) : value(V) } 1 :- cell(C).
1 { x(C, V) : cell(C) } 1 :- value(V).
:- line(L), not total #sum { V, C : x(C, V), on(L, C) } total.
:- less(A, B), x(A, V), x(B, W), V >= W.
#defined less/2.
#show x/2.
"""

began = perf_counter()
size, lines, total, less = MODELS[sys.argv[1]]
facts = [f"on({number},{cell})." for number, line in enumerate(lines) for cell in line]
facts += [f"line({number})." for number in range(len(lines))]
facts += [f"less({a},{b})." for a, b in less]
control = clingo.Control(["0", "--configuration=crafty", f"-c size={size}", f"-c total={total}"])
control.add("base", [], ENCODING + "".join(facts))
control.ground([("base", [])])
kept = []
control.solve(on_model=lambda model: kept.append(model.symbols(shown=True)))
print(len(kept), perf_counter() - began)
