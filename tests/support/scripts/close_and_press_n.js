/** With nothing drawn in between, what is closed has the focus still. */
() => {
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[open]"))?.close();
  const key = new KeyboardEvent("keydown", { key: "n", bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(key);
};
