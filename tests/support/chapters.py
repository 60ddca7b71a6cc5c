"""The tutorial's source: its chapters, their embeds, and their numbers."""

from __future__ import annotations

import re
import tomllib
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

from builder import learn, learn_chapter
from builder.learn_chapter import Chapter
from builder.learn_pages import LANGUAGES

FILES = {
    language: sorted((learn.SOURCES / language).glob("*.md"), key=lambda file: file.name)
    for language in LANGUAGES
}
EVERY_FILE = [file for files in FILES.values() for file in files]
_KNOWN = tomllib.loads((learn.SOURCES / "facts.toml").read_text("utf-8"))
_WORDS = tomllib.loads((learn.SOURCES / "en" / "words.toml").read_text("utf-8"))
FACTS, ANSWERS = _KNOWN["fact"], _KNOWN["answer"]
CLAIMS = tomllib.loads((learn.SOURCES / "claims.toml").read_text("utf-8"))["claim"]


class _Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def elements(markup: str, tag: str) -> list[dict[str, str]]:
    """Return the attributes of every element of that name."""
    reader = _Elements()
    reader.feed(markup)
    return [attributes for name, attributes in reader.found if name == tag]


def markup(chapter: Chapter) -> str:
    """Return the parts of the chapter that are written as HTML."""
    return "".join(token.content for token in chapter.tokens if token.type == "html_block")


def embeds(chapter: Chapter) -> dict[str, dict[str, str]]:
    """Return the attributes of every embed, by its id."""
    return {each["id"]: each for each in elements(markup(chapter), "edagari-puzzle")}


def steps(chapter: Chapter) -> list[tuple[str, int]]:
    """Return the moments mentioned in the text: embed and moment, in text order."""
    drawn = learn_chapter.drawn(chapter, _WORDS, "")
    links = [link for link in elements(drawn, "a") if link.get("class") == "step"]
    return [(link["href"].removeprefix("#"), int(link["data-at"])) for link in links]


def programs(chapter: Chapter) -> list[tuple[str, str]]:
    """Return every program and its output in the text."""
    fences = [token for token in chapter.tokens if token.type == "fence"]
    return [(one.content, two.content) for one, two in pairwise(fences) if one.info == "python"]


def sentences(file: Path) -> list[str]:
    """Return the sentences and headings of the text: without programs, HTML, tables and
    questions."""
    text = file.read_text("utf-8").split("+++", 2)[2]
    text = re.sub(r"^```.*?^```|<edagari-puzzle.*?</edagari-puzzle>", "", text, flags=re.M | re.S)
    parts = [part for part in text.split("\n\n") if part.strip() and not part.startswith("|")]
    cut = r"(?<=[.?!:])\s+(?=[A-Z\[“*])|(?<=。)"
    return [each.strip() for part in parts for each in re.split(cut, part) if each.strip()]


def numbers(file: Path) -> set[str]:
    """Return every number of two digits or more in the text, except in programs, HTML and
    links."""
    text = re.sub(r"^```(?!question).*?^```", "", file.read_text("utf-8"), flags=re.M | re.S)
    text = re.sub(
        r"</?[a-z][^>]*>|\]\([^)]*\)|`[^`\n]+`|^(answer|wrong\.\d+) =.*|^hint =",
        "",
        text,
        flags=re.M,
    )
    return set(re.findall(r"(?<![\d,])\d[\d,]*\d", text))
