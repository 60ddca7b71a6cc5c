"""A position of a movement as plain data: what a page needs to draw it and to play on.

position  {"state": as text, "faces": a word for each spot, "palette": all faces, "done": whether
          it is a goal, "stuck": the message if it is none and no move is left, else None,
          "moves": [{"source": spot, "target": spot, "state": the state after it as text,
          "faces": ...}, ...]}
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise
from typing import Any, TypeVar

from ..model.bilingual import BadInput, Text
from ..model.movement import Movement
from .faults import Data

S = TypeVar("S", bound=Hashable)


def position(movement: Movement[Any]) -> Data:
    """Return the start of the movement, with every possible move from it."""
    state, moves = movement.start, movement.moves(movement.start)
    done = movement.is_goal(state)
    return {
        "state": movement.write(state),
        "faces": words_of(movement, state),
        "palette": list(movement.faces),
        "done": done,
        "stuck": None if moves or done else movement.stuck(state)._asdict(),
        "moves": [
            {
                "source": source,
                "target": target,
                "state": movement.write(other),
                "faces": words_of(movement, other),
            }
            for source, target, other in moves
        ],
    }


def words_of(movement: Movement[S], state: S) -> list[str]:
    """Return the face of every spot, as a word."""
    return [movement.faces[face] for face in movement.faces_of(state)]


def edited(movement: Movement[S], spot: int, face: str) -> Movement[S]:
    """Return the movement from its start with one face changed.

    If that is not a state by itself (a second gap, a tile that occurs twice), the spot exchanges
    faces with the one that had the face. Raises BadInput if that makes no state either.
    """
    if face not in movement.faces or not 0 <= spot < movement.spots:
        raise BadInput(
            None, Text("There is no such face or spot.", "その面またはマスはありません。")
        )
    wanted = movement.faces.index(face)
    faces = list(movement.faces_of(movement.start))
    others = [other for other, there in enumerate(faces) if there == wanted and other != spot]
    before, faces[spot] = faces[spot], wanted
    try:
        return movement.at(movement.state_of(faces))
    except BadInput:
        if len(others) != 1:
            raise
    faces[others[0]] = before
    return movement.at(movement.state_of(faces))


def line_data(movement: Movement[S], line: Sequence[S]) -> Data:
    """Return a line for playback: its states as text and as faces, and the spots of each move."""
    moves = []
    for state, after in pairwise(line):
        move = next(move for move in movement.moves(state) if move.state == after)
        moves.append([move.source, move.target])
    return {
        "states": [movement.write(state) for state in line],
        "faces": [words_of(movement, state) for state in line],
        "moves": moves,
    }
