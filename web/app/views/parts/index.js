/**
 * Parts: pieces of the page that are loaded when they are asked for, or when Python is ready and nothing else is to be
 * done. A new part is a file here, a line in the table of part.js, and a link in index.html.
 */

export { BOOKSHELF, contentOf, DESIGNER, loadAll, onceThere, SHARE, STORY, STUDY, TRANSCRIBE, within } from "./part.js";
