/** The worker of our own search: the Python of the built site, and the strategy `compiled`. */

import { startPython } from "../ours/worker/python.js";

const SOURCE = `
import json
from functools import cache

from edagari import puzzle_named, strategy_named
from edagari.search.placements.compiled import prepared
from edagari.model.incremental import result_of


@cache
def made(name, options):
    puzzle = puzzle_named(name)
    settings = puzzle.settings(json.loads(options))
    placement = puzzle.placement(settings)
    _, _, expansion = result_of(prepared(placement))
    return placement, puzzle.draw(settings), expansion


def solutions(name, options):
    placement, drawing, expansion = made(name, options)
    search = strategy_named("compiled", placement).start(placement, drawing)
    return b"".join([expansion.packed(batch.found) for batch in search.batches])


solutions
`;

const started = startPython("snapshot", () => {})
  .catch(() => startPython("plain", () => {}))
  .then((python) => python.runPython(SOURCE));

self.onmessage = async ({ data }) => {
  try {
    const solutions = await started;
    const answer = solutions(data.puzzle, data.options);
    const packed = answer.toJs(); // the values of all solutions, a byte each
    answer.destroy();
    self.postMessage(packed, [packed.buffer]);
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
