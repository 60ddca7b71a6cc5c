/** Before the next frame, in which the dialogue's close event comes. @param {HTMLDialogElement} dialog @param {string} text */
(dialog, text) => {
  dialog.close();
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
};
