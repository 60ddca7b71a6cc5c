"""Jekyll, as Debian 12 has it."""

from tests.hosts.generator import SECOND, Generator, first, layout

HEAD = "---\nlayout: page\n---\n"
GENERATOR = Generator(
    name="Jekyll 4.3.1",
    packages=("jekyll=4.3.1+dfsg-3+deb12u1",),
    files=lambda script: {
        "site/_layouts/page.html": layout(script, "{{ content }}"),
        "site/index.md": HEAD + first("/second.html"),
        "site/second.md": HEAD + SECOND,
    },
    command=("ruby", "usr/bin/jekyll", "build", "--quiet", "--source", "site"),
    built="_site",
)
