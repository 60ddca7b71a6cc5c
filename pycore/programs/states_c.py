"""States in C, as text for the program: jumps of pieces, and the storage of visited states.

states  every visited state, in order, indexed by a hash table (open addressing)
near    by state, its distance in moves from the start, -1 while unknown; left: from a goal
"""

from __future__ import annotations

STATES = """
typedef struct { unsigned char at[SPOTS]; } State;
typedef struct line { State state; const struct line *before; int moves; } Line;
"""

COMMON = """
static int jump(int number, const State *before, State *after)
{{
    int source = JUMPS[number][0], target = JUMPS[number][1];
    if (before->at[source] == EMPTY || before->at[target] != EMPTY) return 0;
    *after = *before;
    for (const int *over = JUMPS[number] + 2; *over >= 0; over++) {{
        if (before->at[*over] == EMPTY) return 0;
        after->at[*over] = {turned};
    }}
    after->at[source] = EMPTY;
    after->at[target] = before->at[source];
    return 1;
}}

static int same(const State *one, const State *other)
{{
    return !memcmp(one, other, sizeof *one);
}}

static void print(const Line *line)
{{
    if (line->before) {{
        print(line->before);
        printf(" > ");
    }}
    for (int spot = 0; spot < SPOTS; spot++)
        printf("%s%s", spot ? "{between}" : "", SIGNS[line->state.at[spot]]);
}}

static void show(const Line *line)
{{
    print(line);
    printf("\\n");  @found
}}

static State *states;
static int {distances}*places, count, room;

static unsigned place_of(const State *state)
{{
    unsigned hash = 2166136261u;
    for (int spot = 0; spot < SPOTS; spot++) hash = (hash ^ state->at[spot]) * 16777619u;
    unsigned place = (hash ^ hash >> 15) & (2 * room - 1);
    while (places[place] >= 0 && !same(&states[places[place]], state))
        place = (place + 1) & (2 * room - 1);
    return place;
}}

static void *longer(void *list, size_t size)
{{
    if (!(list = realloc(list, room * size))) exit(1);
    return list;
}}

static void make_room(void)
{{
    room = room ? 2 * room : 1024;
    states = longer(states, sizeof *states);
{longer}    places = longer(places, 2 * sizeof *places);
    for (int place = 0; place < 2 * room; place++) places[place] = -1;
    for (int number = 0; number < count; number++) places[place_of(&states[number])] = number;
}}

static int meet(const State *state)
{{
    if (count == room) make_room();
    unsigned place = place_of(state);
    if (places[place] < 0) {{
        states[count] = *state;
{unknown}        places[place] = count++;
    }}
    return places[place];
}}
"""

IS_GOAL = """
static int is_goal(const State *state)
{
    for (int goal = 0; goal < (int)(sizeof GOALS / sizeof *GOALS); goal++)
        if (same(state, &GOALS[goal])) return 1;
    return 0;
}
"""

FIND = """
static int find(const State *state)
{
    return room ? places[place_of(state)] : -1;
}
"""

DISTANCES = {
    "distances": "*near, *left, ",
    "longer": """\
    near = longer(near, sizeof *near);
    left = longer(left, sizeof *left);
""",
    "unknown": """\
        near[count] = left[count] = -1;
""",
}
"""Stored for every state, in searches that need it."""
