/** Share: what dialogues show to carry something away. */

export { embedSheet } from "../embedding/index.js";
export { saveSheet, worksheet } from "../export/index.js";
