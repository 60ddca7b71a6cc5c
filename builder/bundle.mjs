// Bundles the page: node bundle.mjs WEB SITE NAMED CATALOGUE BOARDS OTHER_BOARDS; prints, as JSON, the file of the site that
// each entry has become. NAMED is JSON: files of the site that scripts name and that are there already, by the name that
// scripts give them. The last three are the files of the page's data.
//
// entry    a file that a page, or another entry, requests by its address
// part     what an entry imports when it is asked for
// bundle   an entry, or a part, with everything it imports, as one file in the entry's folder, named after its content;
//          what a part imports that the entry, or another part, imports too is in the bundle of the entry
//
// new URL("...", import.meta.url) in a script is the address of a file beside it, wherever the site is hosted. In the
// bundle it is rewritten relative to the bundle, and points to a bundle where it pointed to an entry.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { build } from "esbuild";
import { shapesOf } from "./shapes.mjs";

/** An entry follows those that it refers to. @type {[entry: string, format: import("esbuild").Format | undefined][]} */
const ENTRIES = [
  ["worker/worker.js", "esm"],
  ["sandbox/worker.js", "iife"],
  ["app/explain/highlighting.js", "esm"],
  ["styles/python/workshop.css", undefined],
  ["app/python/index.js", "esm"],
  ["styles/designer/designer.css", undefined],
  ["styles/transcribe/transcribe.css", undefined],
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
/** The parts of an entry: each is a file of its own, and of nothing else. @type {Record<string, string[]>} */
const PARTS = {
  "app/main.js": ["study", "share", "bookshelf", "designer", "transcribe", "story"].map(
    (part) => `app/views/parts/${part}.js`,
  ),
  "app/embedded.js": ["app/views/embed/frame_study.js"],
};
/** Entries that pages of other hosts request: their names must not change. */
const NAMED = new Set(["embed.js"]);
const ADDRESS = /new URL\("(\.[^"]*)", import\.meta\.url\)/g;

/** The script that holds the shapes of all boards: its content is made here. */
const SHAPES = "element/shapes.js";

const [folder = "", target = "", named = "", ...data] = process.argv.slice(2);
const [web, site] = [resolve(folder), resolve(target)];
const [catalogue, boards, otherBoards] = await Promise.all(
  data.map(async (path) => JSON.parse(await readFile(resolve(path), "utf8"))),
);
/** The bundle of each entry and part: paths relative to WEB and to SITE, with slashes. @type {Record<string, string>} */
const bundles = JSON.parse(named);

for (const [entry, format] of ENTRIES) {
  const { names, outputFiles } = await bundled(entry, format, []);
  const made = names[entry] ?? "";
  const named = made.replace("chunk-", `${posix.basename(entry, ".js")}-`);
  Object.assign(bundles, names, { [entry]: named });
  const [from, to] = [made, named].map((path) => posix.basename(path));
  for (const { path, text, contents } of outputFiles) {
    const name = relative(site, path).split(sep).join("/");
    if (!Object.values(names).includes(name.replace(/\.map$/, ""))) continue;
    const target = join(site, name.replace(from, to));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, from === to ? contents : text.replaceAll(from, to));
  }
}
process.stdout.write(JSON.stringify(bundles));

/**
 * The files of an entry and its parts; `more` are scripts that the entry is to hold too.
 *
 * Each part imports the entry (see script), so all code of the entry becomes one chunk, and the file named after the
 * entry only imports that chunk. What parts share would be further chunks, which no page vouches for: it goes into the
 * entry.
 * @type {(entry: string, format: import("esbuild").Format | undefined, more: string[]) => Promise<{ names: Record<string, string>, outputFiles: import("esbuild").OutputFile[] }>}
 */
async function bundled(entry, format, more) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: site,
    entryPoints: [join(web, entry)],
    entryNames: NAMED.has(entry) ? "[dir]/[name]" : "[dir]/[name]-[hash]",
    chunkNames: `${posix.dirname(entry)}/[name]-[hash]`,
    outbase: web,
    outdir: site,
    bundle: true,
    splitting: entry in PARTS,
    format,
    minify: true,
    sourcemap: "linked",
    target: "es2024",
    charset: format === "esm" ? "utf8" : "ascii", // modules are read as UTF-8 whatever a host says
    metafile: true,
    write: false,
    logLevel: "warning",
    plugins: [
      { name: "addresses", setup: ({ onLoad }) => onLoad({ filter: /\.js$/ }, (file) => script(file, entry, more)) },
    ],
  });
  const { outputs } = metafile;
  const files = Object.keys(outputs).filter((path) => !path.endsWith(".map"));
  if (!PARTS[entry]) return { names: { [entry]: files[0] ?? "" }, outputFiles };
  const ofSource = (/** @type {string} */ source) =>
    files.find((name) => resolve(site, outputs[name]?.entryPoint ?? "") === join(web, source)) ?? "";
  const names = Object.fromEntries([entry, ...PARTS[entry]].map((source) => [source, ofSource(source)]));
  const chunks = files.filter((name) => !Object.values(names).includes(name));
  const unnamed = chunks.map((name) => outputs[name]?.entryPoint).find(Boolean);
  if (unnamed) throw new Error(`${unnamed} is loaded by ${entry}, but is not among its PARTS in bundle.mjs`);
  const scripts = (/** @type {string} */ name) => Object.keys(outputs[name]?.inputs ?? {});
  const [own = "", ...shared] = chunks.sort((one, other) => scripts(other).length - scripts(one).length);
  if (shared.length > 0)
    return bundled(entry, format, [...more, ...shared.flatMap(scripts).map((each) => resolve(site, each))]);
  return { names: { ...names, [entry]: own }, outputFiles };
}

/** The text of a script for the bundle of `entry`. @type {(file: { path: string }, entry: string, more: string[]) => Promise<import("esbuild").OnLoadResult>} */
async function script({ path }, entry, more) {
  if (path === join(web, SHAPES))
    return { contents: `export const SHAPES = ${JSON.stringify(shapesOf(catalogue, boards, otherBoards))};` };
  const place = relative(web, dirname(path)).split(sep).join("/");
  const text = await readFile(path, "utf8");
  const contents = text.replace(ADDRESS, (_, address) => {
    const target = posix.join(place, address);
    const seen = posix.relative(posix.dirname(entry), bundles[target] ?? target);
    return `new URL("${seen}${address.endsWith("/") ? "/" : ""}", import.meta.url)`;
  });
  const isPart = PARTS[entry]?.some((part) => join(web, part) === path);
  const isEntry = join(web, entry) === path;
  const imports = isPart ? [join(web, entry)] : isEntry ? more : [];
  return { contents: imports.map((each) => `import ${JSON.stringify(each)};\n`).join("") + contents };
}
