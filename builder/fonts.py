"""Japanese fonts for the page's tests: without them, layouts pass that fail for every reader in
Japan.

family   the name of a font in styles, and its Debian package: two of different widths, because a
         layout must hold in fonts that nobody here has
"""

from __future__ import annotations

from builder.browser import UPDATE, first_failure, install, may_use_apt
from builder.shell import Problem, answer_of, say

FAMILIES = {"Noto Sans CJK JP": "fonts-noto-cjk", "Droid Sans Fallback": "fonts-droid-fallback"}


def missing() -> list[str]:
    """Return the families missing on this machine, according to fontconfig."""
    there = answer_of(["fc-list", "--format", "%{family}\n"]) or ""
    return [family for family in FAMILIES if family not in there]


def find_or_install() -> list[str]:
    """Return the families, installing missing ones. Raises Problem naming unavailable ones."""
    if not (lacking := missing()):
        return list(FAMILIES)
    said = None
    if may_use_apt():
        say(f"installing the fonts {', '.join(lacking)} with apt-get (first time) ...")
        packages = [FAMILIES[family] for family in lacking]
        said = first_failure([UPDATE, install("fontconfig", *packages)])
    if still := missing():
        raise Problem(
            f"The fonts {', '.join(still)} are not installed, so the page in Japanese is tested "
            f"without them ({said or 'apt-get as root installs them on Debian'})."
        )
    return list(FAMILIES)
