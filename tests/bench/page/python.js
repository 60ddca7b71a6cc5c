/** The worker of our own search: the Python of the built site, and the strategy `compiled`. */

import { startPython } from "../ours/worker/python.js";

const SOURCE = `
import json
from array import array
from itertools import chain

from edagari import puzzle_named, strategy_named


def solutions(name, options):
    puzzle = puzzle_named(name)
    settings = puzzle.settings(json.loads(options))
    placement = puzzle.placement(settings)
    search = strategy_named("compiled", placement).start(placement, puzzle.draw(settings))
    found = [one for batch in search.batches for one in search.expand(batch.found)]
    return array("i", chain.from_iterable(found)), placement.size


solutions
`;

const started = startPython("snapshot", () => {})
  .catch(() => startPython("plain", () => {}))
  .then((python) => python.runPython(SOURCE));

self.onmessage = async ({ data }) => {
  try {
    const solutions = await started;
    const answer = solutions(data.puzzle, data.options);
    const [packed, size] = answer.toJs(); // the values of all solutions in one array, and the cells of each
    answer.destroy();
    self.postMessage({ packed, size }, [packed.buffer]);
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
