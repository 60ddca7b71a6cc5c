"""Sphinx, with Markdown by MyST; furo sets no color-scheme, so a script sets `theme`."""

from tests.hosts.generator import SECOND, Generator, first

CONFIGURATION = """project = "A tutorial"
extensions = ["myst_parser"]
html_theme = "furo"
html_js_files = [("{}", {{"async": "async"}})]
"""
GENERATOR = Generator(
    name="Sphinx 9.2.0, MyST 5.2.0, furo 2025.12.19",
    packages=("sphinx==9.2.0", "myst-parser==5.2.0", "furo==2025.12.19"),
    files=lambda script: {
        "conf.py": CONFIGURATION.format(script),
        "index.md": first("second.md") + "\n```{toctree}\nsecond\n```\n",
        "second.md": SECOND,
    },
    command=("sphinx-build", "-q", ".", "built"),
    built="built",
    switch="() => window.board.setAttribute('theme', 'dark')",
)
