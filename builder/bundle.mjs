// Bundles the page: node bundle.mjs WEB SITE; prints, as JSON, the file of the site that each entry has become.
//
// entry    a file that a page, or another entry, requests by its address
// bundle   an entry with everything it imports, as one file in the entry's folder, named after its content
//
// new URL("...", import.meta.url) in a script is the address of a file beside it, wherever the site is hosted. In the
// bundle it is rewritten relative to the bundle, and points to a bundle where it pointed to an entry.

import { readFile } from "node:fs/promises";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { build } from "esbuild";

/** An entry follows those that it refers to. @type {[entry: string, format: import("esbuild").Format | undefined][]} */
const ENTRIES = [
  ["worker/worker.js", "esm"],
  ["sandbox/worker.js", "iife"],
  ["app/explain/highlighting.js", "esm"],
  ["styles/python/workshop.css", undefined],
  ["app/python/index.js", "esm"],
  ["app/main.js", "esm"],
  ["app/start/before_paint.js", "iife"], // a plain script: it runs before the first paint
  ["app/embedded.js", "esm"],
  ["app/start/embedded_before_paint.js", "iife"],
  ["embed.js", "iife"],
  ["styles/main.css", undefined],
  ["styles/embed/main.css", undefined],
  ["styles/entrance.css", undefined],
  ["learn/first.js", "iife"],
  ["learn/learn.js", "esm"],
  ["learn/learn.css", undefined],
];
/** Entries that pages of other hosts request: their names must not change. */
const NAMED = new Set(["embed.js"]);
const ADDRESS = /new URL\("(\.[^"]*)", import\.meta\.url\)/g;

const [web = "", site = ""] = process.argv.slice(2).map((folder) => resolve(folder));
/** The bundle of each entry: paths relative to WEB and to SITE, with slashes. @type {Record<string, string>} */
const bundles = {};

for (const [entry, format] of ENTRIES) {
  const { metafile } = await build({
    absWorkingDir: site,
    entryPoints: [join(web, entry)],
    entryNames: NAMED.has(entry) ? "[dir]/[name]" : "[dir]/[name]-[hash]",
    outbase: web,
    outdir: site,
    bundle: true,
    format,
    minify: true,
    sourcemap: "linked",
    target: "es2024",
    metafile: true,
    logLevel: "warning",
    plugins: [{ name: "addresses", setup: ({ onLoad }) => onLoad({ filter: /\.js$/ }, (file) => script(file, entry)) }],
  });
  bundles[entry] = Object.keys(metafile.outputs).find((path) => !path.endsWith(".map")) ?? "";
}
process.stdout.write(JSON.stringify(bundles));

/** The text of a script for the bundle of `entry`. @type {(file: { path: string }, entry: string) => Promise<import("esbuild").OnLoadResult>} */
async function script({ path }, entry) {
  const place = relative(web, dirname(path)).split(sep).join("/");
  const text = await readFile(path, "utf8");
  const contents = text.replace(ADDRESS, (_, address) => {
    const target = posix.join(place, address);
    const seen = posix.relative(posix.dirname(entry), bundles[target] ?? target);
    return `new URL("${seen}${address.endsWith("/") ? "/" : ""}", import.meta.url)`;
  });
  return { contents };
}
