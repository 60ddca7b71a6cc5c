/** The choices in the dialogue for embedding a puzzle in another page. */

/** @import { Lang } from "./state.js" */

/**
 * @typedef {object} Embedding
 * @property {"element" | "iframe"} form
 * @property {[string, string]} views the second may be ""
 * @property {boolean} autoplay
 * @property {string} beside the second strategy, for a player; "" for none
 * @property {boolean} playOnly whether its reader is told nothing but the rules
 * @property {boolean} large whether it is to be read from the last row of a room
 * @property {boolean} moment whether Start goes to the moment on the board, where there is one
 * @property {Lang | ""} lang "" is that of the page
 * @property {"light" | "dark" | ""} theme "" is that of the reader's system
 * @property {(typeof WIDTHS)[number]} width at most so wide, in rem; 0 is as wide as the page leaves room
 * @property {boolean} fixed whether its height is fixed: what is taller scrolls inside
 */

/** In rem: a column beside text, a column of text. */
export const WIDTHS = /** @type {const} */ ([0, 24, 40]);

/** @type {() => Embedding} */
export const createEmbedding = () => ({
  form: "element",
  views: ["player", ""],
  autoplay: false,
  beside: "",
  playOnly: false,
  large: false,
  moment: false,
  lang: "",
  theme: "",
  width: 0,
  fixed: false,
});
