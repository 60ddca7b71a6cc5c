"""The tests of the page affected by a change in web/.

room     a folder below web/app, web/app/views, web/styles, or web itself; folders of one name are
         one room
whole    a file outside all rooms concerns the whole page, and affects the tests that walk through
         all of it

Tests under node are found by their imports. Those that load the whole page, in Chromium or under
node, are in tables that say what each is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePosixPath

WHOLE = "whole"
GROUPS = [("web", "app", "views"), ("web", "app"), ("web", "styles"), ("web",)]
NO_ROOM = {
    "app",
    "dom",
    "start",
    "views",
    "styles",
    "state",
    "words",
}  # state and words: every room uses them

EMBEDS = (
    "embed embed_dialog embed_heights embed_hostile embed_looks embed_play_only embed_study "
    "embed_python embed_replaced embed_reserved embed_resting embed_states embed_text "
    "embed_moments former_version"
)
IN_CHROMIUM = {
    "compare": "compared_moments modes two_trees",
    "conflict": "reasons",
    "story": "first_sight first_visit",
    "interrupted": "kept_over_updates kept_searches",
    "assist": "all_different by_hand kept_counts open_to_play pad played_to_the_end tools_at_hand",
    "batch": "all_different",
    "bookshelf": "bookshelf",
    "designer": "designer designer_rules designer_kept figure_elsewhere",
    "transcribe": "transcribe transcribe_drawn transcribe_journey",
    "brought": "brought files puzzle_files",
    "board": "board by_hand clues focus forced_colours gestures pad paper played_to_the_end "
    "several_cells sizes full_width strokes typing under_the_thumb",
    "export": "brought export files links paper puzzle_files",
    "drawing": "board clues designer entrances files first_visit paper sizes transcribe",
    "draft": "option_faults all_different brought by_hand links open_to_play typing",
    "element": EMBEDS,
    "embed": EMBEDS,
    "embedding": "embed_dialog",
    "engine": "late_answers pool watching worker",
    "frame": "modes unmoved axe focus forced_colours frame japanese_fonts larger_letters looks "
    "on_a_tablet rotation under_the_thumb",
    "help": "axe parts",
    "icicle": "tree two_trees watch",
    "icons": "entrances files",
    "learn": "learn",
    "lessons": "",
    "storage": "bookshelf brought kept kept_counts kept_over_updates kept_searches links",
    "python": "axe embed_python embed_replaced python_judge python_ways_out python_workshop",
    "sandbox": "embed_python python_judge python_ways_out python_workshop",
    "starts": "python_judge python_workshop",
    "moves": "gestures movements played_to_the_end searches_of_moves strokes",
    "offline": "damaged_cache damaged_files kept_over_updates loading",
    "search": "first_sight kinds panels player race reasons solving watch watch_entrance",
    "explain": "plan program",
    "tree": "compared_moments tree tree_sizes two_trees",
    "watch": "bookmarks compared_moments printed_watch watch watch_entrance watch_narrow "
    "watch_playing",
    "parts": "parts export panels watch",
    "worker": "damaged_cache damaged_files late_answers loading worker",
    WHOLE: "answering entrances first_visit loading modes movements other_hosts shell solving "
    "typing wandering",
}
"""The test files of each room: "typing" is tests/site/test_typing.py."""

ON_A_PAGE_UNDER_NODE = {
    "assist": "by_hand by_hand_solved grids hints judged",
    "board": "by_hand by_hand_solved clues played_with_keys reasons typing",
    "brought": "links",
    "compare": "compared race tree",
    "conflict": "reasons",
    "designer": "designer_at_once drawn_figure",
    "draft": "links options typing",
    "drawing": "clues drawn_figure",
    "engine": "before_python",
    "explain": "plan program race",
    "frame": "options wandering",
    "lessons": "learning",
    "moves": "movements searches_of_moves",
    "search": "learning local_search player searches searches_of_moves solutions",
    "storage": "links program typing",
    "transcribe": "clue_sheets",
    "tree": "compared learning tree",
    "watch": "learning watch",
    WHOLE: "before_python searches wandering",
}
"""The same for tests/page/views: "typing" is typing.test.js there."""

IMPORT = re.compile(r"""(?:\bfrom|\bimport|\bimport\(|\bURL\()\s*["'](\.[^"']+)["']""")


def room_of(file: str) -> str:
    """Return the room of the page that contains a file below web/, or WHOLE."""
    parts = PurePosixPath(file).parts
    for group in GROUPS:
        if parts[: len(group)] == group and len(parts) > len(group) + 1:
            name = parts[len(group)]
            return WHOLE if name in NO_ROOM else name
    return WHOLE


def in_chromium(changed: Iterable[str]) -> list[str]:
    """Return the tests in Chromium for the rooms of the changed files."""
    rooms = {room_of(file) for file in changed if file.startswith("web/")}
    names = {name for room in rooms for name in IN_CHROMIUM[room].split()}
    return sorted(f"tests/site/test_{name}.py" for name in names)


def scripts(root: Path) -> dict[str, frozenset[str]]:
    """Return all scripts of the page and of its tests under node, and the files that each names."""
    paths = [path for folder in ("web", "tests/page") for path in (root / folder).rglob("*.js")]
    return {path.relative_to(root).as_posix(): _named(path, root) for path in paths}


def under_node(known: Mapping[str, frozenset[str]], changed: Iterable[str]) -> list[str]:
    """Return the tests under node affected by one of the changed files."""
    goal = set(changed)
    tests = [name for name in known if name.endswith(".test.js")]
    found = {test for test in tests if goal & _all_below(test, known)}
    rooms = {room_of(file) for file in goal if file.startswith("web/")}
    names = {name for room in rooms for name in ON_A_PAGE_UNDER_NODE.get(room, "").split()}
    return sorted(found | {f"tests/page/views/{name}.test.js" for name in names})


def _all_below(name: str, known: Mapping[str, frozenset[str]]) -> set[str]:
    found, waiting = set[str](), [name]
    while waiting:
        here = waiting.pop()
        if here not in found:
            found.add(here)
            waiting += known.get(here, ())
    return found


def _named(path: Path, root: Path) -> frozenset[str]:
    found = IMPORT.findall(path.read_text("utf-8"))
    files = [Path(path.parent, each).resolve() for each in found]
    return frozenset(file.relative_to(root).as_posix() for file in files if file.is_file())
