/** The texts about two trees that are loaded with the views of a search. */

import { text } from "./text.js";

export const BESIDE = {
  details: text("Path and levels of both trees", "両方の木の道筋と深さごとの数"),
  partingsAwaited: text(
    "The places where the trees part are listed here once both show every step of this puzzle.",
    "両方の木がこのパズルのすべての手を示すと、分かれるところがここに並びます。",
  ),
};
