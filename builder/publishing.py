"""Files for a public host: the 404 page, and files for search engines and previews.

base   the address of the site, if known, ending with a slash. Without it nothing in the site is
       absolute, and it works in any folder
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from builder import entrances
from builder.sandbox import hash_of
from builder.shell import Problem

NOT_FOUND, ROBOTS, SITEMAP = "404.html", "robots.txt", "sitemap.xml"
ICON = "icons/icon-512.png"  # shown by previews of the workbench itself
INLINE = re.compile(r"<(style|script)[^>]*>(.*?)</\1>", re.S)
EMBEDDED = re.compile(r'<edagari-puzzle [^>]*\bpuzzle="([\w-]+)"')
XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
SITEMAPS = "http://www.sitemaps.org/schemas/sitemap/0.9"


def base_of(typed: str) -> str:
    """Read a base as typed, adding a final slash. Raises Problem if it is invalid."""
    parts = urlsplit(typed)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise Problem(f"--base is an address such as https://name.example/puzzles/, not {typed!r}")
    return typed.rstrip("/") + "/"


def write(site: Path, base: str | None) -> None:
    """Complete `site`, which has everything else, for a public host."""
    missing = site / NOT_FOUND
    missing.write_text(_not_found(missing.read_text("utf-8"), base), "utf-8")
    if base is None:
        return
    pages = {path: _address(site, path, base) for path in sorted(site.rglob("index.html"))}
    for path, address in pages.items():
        _add(path, [f'<link rel="canonical" href="{address}" />', *_shared(site, path, base)])
    entries = "".join(f"<url><loc>{address}</loc></url>\n" for address in pages.values())
    (site / SITEMAP).write_text(f'{XML}<urlset xmlns="{SITEMAPS}">\n{entries}</urlset>\n', "utf-8")
    robots = site / ROBOTS
    robots.write_text(f"{robots.read_text('utf-8')}\nSitemap: {base}{SITEMAP}\n", "utf-8")


def _not_found(page: str, base: str | None) -> str:
    """Return the 404 page with its home, and with the hashes of its style and script in its
    policy."""
    for kind, text in INLINE.findall(page):
        page = page.replace(f"{kind}-src 'inline'", f"{kind}-src '{hash_of(text)}'")
    home = urlsplit(base).path if base else "/"
    return page.replace('class="home" href="/"', f'class="home" href="{escape(home)}"')


def _address(site: Path, page: Path, base: str) -> str:
    folder = page.parent.relative_to(site).as_posix()
    return escape(base if folder == "." else f"{base}{folder}/")


def _shared(site: Path, page: Path, base: str) -> list[str]:
    """Return a page with absolute addresses for previews."""
    address = _address(site, page, base)
    found = [f'<meta property="og:url" content="{address}" />']
    if (page.parent / ICON).exists():
        found.append(f'<meta property="og:image" content="{address}{ICON}" />')
    picture = _picture(site, page, base)
    if picture:
        found.append(f'<meta property="og:image" content="{picture}" />')
        found.append('<meta property="og:image:width" content="1200" />')
        found.append('<meta property="og:image:height" content="630" />')
    return found


def _picture(site: Path, page: Path, base: str) -> str | None:
    """Return the address of the picture to share: the page's own, or its first puzzle's."""
    own = page.parent / entrances.SHARED
    embedded = EMBEDDED.search(page.read_text("utf-8"))
    if embedded:
        own = site / entrances.FOLDER / embedded[1] / entrances.SHARED
    return escape(base + own.relative_to(site).as_posix()) if own.exists() else None


def _add(page: Path, tags: list[str]) -> None:
    head, end, rest = page.read_text("utf-8").partition("</head>")
    lines = "".join(f"  {tag}\n  " for tag in tags)
    page.write_text(f"{head}{lines}{end}{rest}", "utf-8")
