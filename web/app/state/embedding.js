/** What is chosen in the dialogue that puts a puzzle into another page. */

/** @import { Lang } from "./state.js" */

/**
 * @typedef {object} Embedding
 * @property {"element" | "iframe"} form
 * @property {[string, string]} views the second may be ""
 * @property {boolean} autoplay
 * @property {Lang | ""} lang "" is that of the page
 */

/** @type {() => Embedding} */
export const createEmbedding = () => ({ form: "element", views: ["player", ""], autoplay: false, lang: "" });
