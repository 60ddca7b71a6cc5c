/**
 * Element: <edagari-puzzle> for pages of any host, and what it and its frame say to each other.
 * The frame (web/app/embedded.js) takes from here the messages and the names of what is asked for, and nothing else.
 * Knows nothing of the page: it is small, and runs in pages of strangers.
 */

export { addressOf, htmlOf, iframeOf } from "./address.js";
export { FROM_FRAME, readMessage, TO_FRAME, written } from "./messages.js";
