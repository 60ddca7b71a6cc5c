"""Look-ahead: examine a later choice as soon as the base of its first follower is known. If it has
no candidate left, nothing in between need be tried."""

from __future__ import annotations

from ..expr.nodes import Expr, all_of
from .blocks import Block, base_name
from .writer import Writer

FEW = 3
"""The number of candidates left up to which look-ahead is worthwhile: among n free values of N,
about n * n / N have a free mirror image, most of them in pairs."""


def look_ahead(writer: Writer, number: int) -> None:
    """Write, at the end of a block, the look-ahead to the blocks beyond the next one."""
    if not writer.all_differ:
        return
    values = len(writer.tables.values)
    free = values - writer.blocks[number].last - 1
    if free * free <= FEW * values:
        for later in range(number + 2, len(writer.blocks)):
            _look(writer, later)


def _look(writer: Writer, number: int) -> None:
    block, emitter = writer.blocks[number], writer.emitter
    if not (block.choice and _base_is_known(writer, block)):
        return
    filter_writer = writer.filter_writer(block.choice.cell)
    masks: list[Expr] = [*writer.free(block.choice)]
    for filters in (filter_writer.choice(block.choice), filter_writer.follower(block.followers[0])):
        known = [mask for mask in filters.fixed if mask.names <= emitter.known_at.keys()]
        masks += [*filters.shifts, *known]
    emitter.put(f"if not {all_of(masks)}: continue")


def _base_is_known(writer: Writer, block: Block) -> bool:
    if block.late or not block.followers:
        return False
    return base_name(block.followers[0]) in writer.emitter.known_at
