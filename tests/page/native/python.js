/** The Python of the tests, outside of node. */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const OURS = [".venv/bin/python", ".venv/Scripts/python.exe"].map((name) => ROOT + name);
export const PYTHON = OURS.find((name) => existsSync(name)) ?? "python3";

/** What a module writes that is run. @type {(module: string) => string} */
export const runPython = (module) => execFileSync(PYTHON, ["-m", module], { cwd: ROOT, encoding: "utf8" });
