/**
 * Keyboard focus: if the focused element disappears in the next frame, or can no longer be pressed, the focus moves
 * to the nearest one; otherwise the next key would start at the head of the page again.
 *
 * held   the element focused before the frame was drawn
 * round  the element that `held` has opened, where the focus goes first; then its ancestors, the nearest first
 */

const CAN_HAVE_IT =
  ":is(button, input, select, textarea, a[href], summary, [tabindex]):not(:disabled, [tabindex='-1'])";

/** @type {(draw: () => void) => void} */
export function keepingFocus(draw) {
  const held = document.activeElement;
  const byKeys = held instanceof HTMLElement && held !== document.body && held.matches(":focus-visible");
  const round = byKeys ? [...openedBy(held), ...aroundOf(held)] : [];
  draw();
  if (!byKeys || (held.isConnected && !held.matches(":disabled"))) return;
  if (round.some((each) => each.dataset.open === "false")) return; // a closing dialogue returns the focus itself
  if (![held, document.body, null].includes(/** @type {HTMLElement | null} */ (document.activeElement))) return;
  for (const each of round.map(drawnAnew)) if (each && nearest(each, held)) break;
}

/** @type {(held: HTMLElement) => HTMLElement[]} */
function openedBy(held) {
  const opened = document.getElementById(held.getAttribute("aria-controls") ?? "");
  return opened ? [opened] : [];
}

/** @type {(held: HTMLElement) => HTMLElement[]} */
function aroundOf(held) {
  const round = [];
  for (let each = held.parentElement; each && each !== document.body; each = each.parentElement) round.push(each);
  return round;
}

/** The current element: one with an id may have been redrawn elsewhere. @type {(element: HTMLElement) => HTMLElement | null} */
const drawnAnew = (element) => (element.isConnected ? element : document.getElementById(element.id));

/** Focuses the element after `held`, otherwise the one before it; returns whether there was any. @type {(around: HTMLElement, held: HTMLElement) => boolean} */
function nearest(around, held) {
  /** @type {HTMLElement[]} */
  const able = [...around.querySelectorAll(CAN_HAVE_IT)].filter((each) => each instanceof HTMLElement);
  const seen = able.filter((each) => each.checkVisibility());
  const after = held.isConnected
    ? seen.find((each) => held.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
    : seen[0];
  const next = after ?? seen.at(-1);
  next?.focus({ preventScroll: true });
  return next !== undefined;
}
