/** What the page around an element says: its language, whether it is light or dark, and how large its text is. */

/** The language, if the frame has it; "" otherwise, and the frame uses the browser's. @type {(element: Element) => string} */
export function languageAround(element) {
  const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
  return /^(en|ja)\b/i.exec(lang)?.[1]?.toLowerCase() ?? "";
}

/** "light" or "dark" if the page has decided; "" if it has both or says nothing, and the frame follows the system. @type {(element: Element) => string} */
export function schemeAround(element) {
  const scheme = getComputedStyle(element).colorScheme.replace("only", "").trim();
  return scheme === "light" || scheme === "dark" ? scheme : "";
}

/** Pixels of text that a frame follows: a slide's headings would leave no room for a board. */
const [SMALLEST, LARGEST] = [13, 22];

/** The size of its text, in pixels; "" if that is the usual one. @type {(element: Element) => string} */
export function textSizeAround(element) {
  const size = Math.min(Math.max(Number.parseFloat(getComputedStyle(element).fontSize), SMALLEST), LARGEST);
  const rounded = Math.round(10 * size) / 10;
  return rounded > 0 && rounded !== 16 ? String(rounded) : "";
}

/**
 * Watches for what changes that: a switch of the page sets an attribute of its root or its body, or it follows the system
 * or the width of the window.
 * The watch is called wherever there may be another body.
 * @type {(changed: () => void) => () => void}
 */
export function createWatch(changed) {
  const observer = new MutationObserver(changed);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  addEventListener("resize", changed);
  return () => {
    for (const part of [document.documentElement, document.body])
      if (part) observer.observe(part, { attributes: true });
  };
}
