"""Colours: their contrast."""

import re


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, `#rrggbb`, 1 to 21 (WCAG 2.2, "contrast ratio")."""
    dark, bright = sorted([_light(one), _light(other)])
    return (bright + 0.05) / (dark + 0.05)


def hex_of(computed: str) -> str:
    """Return a browser's `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)` as `#rrggbb`."""
    parts = [
        float(part) for part in re.findall(r"\d+(?:\.\d+)?", computed.removeprefix("color(srgb"))
    ]
    scale = 255 if computed.startswith("color(srgb") else 1
    return "#" + "".join(f"{round(scale * part):02x}" for part in parts[:3])


def _light(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
