/**
 * Sets a field, as a person who drags a slider does.
 * @param {{ selector: string, value: string }} wanted
 */
({ selector, value }) => {
  const field = /** @type {HTMLInputElement} */ (document.querySelector(selector));
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
