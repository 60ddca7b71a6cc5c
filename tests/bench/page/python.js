/** The worker of our own search: the Python of the built site, and the strategy `compiled`. */

import { startPython } from "../site/worker/python.js";

const SOURCE = `
import json

from pycore import puzzle_named, strategy_named


def solutions(name, options):
    puzzle = puzzle_named(name)
    settings = puzzle.settings(json.loads(options))
    search = strategy_named("compiled", puzzle.placement(settings)).start(
        puzzle.placement(settings), puzzle.draw(settings)
    )
    found = [one for batch in search.batches for kind in batch.found for one in search.expand(kind)]
    return json.dumps(found)


solutions
`;

const started = startPython("snapshot", () => {})
  .catch(() => startPython("plain", () => {}))
  .then((python) => python.runPython(SOURCE));

self.onmessage = async ({ data }) => {
  try {
    const solutions = await started;
    self.postMessage({ solutions: JSON.parse(solutions(data.puzzle, data.options)) });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
