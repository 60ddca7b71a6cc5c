/** The surroundings of an element in its page: the language, the colour scheme and the text size. */

/** The language, if the frame supports it; "" otherwise: the frame then uses the browser's. @type {(element: Element) => string} */
export function languageAround(element) {
  const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
  return /^(en|ja)\b/i.exec(lang)?.[1]?.toLowerCase() ?? "";
}

/**
 * "light" or "dark" if the page has decided; "" if it supports both or does not say: the frame then follows the system.
 * @type {(element: Element) => string}
 */
export function schemeAround(element) {
  const scheme = getComputedStyle(element).colorScheme.replace("only", "").trim();
  return scheme === "light" || scheme === "dark" ? scheme : "";
}

/**
 * The range of text sizes, in pixels, that a frame follows: with a slide's headings there would be no room for a board.
 */
const [SMALLEST, LARGEST] = [13, 22];

/** The text size in pixels; "" for the default. @type {(element: Element) => string} */
export function textSizeAround(element) {
  const size = Math.min(Math.max(Number.parseFloat(getComputedStyle(element).fontSize), SMALLEST), LARGEST);
  const rounded = Math.round(10 * size) / 10;
  return rounded > 0 && rounded !== 16 ? String(rounded) : "";
}

/**
 * Watches for changes of the surroundings: a page's switch sets an attribute of the root or the body, or the page follows
 * the system or the width of the window. Call the returned function wherever there may be a new body.
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
