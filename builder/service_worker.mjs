// Bundles the service worker's script, web/offline/worker.js with Workbox: node service_worker.mjs WEB; prints it. What it keeps
// is put before it (builder/site.py).

import { join } from "node:path";
import { build } from "esbuild";

const [web = ""] = process.argv.slice(2);
const { outputFiles } = await build({
  entryPoints: [join(web, "offline", "worker.js")],
  bundle: true,
  format: "iife",
  minify: true,
  target: "es2024",
  define: { "process.env.NODE_ENV": '"production"' }, // Workbox says more to programmers otherwise
  write: false,
  logLevel: "warning",
});
process.stdout.write(outputFiles[0].text);
