"""Explanations as plain data for JSON and as lines for a terminal."""

from __future__ import annotations

from typing import Any

from .explanation import Explanation


def as_data(explanation: Explanation) -> dict[str, Any]:
    """Return the paragraphs and rows as plain lists and dictionaries."""
    return {
        "paragraphs": [paragraph._asdict() for paragraph in explanation.paragraphs],
        "rows": [
            {
                "cell": row.cell,
                "letter": row.letter,
                "chosen": row.chosen,
                "how": row.how._asdict(),
                "checks": [check._asdict() for check in row.checks],
                "reads": row.reads,
                "ground": row.ground and row.ground._asdict(),
            }
            for row in explanation.rows
        ],
    }


def as_lines(explanation: Explanation, lang: str) -> list[str]:
    """Return the paragraphs, an empty line, and a line for each row, in one language."""
    width = max((len(row.letter) for row in explanation.rows), default=1)
    lines = [paragraph.in_language(lang) for paragraph in explanation.paragraphs]
    lines.append("")
    separator = "、" if lang == "ja" else ", "
    for row in explanation.rows:
        checks = separator.join(check.in_language(lang) for check in row.checks)
        line = f"{row.letter:>{width}}  {row.how.in_language(lang)}"
        if row.ground:
            line += f"  ← {row.ground.in_language(lang)}"
        lines.append(f"{line}  [{checks}]" if checks else line)
    return lines
