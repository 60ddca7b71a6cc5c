/** The texts about searches for one solution that are loaded with the views of a search. */

import { text } from "./text.js";

export const CURVE = {
  oneOnly: text("for one solution", "（解 1 つだけ）"),
  curve: text("What is still wrong (logarithmic)", "残っている条件の破れ（対数目盛り）"),
  curveSays: text(
    (/** @type {string} */ first, /** @type {string} */ least, /** @type {string} */ now) =>
      `at first ${first}, at best ${least}, here ${now}`,
    (first, least, now) => `初め ${first}、最小 ${least}、この時点 ${now}`,
  ),
};
