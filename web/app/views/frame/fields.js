/** Reading the events of fields. */

/** @type {(event: Event) => string} */
export const valueIn = (event) => /** @type {HTMLInputElement} */ (event.target).value;

/** @type {(event: Event) => number} */
export const numberIn = (event) => Number(valueIn(event));

/** Whether a box is ticked. @type {(event: Event) => boolean} */
export const isTicked = (event) => /** @type {HTMLInputElement} */ (event.target).checked;
