// Draws pictures: node png.mjs FOLDER; each NAME.svg in the folder becomes NAME.png.
//
// The renderer is WebAssembly and the font comes from a package, so the same picture has the same bytes on any
// machine, whatever fonts are installed.

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const FONT = "Zen Antique";
const { resolve } = createRequire(import.meta.url);
const letters = ["latin", "japanese"].map((part) =>
  readFileSync(resolve(`@fontsource/zen-antique/files/zen-antique-${part}-400-normal.woff2`)),
);
const font = { fontBuffers: letters, defaultFontFamily: FONT, serifFamily: FONT };

const [folder = ""] = process.argv.slice(2);
await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
for (const name of readdirSync(folder).filter((each) => each.endsWith(".svg"))) {
  const path = join(folder, name);
  const picture = new Resvg(readFileSync(path, "utf8"), { font }).render();
  writeFileSync(path.replace(/\.svg$/, ".png"), picture.asPng());
  rmSync(path);
}
