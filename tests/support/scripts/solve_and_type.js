/** Presses Solve and types into the first cell at once, before anything can answer. */
() => {
  const buttons = [...document.querySelectorAll("button")];
  buttons.find((button) => button.textContent?.trim() === "Solve")?.click();
  const cell = /** @type {HTMLInputElement} */ (document.querySelector(".board [data-cell='0']"));
  cell.value = "1";
  cell.dispatchEvent(new InputEvent("input", { bubbles: true }));
};
