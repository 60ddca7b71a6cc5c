"""Searches from state to state in C, which follow states_c.py in the program."""

from __future__ import annotations

NEEDED = """
static int needed(const State *state)
{{
    if (is_goal(state)) return 0;
{needs}
}}
"""

DEEPENING = """
static int found, news, later;

static void walk(const Line *line, int bound)
{
    int known = count;
    if (meet(&line->state) == known) news = 1;
    for (int number = 0; number < COUNT; number++) {  @return
        Line next = {.before = line, .moves = line->moves + 1};
        if (!jump(number, &line->state, &next.state)) continue;
        if (line->before && same(&next.state, &line->before->state)) continue;
        int arrival = next.moves + needed(&next.state);
        if (arrival > bound) {  @check
            if (!later || arrival < later) later = arrival;
            if (next.moves < bound && find(&next.state) < 0) news = 1;
        } else if (is_goal(&next.state)) {
            found = 1;
            show(&next);
        } else {
            walk(&next, bound);  @choose
        }
    }
}

int main(void)
{
    Line start = {.state = START};
    int bound = needed(&START);
    if (bound == 0) show(&start);
    while (bound) {
        found = news = later = 0;
        walk(&start, bound);  @bound
        bound = news && !found ? later : 0;
    }
    return 0;
}
"""

ALONG = """
static void walk(const Line *line, int total)
{
    if (line->moves == total) {
        show(line);
        return;
    }
    for (int number = 0; number < COUNT; number++) {
        Line next = {.before = line, .moves = line->moves + 1};
        if (!jump(number, &line->state, &next.state)) continue;
        int met = find(&next.state);
        if (met >= 0 && left[met] == total - next.moves) walk(&next, total);
    }
}

static void count_back(int from, int total)
{
    State after;
    while (from-- > 0) {
        if (near[from] < 0 || near[from] >= total) continue;
        State here = states[from];
        for (int number = 0; number < COUNT; number++) {
            if (!jump(number, &here, &after)) continue;
            int met = find(&after);
            if (met >= 0 && left[met] == total - near[from] - 1) left[from] = total - near[from];
        }
    }
}
"""

ADVANCE = """
static int advance(int **away, int moves, int (*step)(int, const State *, State *))
{
    State next;
    int reached = 0;
    for (int from = 0, last = count; from < last; from++) {
        if ((*away)[from] != moves) continue;
        State here = states[from];  @choose
        for (int number = 0; number < COUNT; number++) {
            if (!step(number, &here, &next)) continue;
            int met = meet(&next);
            if ((*away)[met] >= 0) continue;  @check
            (*away)[met] = moves + 1;
            reached++;  @reach
        }
    }
    return reached;
}
"""

LEVELS = """
static int arrived(int moves)
{
    int goals = 0;
    for (int number = 0; number < count; number++) {
        if (near[number] != moves || !is_goal(&states[number])) continue;
        left[number] = 0;
        goals++;
    }
    return goals;
}

int main(void)
{
    Line start = {.state = START};
    int moves = 0, reached = 1, met = meet(&START);
    near[met] = 0;
    while (reached && !arrived(moves)) reached = advance(&near, moves++, jump);  @level
    if (reached) {
        count_back(count, moves);
        walk(&start, moves);
    }
    return 0;
}
"""

BACK = """
static int jump_back(int number, const State *after, State *before)
{{
    int source = JUMPS[number][0], target = JUMPS[number][1];
    if (after->at[source] != EMPTY || after->at[target] == EMPTY) return 0;
    *before = *after;
    for (const int *over = JUMPS[number] + 2; *over >= 0; over++) {{
        if ({stuck}) return 0;
        before->at[*over] = {turned};
    }}
    before->at[source] = after->at[target];
    before->at[target] = EMPTY;
    return 1;
}}
"""

BOTH_ENDS = """
static int meeting(int moves)
{
    for (int number = 0; number < count; number++)
        if (near[number] == moves && left[number] >= 0) return 1;
    return 0;
}

int main(void)
{
    Line start = {.state = START};
    int moves = 0, out = 1, moves_left = 0, home = 0, met = meet(&START);
    near[met] = 0;
    for (; home < (int)(sizeof GOALS / sizeof *GOALS); home++) {
        met = meet(&GOALS[home]);
        left[met] = 0;
    }
    while (out && home && !meeting(moves)) {
        if (out <= home)
            out = advance(&near, moves++, jump);
        else
            home = advance(&left, moves_left++, jump_back);
    }
    if (out && home) {
        count_back(count, moves + moves_left);
        walk(&start, moves + moves_left);
    }
    return 0;
}
"""

DEPTH_FIRST = """
static int walk(const Line *line)
{
    if (is_goal(&line->state)) {
        show(line);
        return 1;
    }
    for (int number = 0; number < COUNT; number++) {
        Line next = {.before = line, .moves = line->moves + 1};
        if (!jump(number, &line->state, &next.state)) continue;
        int known = count;
        if (meet(&next.state) < known) continue;  @check
        if (walk(&next)) return 1;  @choose
    }
    return 0;  @return
}

int main(void)
{
    Line start = {.state = START};
    meet(&START);
    walk(&start);
    return 0;
}
"""

WAYS = {
    "iterative-deepening": DEEPENING,
    "breadth-first": ALONG + ADVANCE + LEVELS,
    "bidirectional": ALONG + ADVANCE + BOTH_ENDS,
    "depth-first": DEPTH_FIRST,
}
