"""A notebook as a page, by nbconvert: raw HTML in a Markdown cell."""

from tests.hosts.generator import BY_HAND, SECOND, Generator, first, notebook

GENERATOR = Generator(
    name="nbconvert 7.17.2",
    packages=("nbconvert==7.17.2",),
    files=lambda script: {
        "first.ipynb": notebook(
            "markdown",
            f'<script async src="{script}"></script>\n\n' + first("second.html", BY_HAND),
        ),
        "second.ipynb": notebook("markdown", SECOND),
    },
    command=("jupyter-nbconvert", "--to", "html", "first.ipynb", "second.ipynb"),
    page="first.html",
)
