/** The choices in the dialog that puts a puzzle into another page. */

/** @import { Lang } from "./state.js" */

/**
 * @typedef {object} Embedding
 * @property {"element" | "iframe"} form
 * @property {[string, string]} views the second may be ""
 * @property {boolean} autoplay
 * @property {Lang | ""} lang "" is that of the page
 * @property {"light" | "dark" | ""} theme "" is that of the reader's system
 * @property {(typeof WIDTHS)[number]} width at most so wide, in rem; 0 is as wide as the page leaves room
 */

/** In rem: a column beside text, a column of text. */
export const WIDTHS = /** @type {const} */ ([0, 24, 40]);

/** @type {() => Embedding} */
export const createEmbedding = () => ({
  form: "element",
  views: ["player", ""],
  autoplay: false,
  lang: "",
  theme: "",
  width: 0,
});
