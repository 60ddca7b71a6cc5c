/** The choices in the dialogue for embedding a puzzle in another page. */

/** @import { Lang } from "./state.js" */

/**
 * @typedef {object} Embedding
 * @property {"element" | "iframe"} form
 * @property {[string, string]} views the second may be ""
 * @property {boolean} autoplay
 * @property {string} beside the second strategy, for a player; "" for none
 * @property {boolean} playOnly whether the reader is told only the rules
 * @property {boolean} large whether it must be readable from the last row of a room
 * @property {boolean} moment whether Start goes to the moment on the board, if there is one
 * @property {Lang | ""} lang "" is the page's language
 * @property {"light" | "dark" | ""} theme "" is that of the reader's system
 * @property {(typeof WIDTHS)[number]} width the greatest width in rem; 0 is the full width of the page
 * @property {boolean} fixed whether its height is fixed: taller content scrolls inside
 */

/** In rem: the full width, a column beside text, a column of text. */
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
