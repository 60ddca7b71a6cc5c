/**
 * Waits until something is shown, at rest and with nothing over it, so that a hand can reach it. The press that follows
 * may still come after the page has moved: if it meets something else, nothing hears it, and `self.isMet` is false.
 * @param {{ selector: string, name: string | null, seconds: number }} wanted `name` is how it is called, all of it
 * @returns {Promise<[x: number, y: number] | string>} its middle in what shows of the page, or why not
 */
async ({ selector, name, seconds }) => {
  const until = performance.now() + 1000 * seconds;
  const nameOf = (/** @type {Element} */ each) => each.ariaLabel || readIn(each).trim();
  /** @type {(node: Node) => string} */
  const readIn = (node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.ariaHidden === "true") return "";
    return [...node.childNodes].map(readIn).join("");
  };
  const isOver = (/** @type {Element} */ each, /** @type {Element | null} */ top) =>
    each.contains(top) || top?.closest("label")?.control === each;
  /** @type {(each: Element) => void} */
  const guard = (each) => {
    const page = /** @type {{ isMet?: boolean } & typeof globalThis} */ (self);
    page.isMet = false;
    const hear = (/** @type {Event} */ event) => {
      if (event.type === "pointerdown") page.isMet = isOver(each, /** @type {Element} */ (event.target));
      if (page.isMet) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const press = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
    for (const type of press) addEventListener(type, hear, { capture: true, once: true });
  };
  let last = "";
  for (;;) {
    const found = [...document.querySelectorAll(`${selector}:not(:disabled)`)].find(
      (each) => (name === null || nameOf(each) === name) && each.checkVisibility(),
    );
    let fault = "it is not there";
    if (found) {
      found.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = found.getBoundingClientRect();
      /** @type {[number, number]} */
      const middle = [x + width / 2, y + height / 2];
      const top = document.elementFromPoint(...middle);
      if (!isOver(found, top)) fault = `${top?.outerHTML.slice(0, 80)} is over it`;
      else if (last !== String(middle)) fault = "it moves";
      else {
        guard(found);
        return middle;
      }
      last = String(middle);
    }
    if (performance.now() > until) return fault;
    await new Promise((wake) => setTimeout(wake, 30));
  }
};
