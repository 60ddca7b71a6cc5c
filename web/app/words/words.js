/** Every text of the page itself, one file for each room. The texts of the core come from the core. */

import { ASSIST } from "./assist.js";
import { BOARD } from "./board.js";
import { EMBED } from "./embed.js";
import { EXPLAIN } from "./explain.js";
import { EXPORT } from "./export.js";
import { FRAME } from "./frame.js";
import { KINDS } from "./kinds.js";
import { MOVES } from "./moves.js";
import { ONE_SOLUTION } from "./one_solution.js";
import { SEARCH } from "./search.js";
import { STORAGE } from "./storage.js";
import { byLanguage } from "./text.js";
import { TREE } from "./tree.js";
import { WATCH } from "./watch.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */
/** @import { InOne } from "./text.js" */

export const ROOMS = {
  FRAME,
  BOARD,
  SEARCH,
  KINDS,
  ONE_SOLUTION,
  MOVES,
  ASSIST,
  EXPLAIN,
  TREE,
  STORAGE,
  EXPORT,
  EMBED,
  WATCH,
};

const ALL = {
  ...FRAME,
  ...BOARD,
  ...SEARCH,
  ...KINDS,
  ...ONE_SOLUTION,
  ...MOVES,
  ...ASSIST,
  ...EXPLAIN,
  ...TREE,
  ...STORAGE,
  ...EXPORT,
  ...EMBED,
  ...WATCH,
};

/** @typedef {InOne<typeof ALL>} Words */

const WORDS = byLanguage(ALL);

/** The words of one language. @type {(lang: Lang) => Words} */
export const words = (lang) => WORDS[lang];

/** The same words in both languages. @type {(pick: (words: Words) => string) => Text} */
export const both = (pick) => ({ en: pick(WORDS.en), ja: pick(WORDS.ja) });
