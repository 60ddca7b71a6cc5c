"""Write the tutorial: python -m builder.learn_pages SOURCES FOLDER SITE.

SOURCES   web/learn: a folder for each language with the chapters and words.toml, and the templates
FOLDER    the folder for learn/; the bundled script and style are already there
SITE      the address of the site whose puzzles the chapters show, "" for the one around FOLDER
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import urlsplit

from builder import bundle, learn_chapter
from builder.learn_chapter import Chapter
from builder.typeset import bound

LOCALES = {"en": "en_US", "ja": "ja_JP"}
LANGUAGES = tuple(LOCALES)


@dataclass(frozen=True)
class Shelf:
    """The chapters of one language, and the words around them."""

    language: str
    words: Mapping[str, str]
    chapters: Sequence[Chapter]


@dataclass(frozen=True)
class Frame:
    """The common parts of all pages: the templates, the folder, and the address of the site."""

    sources: Path
    folder: Path
    site: str

    def write(self, place: str, template: str, language: str, **parts: str) -> None:
        """Write the page in the folder `place` of the tutorial ("" for its front page)."""
        up = "../" * len(Path(place).parts)
        site = self.site or f"{up}../"
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(self.site)) if self.site else ""
        body = Template((self.sources / f"{template}.html").read_text("utf-8"))
        page = Template((self.sources / "page.html").read_text("utf-8")).substitute(
            language=language,
            locales=_locales(language),
            site=site,
            allowed=f"'self' {origin}".rstrip(),
            first=self._vouched("first-*.js", up, "src"),
            script=self._vouched("learn-*.js", up, "src"),
            style=self._vouched("learn-*.css", up, "href"),
            title=parts["title"],
            lead=parts["lead"],
            body=body.substitute(language=language, site=site, up=up, **parts),
        )
        target = self.folder / place / "index.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page, "utf-8")

    def _vouched(self, pattern: str, up: str, attribute: str) -> str:
        """Return the address of a file of the tutorial with its hash, so that browsers accept no
        other."""
        (file,) = self.folder.glob(pattern)
        return f'{attribute}="{up}{file.name}" integrity="{bundle.integrity(file)}"'


def write(sources: Path, folder: Path, site: str) -> None:
    """Write the chapters, the contents of each language, and the page of languages."""
    frame = Frame(sources, folder, site)
    shelves = [_shelf(sources, language) for language in LANGUAGES]
    for shelf in shelves:
        _write_contents(frame, shelf)
        for chapter in shelf.chapters:
            _write_chapter(frame, shelf, chapter)
    choices = "".join(
        f'<li><a lang="{shelf.language}" hreflang="{shelf.language}" href="{shelf.language}/">'
        f"<strong>{_said(shelf.words['title'])}</strong> {_said(shelf.words['lead'])}</a></li>"
        for shelf in shelves
    )
    first = shelves[0]
    frame.write("", "choice", first.language, **_head(first), choices=choices)


def _locales(language: str) -> str:
    """Return the language of a page and its other languages, for link previews."""
    others = "".join(
        f'<meta property="og:locale:alternate" content="{LOCALES[other]}" />'
        for other in LANGUAGES
        if other != language
    )
    return f'<meta property="og:locale" content="{LOCALES[language]}" />{others}'


def _shelf(sources: Path, language: str) -> Shelf:
    words = tomllib.loads((sources / language / "words.toml").read_text("utf-8"))
    files = sorted((sources / language).glob("*.md"), key=lambda file: int(file.stem.split("-")[0]))
    return Shelf(language, words, [learn_chapter.read(file) for file in files])


def _said(text: str) -> str:
    return escape(bound(text))


def _head(shelf: Shelf) -> dict[str, str]:
    return {"title": _said(shelf.words["title"]), "lead": _said(shelf.words["lead"])}


def _words(shelf: Shelf) -> dict[str, str]:
    return {f"word_{name}": escape(word) for name, word in shelf.words.items()}


def _write_contents(frame: Frame, shelf: Shelf) -> None:
    chapters = "".join(
        f'<li><a href="{chapter.name}/"><strong>{_said(chapter.title)}</strong> '
        f"<span>{_said(chapter.lead)}</span></a></li>"
        for chapter in shelf.chapters
    )
    parts = {**_head(shelf), **_words(shelf), "chapters": chapters, "other": f"../{_other(shelf)}/"}
    frame.write(shelf.language, "contents", shelf.language, **parts)


def _write_chapter(frame: Frame, shelf: Shelf, chapter: Chapter) -> None:
    at = list(shelf.chapters).index(chapter)
    before, after = shelf.chapters[:at][-1:], shelf.chapters[at + 1 :][:1]
    place = f"{shelf.language}/{chapter.name}"
    site = frame.site or "../../../"
    parts = {
        **_words(shelf),
        "title": _said(chapter.title),
        "lead": _said(chapter.lead),
        "number": str(at + 1),
        "text": learn_chapter.drawn(chapter, shelf.words, site),
        "other": f"../../{_other(shelf)}/{chapter.name}/",
        "before": "".join(_link("prev", shelf.words["before"], each) for each in before),
        "after": "".join(_link("next", shelf.words["after"], each) for each in after),
    }
    frame.write(place, "chapter", shelf.language, **parts)


def _link(rel: str, word: str, chapter: Chapter) -> str:
    title = _said(chapter.title)
    return f'<a rel="{rel}" href="../{chapter.name}/"><span>{escape(word)}</span> {title}</a>'


def _other(shelf: Shelf) -> str:
    return next(language for language in LANGUAGES if language != shelf.language)


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
