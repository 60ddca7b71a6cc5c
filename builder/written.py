"""The files of the page that are written from the core; tests hold each against the core.

python3 -m builder.written
"""

from __future__ import annotations

from builder import drawing_table, event_table, protocol

COMMAND = "python3 -m builder.written"

WRITERS = {
    protocol.HERE: protocol.written,
    event_table.PAGE: event_table.table,
    drawing_table.TABLE: drawing_table.table,
    drawing_table.COLOURS: drawing_table.colours,
    drawing_table.STYLES: drawing_table.styles,
}
"""The text of each file."""


def main() -> None:
    """Write those that are not as they would be written."""
    for path, written in WRITERS.items():
        text = written()
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            print(f"{path} is written")


if __name__ == "__main__":
    main()
