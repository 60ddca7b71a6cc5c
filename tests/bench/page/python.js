/** The worker of our own search: the Python of the built site, and the strategy `compiled`. */

import { startPython } from "../ours/worker/python.js";

const SOURCE = `
import json
from functools import cache

from edagari import puzzle_named, strategy_named


@cache
def made(name, options):
    puzzle = puzzle_named(name)
    settings = puzzle.settings(json.loads(options))
    return puzzle.placement(settings), puzzle.draw(settings)


def solutions(name, options):
    placement, drawing = made(name, options)
    search = strategy_named("compiled", placement).start(placement, drawing)
    values = []
    for batch in search.batches:
        for solution in search.expand(batch.found):
            values += solution
    return bytes(values)


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
