/** Presses a button as soon as it is drawn, before anything else can be. @param {string} name */
(name) =>
  new MutationObserver((_, watching) => {
    const button = [...document.querySelectorAll("button")].find((each) => each.innerText === name);
    if (!button) return;
    watching.disconnect();
    button.click();
  }).observe(document.body, { subtree: true, childList: true });
