"""Jekyll, as Debian 12 has it."""

from tests.hosts.generator import SECOND, Generator, first

LAYOUT = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A tutorial</title>
    <script async src="{}"></script>
  </head>
  <body style="max-width: 60rem; margin: auto">{{{{ content }}}}</body>
</html>
"""
HEAD = "---\nlayout: page\n---\n"
GENERATOR = Generator(
    name="Jekyll 4.3.1",
    packages=("jekyll=4.3.1+dfsg-3+deb12u1",),
    files=lambda script: {
        "site/_layouts/page.html": LAYOUT.format(script),
        "site/index.md": HEAD + first("/second.html"),
        "site/second.md": HEAD + SECOND,
    },
    command=("ruby", "usr/bin/jekyll", "build", "--quiet", "--source", "site"),
    built="_site",
    page="",
)
