/** Interrupted: the offer to resume an interrupted search. */

export { offer } from "./offer.js";
