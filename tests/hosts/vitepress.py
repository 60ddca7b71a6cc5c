"""VitePress, a client-side site."""

from tests.hosts.generator import SECOND, Generator, first

CONFIGURATION = """export default {
  title: "A tutorial",
  head: [["script", { async: "", src: "%s" }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "edagari-puzzle" } } },
};
"""
GENERATOR = Generator(
    name="VitePress 1.6.4",
    packages=("vitepress@1.6.4",),
    files=lambda script: {
        ".vitepress/config.mjs": CONFIGURATION % script,
        "index.md": first("./second"),
        "second.md": SECOND,
    },
    command=("vitepress", "build"),
    built=".vitepress/dist",
    switch="() => document.querySelector('.VPSwitchAppearance').click()",
)
