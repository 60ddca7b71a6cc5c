/** What the page around an element says: its language, and whether it is light or dark. */

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

/**
 * Watches for what changes that: a switch of the page sets an attribute of its root or its body, or it follows the system.
 * The watch is called wherever there may be another body.
 * @type {(changed: () => void) => () => void}
 */
export function createWatch(changed) {
  const observer = new MutationObserver(changed);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", changed);
  return () => {
    for (const part of [document.documentElement, document.body])
      if (part) observer.observe(part, { attributes: true });
  };
}
