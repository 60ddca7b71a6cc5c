"""The result of a search in words: for solutions from their number, for lines or all positions from
the rows that the search has written; and the content of a selection of solutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..model.bilingual import Text, many

Data = dict[str, Any]


def solutions_verdict(state: str, total: int, found: int, each: int | None) -> Text:
    """Say what is known about the number of solutions: the solutions found represent `total`.

    `each` is the number of images of each solution found if only that one is listed, else None.
    """
    solutions = many(total, "solution")
    if state == "stopped":
        if total == 0:
            return Text("none found (stopped)", "解はまだ見つかっていません（中断）")
        return Text(f"at least {solutions} (stopped)", f"解は少なくとも {total:,} 通り（中断）")
    if state != "done":
        return Text(f"{solutions} so far", f"解はここまで {total:,} 通り")
    if total == 0:
        return Text("no solution", "解なし")
    if each is not None and found < total == found * each:
        return Text(
            f"{many(found, 'solution')} ({total:,} with rotations and reflections)",
            f"解 {found:,} 個（対称解を含めて {total:,} 個）",
        )
    return exactly(total)


TOGETHER = Text(
    "Each is found together with those that symmetries of the rules make of it.",
    "ルールの対称性で互いに移り合う解は、まとめて見つかります。",
)
"""Why more solutions are known than were searched or shown."""


def some_solutions(total: int) -> Text:
    """State the number found by a search that proves nothing about others."""
    return Text(
        f"{many(total, 'solution')} found; whether there are others is not proved",
        f"解が {total:,} 個見つかりました（ほかに解がないかどうかは分かりません）",
    )


def exactly(total: int) -> Text:
    """State the number of solutions when all have been counted and there are some."""
    return Text(f"exactly {many(total, 'solution')}", f"解はちょうど {total:,} 通り")


def went_on_learning(nodes: int) -> Text:
    """Say that a search went on by learning after so many nodes."""
    return Text(
        f"not ended after {many(nodes, 'node')}: it then learned from its dead ends (learn), "
        "without searching again what it had searched",
        f"ノード {nodes:,} 個で終わらなかったので、次に失敗から学ぶ方法（learn）で続けました"
        "（調べ終えたところはくり返していません）",
    )


def selection_verdict(listed: int, fitting: int, all_: int, what: str) -> Text:
    """Describe a selection: a number of "solutions" or "images" out of `all_`, or the number of
    "kinds" (orbits) among the `fitting` ones."""
    if what == "kinds":
        en = f"{many(listed, 'kind')} among"
        ja = f"{fitting:,} 個（{listed:,} 種類）"
        if fitting == all_:
            return Text(f"{en} {many(fitting, 'solution')}", f"解 {ja}")
        return Text(f"{en} {fitting:,} of {all_:,} solutions", f"解 {all_:,} 個のうち {ja}")
    noun = {"solutions": "解", "images": "対称解"}[what]
    if listed == all_:
        one = what.removesuffix("s") if all_ == 1 else what
        return Text(f"{all_:,} {one}", f"{noun} {all_:,} 個")
    return Text(f"{listed:,} of {all_:,} {what}", f"{noun} {all_:,} 個のうち {listed:,} 個")


def closing_row(rows: Sequence[Data]) -> Data | None:
    """Return the last row of a search of lines, None before its end."""
    return next((row for row in rows if "lines" in row), None)


def verdict(rows: Sequence[Data], over: bool, found: int = 0) -> Text:
    """Summarize the rows of a search of lines and the number of lines found; `over` says whether it
    has ended."""
    closing = closing_row(rows)
    if closing is None:
        if not over:
            return Text("searching", "探しています")
        if found == 0:
            return _no_line_yet(rows)
        return Text(
            f"stopped; at least {many(found, 'shortest line')}",
            f"中断しました。最短手順は少なくとも {found:,} 通り",
        )
    moves, lines = closing["moves"], closing["lines"]
    if "states" in closing:
        return Text(
            f"gave up: more than {closing['states']:,} positions; another strategy may succeed",
            f"局面が {closing['states']:,} 個を超えたので打ち切りました。"
            "別の解き方なら解けるかもしれません",
        )
    if moves is None:
        why = closing.get(
            "why",
            {
                "en": "everything that can be reached was seen.",
                "ja": "行ける局面をすべて調べました。",
            },
        )
        return Text(f"It cannot be solved: {why['en']}", f"解けません。{why['ja']}")
    if lines is None:
        return Text(
            f"{many(moves, 'move')}; other lines were not looked for",
            f"{moves} 手（ほかの手順は調べていません）",
        )
    return Text(
        f"{many(moves, 'move')}, {many(lines, 'shortest line')}",
        f"最短 {moves} 手、手順は {lines:,} 通り",
    )


def _no_line_yet(rows: Sequence[Data]) -> Text:
    """Say what a search that was stopped before finding a line knows, and what would help."""
    bound = next((row["bound"] for row in reversed(rows) if "bound" in row), None)
    if bound is None:
        return Text(
            "stopped before a line was found; more time, or another strategy, may find one",
            "手順が見つかる前に中断しました。時間を延ばすか、別の解き方なら見つかるかもしれません",
        )
    return Text(
        f"stopped before a line was found: none has {bound} moves or fewer; more time, or a start "
        "nearer to a goal, would help",
        f"手順が見つかる前に中断しました（{bound} 手以内の手順はありません）。"
        "時間を延ばすか、目標に近い局面から始めてください",
    )


def survey_verdict(rows: Sequence[Data], over: bool) -> Text:
    """Summarize the rows of a search of the farthest positions."""
    states = sum(row["states"] for row in rows if "level" in row)
    closing = rows[-1] if rows and "level" not in rows[-1] else None
    if closing is None:
        if over:
            return Text(
                f"stopped after {many(states, 'position')}",
                f"{states:,} 局面まで調べて中断しました",
            )
        return Text(f"{many(states, 'position')} so far", f"ここまで {states:,} 局面")
    if "farthest" not in closing:
        most = closing["states"]
        return Text(
            f"gave up: there are more than {most:,} positions",
            f"局面が {most:,} 個を超えたので打ち切りました",
        )
    number, moves = closing["farthest"], closing["moves"]
    need = "one needs" if number == 1 else f"{number:,} need"
    other = closing["unsolvable"]
    return Text(
        f"{many(states, 'position')}; {need} {many(moves, 'move')}, none needs more"
        + (f"; {many(other, 'other')} cannot be solved" if other else ""),
        f"{states:,} 局面。いちばん遠いのは {moves} 手の局面で、{number:,} 個"
        + (f"。ほかに解けない局面が {other:,} 個" if other else ""),
    )
