"""Two cells with the same two marks that do not see each other.

remote pair  the ends of a row of an even number of such cells, each of which sees the next: values
             alternate, so the ends have different values
W-wing       one of the two values has only two places in some unit, each seen by one of the cells:
             the cells cannot both have it, so one of them has the other value
"""

from __future__ import annotations

from itertools import combinations, pairwise

from ...model.bilingual import Text, joined
from ...model.masks import bits
from .chains import chain_step
from .links import Chain, Links, links_of
from .position import Position
from .step import MarkLink, Step, listed, look_at
from .words import excluded


def remote_pair(position: Position) -> Step | None:
    """Find a remote pair, the shortest for its pair of values."""
    for start, mask in enumerate(position.marks):
        if mask.bit_count() != 2:
            continue
        rows, met = [[start]], {start}
        for row in rows:  # grows
            gone = [
                cell
                for cell in sorted(position.peers[start] & position.peers[row[-1]])
                if position.marks[cell] & mask and cell not in row
            ]
            if gone and len(row) % 2 == 0 and len(row) > 2:
                return _remote(position, row, gone)
            for cell in sorted(position.peers[row[-1]] - met):
                if position.marks[cell] == mask:
                    met.add(cell)
                    rows.append([*row, cell])
    return None


def _remote(position: Position, row: list[int], gone: list[int]) -> Step:
    mask = position.marks[row[0]]
    values, at = listed(position.values_of(mask)), position.cell_names(row)
    removes = tuple(
        (cell, value) for cell in gone for value in position.values_of(position.marks[cell] & mask)
    )
    one, values_ = position.cell_name(row[0]), position.values_of(mask)
    first = values_[0]
    pairs = [
        *pairwise(row),
        *((end, c) for c in gone for end in (row[0], row[-1])),
    ]
    others = [(c, n) for c in row for n in range(len(position.values)) if not mask >> n & 1]
    return Step(
        "remote-pair",
        Text("Remote pair", "リモートペア"),
        look_at(one),
        Text(
            f"Each of these cells holds {values.en} only, and sees the next: {at.en}. They "
            f"alternate, so of the first and the last one has the one value and one the other.",
            f"{at.ja}には {values.ja} しか入らず、どのマスも次のマスと同じ行・列・ブロックなどに"
            "あります。2 つの数が交互に入るので、両端には別々の数が入ります。",
        ),
        excluded(position, removes),
        tuple(row),
        removes=removes,
        look=(row[0],),
        links=tuple(MarkLink((c, first), (d, first), is_strong=True) for c, d in pairwise(row)),
        colours=tuple(
            tuple((cell, values_[(at + turn) % 2]) for at, cell in enumerate(row))
            for turn in (0, 1)
        ),
        premises=position.premises(others, [position.common(*pair)[0] for pair in pairs]),
    )


def w_wing(position: Position) -> Step | None:
    """Find a W-wing."""
    links = links_of(position)
    alike: dict[int, list[int]] = {}
    for cell, mask in enumerate(position.marks):
        if mask.bit_count() == 2:
            alike.setdefault(mask, []).append(cell)
    for mask, cells in alike.items():
        for ends in combinations(cells, 2):
            for left in bits(mask):
                chain = _bridge(links, ends, left, (mask ^ 1 << left).bit_length() - 1)
                if chain:
                    return _wing(links, chain)
    return None


def _bridge(links: Links, ends: tuple[int, int], left: int, used: int) -> Chain | None:
    """Return the chain from a cell's mark `left` to the same mark of another cell, over a strong
    link of the other value, if it excludes anything."""
    one, other = (links.candidate(cell, left) for cell in ends)
    if not links.both(one, other):
        return None
    near, far = (links.candidate(cell, used) for cell in ends)
    for first, ways in links.by_unit.items():
        if first // links.size == used and links.weak[near] >> first & 1:
            for second, unit in ways:
                if links.weak[far] >> second & 1 and far != first and near != second:
                    return Chain((one, near, first, second, far, other), (None, unit, None))
    return None


def _wing(links: Links, chain: Chain) -> Step:
    position = links.position
    one, near, first, second, _, other = chain.nodes
    ends = position.cell_names([one % links.size, other % links.size])
    between = position.cell_names([first % links.size, second % links.size])
    left, used = (position.values[node // links.size] for node in (one, near))
    unit = position.unit_names[next(unit for unit in chain.through if unit is not None)]
    both = listed(sorted((left, used)))
    why = Text(
        f"These two cells hold {both.en} only: {ends.en}. In {unit.en}, {used} has two places, "
        f"{between.en}, each in sight of one of them: they are not both {used}, so one is {left}.",
        joined(
            ends.ja,
            f"には {both.ja} しか入りません。",
            unit.ja,
            f"で {used} が入るのは",
            between.ja,
            f"だけで、それぞれ一方から見えています。両方が {used} になることはないので、どちらかは"
            f" {left} です。",
        ),
    )
    gone = links.both(one, other)
    return chain_step(links, chain, gone, "w-wing", Text("W-wing", "W ウィング"), why)
