"""Random placements of all-different rules and sums, small enough to try everything."""

from __future__ import annotations

from hypothesis import strategies as st

from pycore.model.placement import Placement
from pycore.model.rules import AllDifferent, Less, Linear, Relation, Rule, SumIs

MOST_ROWS = 5000

RELATIONS: tuple[Relation, ...] = ("=", "<=")


@st.composite
def cages(draw: st.DrawFn) -> Placement:
    """Draw up to seven cells and up to six values with gaps; sets of different cells, sometimes as
    many as there are values; sums of some of them and sums with coefficients, most of them obeyed
    by a row drawn first."""
    size = draw(st.integers(3, 7))
    most = next(count for count in range(6, 0, -1) if count**size <= MOST_ROWS)
    values = tuple(sorted(draw(st.sets(st.integers(-2, 9), min_size=2, max_size=most))))
    row = draw(st.lists(st.sampled_from(values), min_size=size, max_size=size))
    some = st.lists(
        st.integers(0, size - 1), min_size=2, max_size=min(size, len(values)), unique=True
    ).map(tuple)
    first = draw(some)
    rules: list[Rule] = [AllDifferent(first), SumIs(first, sum(row[cell] for cell in first))]
    for cells in draw(st.lists(some, max_size=4)):
        match draw(st.sampled_from(["different", "cage", "sum", "less", "terms"])):
            case "different":
                rules.append(AllDifferent(cells))
            case "cage":
                total = sum(row[cell] for cell in cells) + draw(st.sampled_from([0, 0, 0, 1]))
                rules += [AllDifferent(cells), SumIs(cells, total)]
            case "sum":
                rules.append(SumIs(cells, sum(row[cell] for cell in cells)))
            case "less":
                rules.append(Less(*cells[:2]))
            case _:
                factors = tuple(draw(st.sampled_from([-2, -1, 1, 3])) for _ in cells)
                total = sum(k * row[cell] for k, cell in zip(factors, cells, strict=True))
                relation = draw(st.sampled_from(RELATIONS))
                rules.append(Linear((cells,), relation, total, (factors,)))
    return Placement(size, values, tuple(rules))
