"""A chapter of the tutorial: a file of Markdown, read into its parts and rendered as HTML.

front matter  TOML between two lines of +++: the chapter's title, and its lead of a sentence or two
embed         an <edagari-puzzle> in HTML, with an id and content
step          a link [words](step:ID:MOMENT) that makes the embed ID show that moment
question      a fenced block of TOML: ask, answer (a whole number), why, hint, in `wrong` a message
              for each likely wrong number, and in `shown` the form of the answer if not with commas
exercise      a fenced block with the name of a program to change (learn_exercise.py)
section       the text from one heading to the next; on a wide page its embed is beside it
site:         the prefix of an address in the site; the caller knows where the site is
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import PythonLexer

from builder import learn_exercise
from builder.typeset import bound

FRONT = "+++\n"
PROGRAM, QUESTION, EXERCISE = "python", "question", "exercise"
STEP = re.compile(r"step:([\w-]+):(\d+)\Z")
IN_SITE = re.compile(r'(?<==")site:')


@dataclass(frozen=True)
class Question:
    """A question, the number that answers it, and the replies to right and wrong numbers."""

    ask: str
    answer: int
    shown: str
    why: str
    hint: str
    wrong: Mapping[str, str]


@dataclass(frozen=True)
class Chapter:
    """A chapter as written; `tokens` are the Markdown below the front matter."""

    name: str
    title: str
    lead: str
    tokens: Sequence[Token]

    @property
    def exercises(self) -> list[str]:
        """Return the names of its exercises, in order."""
        return [token.content.strip() for token in self.tokens if token.info == EXERCISE]

    @property
    def questions(self) -> list[Question]:
        """Return its questions, in order."""
        blocks = (token for token in self.tokens if token.info == QUESTION)
        return [_question(block) for block in blocks]


def read(file: Path) -> Chapter:
    """Read the chapter in a file. Raises ValueError if its front matter or a question is faulty."""
    text = file.read_text("utf-8")
    before, front, body = text.split(FRONT, 2) if text.count(FRONT) > 1 else ("?", "", "")
    if before:
        raise ValueError(f"{file}: a chapter begins with its title and lead between lines of +++")
    tokens = _markdown().parse(body)
    for token in tokens:
        if token.attrs.pop("style", None):  # a column of numbers: pages have no inline styles
            token.attrs["class"] = "number"
    try:
        said = tomllib.loads(front)
        chapter = Chapter(file.stem, said["title"], said["lead"], tokens)
        _ = chapter.questions, [learn_exercise.exercises()[name] for name in chapter.exercises]
    except (KeyError, TypeError, tomllib.TOMLDecodeError) as error:
        raise ValueError(
            f"{file}: front matter, question or exercise unreadable: {error}"
        ) from error
    return chapter


def drawn(chapter: Chapter, words: Mapping[str, str], site: str) -> str:
    """Return the chapter below its title as HTML, a section for each heading; `site` ends with a
    slash."""
    markdown = _markdown(words)
    heads = [at for at, token in enumerate(chapter.tokens) if token.type == "heading_open"]
    edges = pairwise([0, *heads, len(chapter.tokens)])
    parts = [chapter.tokens[start:end] for start, end in edges if start < end]
    environment: dict[str, Any] = {"questions": 0}
    sections = [markdown.renderer.render(part, markdown.options, environment) for part in parts]
    whole = "\n".join(
        f'<section id="part-{number}">\n{section}</section>'
        for number, section in enumerate(sections, start=1)
    )
    return IN_SITE.sub(site, whole)


def _markdown(words: Mapping[str, str] | None = None) -> MarkdownIt:
    """Return the Markdown parser, which writes HTML with the words of one language."""
    markdown = MarkdownIt("commonmark", {"html": True, "highlight": _coloured}).enable("table")

    def fence(html: RendererHTML, tokens: Sequence[Token], at: int, *rest: Any) -> str:
        if tokens[at].info == EXERCISE:
            return learn_exercise.drawn(tokens[at].content.strip(), words or {})
        if tokens[at].info != QUESTION:
            return html.fence(tokens, at, *rest)
        environment = rest[-1]
        environment["questions"] += 1
        return _form(_question(tokens[at]), environment["questions"], words or {}, markdown)

    def link_open(html: RendererHTML, tokens: Sequence[Token], at: int, *rest: Any) -> str:
        step = STEP.match(str(tokens[at].attrGet("href")))
        if step:
            embed, moment = step.groups()
            return f'<a class="step" href="#{embed}" data-at="{moment}">'
        return html.renderToken(tokens, at, *rest)

    def text(_: RendererHTML, tokens: Sequence[Token], at: int, *__: Any) -> str:
        return escape(bound(tokens[at].content))

    markdown.add_render_rule("text", text)
    markdown.add_render_rule("fence", fence)
    markdown.add_render_rule("link_open", link_open)
    return markdown


def _coloured(code: str, language: str, _: str) -> str:
    """Return Python with its tokens marked by class; return other code unchanged."""
    if language != PROGRAM:
        return ""
    return str(highlight(code, PythonLexer(), HtmlFormatter(nowrap=True)))


def _question(block: Token) -> Question:
    said = tomllib.loads(block.content)
    answer = said["answer"]
    if not isinstance(answer, int):
        raise TypeError("the answer is a whole number")
    shown = said.get("shown", f"{answer:,}")
    return Question(said["ask"], answer, shown, said["why"], said["hint"], said.get("wrong", {}))


def _form(question: Question, number: int, words: Mapping[str, str], markdown: MarkdownIt) -> str:
    """Return a question to answer on the page (web/learn/learn.js), or to read without scripts."""
    said = {"else": question.hint, **question.wrong}
    said = {when: _sentences(words["wrong"], word) for when, word in said.items()}
    said["right"] = _sentences(words["right"], question.why)
    replies = "".join(
        f'<p data-when="{escape(when)}" hidden>{markdown.renderInline(text)}</p>'
        for when, text in said.items()
    )
    return f"""<form class="question" data-answer="{question.answer}">
<label for="answer-{number}">{markdown.renderInline(question.ask)}</label>
<p class="answering"><input id="answer-{number}" inputmode="numeric" autocomplete="off" required />
<button>{escape(words["check"])}</button></p>
<div class="said" role="status">{replies}</div>
<details><summary>{escape(words["show"])}</summary>
<p><strong>{escape(question.shown)}</strong> {markdown.renderInline(question.why)}</p></details>
</form>
"""


def _sentences(first: str, second: str) -> str:
    """Join sentences; no space follows a Japanese full stop."""
    return first + second if first.endswith("。") else f"{first} {second}"
