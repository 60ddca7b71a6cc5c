/**
 * Parts: pieces of the page that are loaded when they are asked for, or when Python is ready and nothing else is to be
 * done. A new part is a file here, a line in the table of parts.js, and a link in index.html.
 */

export { BOOKSHELF, DESIGNER, loadAll, SHARE, STORY, STUDY, TRANSCRIBE } from "./parts.js";
