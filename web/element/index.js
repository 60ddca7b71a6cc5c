/**
 * Element: <edagari-puzzle> for pages of any host, and the messages between it and its frame. The frame
 * (web/app/embedded.js) uses only the messages and the names of the options from here. This room does not know the page:
 * it is small, and runs in other people's pages.
 */

export { addressOf, FIXED_HEIGHT, htmlOf, iframeOf } from "./address.js";
export { FROM_FRAME, readMessage, TO_FRAME, written } from "./messages.js";
