"""Boards of all-different rules, by candidates: consequences are struck out, then the candidates of
the tightest group are tried (search/placements/propagate.py).

candidate  a value in a cell
group      candidates of which exactly one is true: of one cell; or of one value in cells that must
           differ and are as many as the values
struck     the candidates excluded by one that is true
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.bilingual import Text
from ..model.drawing import Drawing
from ..model.placement import Placement
from .all_different import UNITS, refuse_contradictions, units_of, write_board, write_board_c
from .constants import sign_of, type_of
from .listing import Language, Light, ListingWriter, Program

GROUPS = Text("of each group exactly one candidate comes true", "どの組でも、ちょうど 1 つが正しい")
UNITS_C = Text(f"{UNITS.en}; -1 ends them", f"{UNITS.ja}（-1 で終わり）")
STRUCK = Text("what goes when a candidate comes true", "ある候補が正しいときに消える候補")

PYTHON_GROUPS = """\
    [(cell, value) for value in VALUES] for cell in range(len(board))
] + [
    [(cell, value) for cell in unit]
    for unit in UNITS if len(unit) == len(VALUES) for value in VALUES
]
OTHERS = [
    [(cell, value) for cell in unit]
    for unit in UNITS if len(unit) < len(VALUES) for value in VALUES
]
WITH = {candidate: [] for cell in range(len(board)) for candidate in GROUPS[cell]}
for group in GROUPS:
    for candidate in group:
        WITH[candidate].append(set(group))
"""

PYTHON_STRUCK = """\
    candidate: set().union(*groups) - {candidate}
    for candidate, groups in WITH.items()
}
for group in OTHERS:
    for candidate in group:
        STRUCK[candidate].update(other for other in group if other != candidate)
"""

PYTHON = """

def settle(left):
    size = None
    while size != len(left):
        size = len(left)
        for group in GROUPS:
            here = [candidate for candidate in group if candidate in left]
            if not here:
                return False  @check
            if len(here) == 1:
                left -= STRUCK[here[0]]  @choose
            for other in WITH[here[0]]:
                if other.issuperset(here):
                    left -= other.difference(here)
    return True


def choose(left):
    tight = [[candidate for candidate in group if candidate in left] for group in GROUPS]
    fewest = min((len(here) for here in tight if len(here) > 1), default=0)
    tight = [here for here in reversed(tight) if len(here) == fewest]
    if fewest != 2:
        return reversed(tight[0]) if tight else None
    pairs = [pair for pair in tight if pair[0][0] == pair[1][0]] or tight

    def touched(candidate):
        reach = STRUCK[candidate] | {candidate}
        return sum(other in reach for pair in pairs for other in pair)

    best = max(pairs[:12], key=lambda pair: touched(pair[0]) * touched(pair[1]))
    return sorted(best, key=touched, reverse=True)


def solve(left):
    if not settle(left):
        return
    candidates = choose(left)
    if candidates is None:
        print(*(value for cell, value in sorted(left)))  @found
        return
    for candidate in candidates:
        solve(left - STRUCK[candidate])  @return


solve({
    (cell, value) for cell, value in WITH if board[cell] in (EMPTY, value)
})
"""

C = """
enum {{ CELLS = {size}, WIDTH = {width}, UNITS = {units}, CANDIDATES = CELLS * WIDTH }};

static int groups[CELLS + UNITS * WIDTH][WIDTH], count_of_groups;
static int with[CANDIDATES][UNITS + 1], count_with[CANDIDATES];
static char in_group[CELLS + UNITS * WIDTH][CANDIDATES], struck[CANDIDATES][CANDIDATES];

static void add(const int *group, int size)
{{
    for (int one = 0; one < size; one++)
        for (int two = 0; two < size; two++)
            if (one != two) struck[group[one]][group[two]] = 1;
    if (size < WIDTH) return;
    for (int at = 0; at < WIDTH; at++) {{
        groups[count_of_groups][at] = group[at];
        in_group[count_of_groups][group[at]] = 1;
        with[group[at]][count_with[group[at]]++] = count_of_groups;
    }}
    count_of_groups++;
}}

static int left_in(const char *left, int group, int *here)
{{
    int count = 0;
    for (int at = 0; at < WIDTH; at++)
        if (left[groups[group][at]]) here[count++] = groups[group][at];
    return count;
}}

static int all_in(int group, const int *here, int count)
{{
    for (int at = 0; at < count; at++)
        if (!in_group[group][here[at]]) return 0;
    return 1;
}}

static int settle(char *left)
{{
    for (int changed = 1; changed;) {{
        changed = 0;
        for (int group = 0; group < count_of_groups; group++) {{
            int here[WIDTH], count = left_in(left, group, here);
            if (!count) return 0;  @check
            for (int at = 0; count == 1 && at < CANDIDATES; at++)
                if (left[at] && struck[here[0]][at]) left[at] = 0, changed = 1;  @choose
            for (int at = 0; at < count_with[here[0]]; at++) {{
                int other = with[here[0]][at];
                if (other == group || !all_in(other, here, count)) continue;
                for (int place = 0; place < WIDTH; place++) {{
                    int gone = groups[other][place];
                    if (left[gone] && !in_group[group][gone]) left[gone] = 0, changed = 1;
                }}
            }}
        }}
    }}
    return 1;
}}

static int touched(int candidate, int pairs[][2], int count)
{{
    int sum = 0;
    for (int at = 0; at < count; at++)
        for (int side = 0; side < 2; side++) {{
            int other = pairs[at][side];
            sum += other == candidate || struck[candidate][other];
        }}
    return sum;
}}

static int choose(const char *left, int *chosen)
{{
    static int pairs[CELLS + UNITS * WIDTH][2];
    int fewest = WIDTH + 1, here[WIDTH], count = 0, of_cells = 0, best = -1;
    for (int group = count_of_groups - 1; group >= 0; group--) {{
        int size = left_in(left, group, here);
        if (size < 2 || size >= fewest) continue;
        fewest = size;
        for (int at = 0; at < size; at++) chosen[at] = here[size - 1 - at];
    }}
    if (fewest > WIDTH) return 0;
    if (fewest > 2) return fewest;
    for (int group = count_of_groups - 1; group >= 0; group--) {{
        if (left_in(left, group, here) != 2) continue;
        if (group < CELLS && !of_cells) count = 0, of_cells = 1;
        pairs[count][0] = here[0];
        pairs[count++][1] = here[1];
    }}
    for (int at = 0; at < count && at < 12; at++) {{
        int one = touched(pairs[at][0], pairs, count), two = touched(pairs[at][1], pairs, count);
        if (one * two <= best) continue;
        best = one * two;
        chosen[0] = pairs[at][one < two];
        chosen[1] = pairs[at][one >= two];
    }}
    return 2;
}}

static void solve(char *left)
{{
    if (!settle(left)) return;
    int chosen[WIDTH], count = choose(left, chosen);
    if (!count) {{
        for (int at = 0, cell = 0; at < CANDIDATES; at++)
            if (left[at])
                printf("{sign}%c", VALUES[at % WIDTH], ++cell < CELLS ? ' ' : '\\n');  @found
        return;
    }}
    for (int at = 0; at < count; at++) {{
        char next[CANDIDATES];
        for (int other = 0; other < CANDIDATES; other++)
            next[other] = left[other] && !struck[chosen[at]][other];
        solve(next);  @return
    }}
}}

int main(void)
{{
    static char left[CANDIDATES];
    int group[WIDTH];
    for (int cell = 0; cell < CELLS; cell++) {{
        for (int at = 0; at < WIDTH; at++) {{
            group[at] = cell * WIDTH + at;
            left[group[at]] = board[cell] == EMPTY || board[cell] == VALUES[at];
        }}
        add(group, WIDTH);
    }}
    for (int unit = 0; unit < UNITS; unit++) {{
        for (int value = 0; value < WIDTH; value++) {{
            int size = 0;
            for (const int *cell = UNIT[unit]; *cell >= 0; cell++)
                group[size++] = *cell * WIDTH + value;
            add(group, size);
        }}
    }}
    solve(left);
    return 0;
}}
"""

LIT = {event: (Light(event),) for event in ("found", "choose", "check", "return")}


def candidates(
    placement: Placement, drawing: Drawing, language: Language, heading: Sequence[Text]
) -> Program:
    """Return the recursion, under comments. Raises BadInput for contradictory givens and for
    numbers beyond C's range."""
    refuse_contradictions(placement)
    listing = ListingWriter(heading)
    if language == "python":
        write_board(listing, placement, drawing)
        listing.write("GROUPS = [", GROUPS)
        listing.block(PYTHON_GROUPS)
        listing.write("STRUCK = {", STRUCK)
        listing.block(PYTHON_STRUCK + PYTHON, **LIT)
    else:
        _c(listing, placement, drawing)
    names = tuple(f"board[{cell}]" for cell in range(placement.size))
    return Program(language, "recursion", tuple(listing.lines), names, call="solve(left)")


def _c(listing: ListingWriter, placement: Placement, drawing: Drawing) -> None:
    number = type_of(max(map(abs, placement.values)) + 1)
    units = units_of(placement)
    listing.write("#include <stdio.h>")
    listing.write()
    write_board_c(listing, placement, drawing, number)
    most = max(map(len, units), default=0)
    listing.write(f"static const int UNIT[][{most + 1}] = {{", UNITS_C)
    for unit in [*units, ()]:
        listing.write(f"    {{{', '.join(map(str, [*unit, -1]))}}},")
    listing.write("};")
    words = {"size": placement.size, "width": len(placement.values), "units": len(units)}
    listing.block(C.format(**words, sign=sign_of(number)), **LIT)
