"""A notebook as a page, by nbconvert: raw HTML in a Markdown cell."""

import json

from tests.hosts.generator import BY_HAND, SECOND, Generator, first


def notebook(text: str) -> str:
    cell = {"cell_type": "markdown", "id": "first", "metadata": {}, "source": text}
    return json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5})


GENERATOR = Generator(
    name="nbconvert 7.17.2",
    packages=("nbconvert==7.17.2",),
    files=lambda script: {
        "first.ipynb": notebook(
            f'<script async src="{script}"></script>\n\n' + first("second.html", BY_HAND)
        ),
        "second.ipynb": notebook(SECOND),
    },
    command=("jupyter-nbconvert", "--to", "html", "first.ipynb", "second.ipynb"),
    built=".",
    page="first.html",
)
