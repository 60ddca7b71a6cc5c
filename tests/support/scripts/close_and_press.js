/** With nothing drawn in between, what is closed has the focus still. @type {(key: string) => void} */
(key) => {
  /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog[open]"))?.close();
  const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(pressed);
};
