/** What a browser does when somebody clicks, types or pastes: the events, and what follows unless the page prevents it. */

const TYPED_INTO = "input:not([type]), input[type=text], input[type=search], input[type=number], textarea";
const FOCUSABLE = "button, a[href], input, select, textarea, summary, [tabindex]";

/** A click is not one of a pointer: nothing has a place that it could be at. @type {(element: HTMLElement | SVGElement) => void} */
export function clickOn(element) {
  const at = { bubbles: true, cancelable: true, composed: true, button: 0 };
  const isTaken = !element.dispatchEvent(new MouseEvent("mousedown", at));
  if (!isTaken) focusOf(element);
  element.dispatchEvent(new MouseEvent("mouseup", at));
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent("click", at)); // part of a drawing
}

/** What is pressed takes the keyboard, and what cannot have it leaves it to nobody. @type {(element: HTMLElement | SVGElement) => void} */
function focusOf(element) {
  const taker = /** @type {HTMLElement | null} */ (element.closest(FOCUSABLE));
  const holder = /** @type {HTMLElement | null} */ (element.ownerDocument.activeElement);
  if (taker) taker.focus();
  else holder?.blur();
}

/** Types a text in the place of what is there. @type {(field: HTMLElement, value: string) => void} */
export function fill(field, value) {
  field.focus();
  const input = /** @type {HTMLInputElement} */ (field);
  input.value = value;
  input.dispatchEvent(new InputEvent("input", { bubbles: true, data: value }));
}

/** @type {(into: HTMLElement, text: string) => void} */
export function pasteInto(into, text) {
  const pasted = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(pasted, { clipboardData: { getData: () => text } });
  into.dispatchEvent(pasted);
}

/** Presses a key, with those that are held: "Control+z". @type {(document: Document, pressed: string) => void} */
export function pressKey(document, pressed) {
  const held = pressed === "+" ? ["+"] : pressed.split("+");
  const key = /** @type {string} */ (held.pop());
  const target = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
  const fields = {
    key: key === "Space" ? " " : key,
    bubbles: true,
    cancelable: true,
    composed: true,
    shiftKey: held.includes("Shift"),
    ctrlKey: held.includes("Control"),
  };
  const isLeft = target.dispatchEvent(new KeyboardEvent("keydown", fields));
  if (isLeft) follow(document, target, fields.key, held.length > 0);
  target.dispatchEvent(new KeyboardEvent("keyup", fields));
}

/** What a browser makes of a key that the page has left to it. @type {(document: Document, target: HTMLElement, key: string, isHeld: boolean) => void} */
function follow(document, target, key, isHeld) {
  const field = /** @type {HTMLInputElement} */ (target);
  if (key === "Escape") return leaveDialogue(document);
  if (target.matches("button, summary, a") && (key === "Enter" || key === " ")) return target.click();
  if (target.matches("[type=range]") && (key === "Home" || key === "End"))
    return slide(field, key === "Home" ? field.min : field.max);
  if (isHeld || !target.matches(TYPED_INTO) || field.readOnly) return;
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  if (key.length === 1) return typeInto(field, start, end, key);
  if (key === "Backspace") return typeInto(field, start === end ? Math.max(0, start - 1) : start, end, null);
  if (key === "Delete") return typeInto(field, start, start === end ? end + 1 : end, null);
  if (key === "Enter") field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** @type {(field: HTMLInputElement, start: number, end: number, typed: string | null) => void} */
function typeInto(field, start, end, typed) {
  field.value = field.value.slice(0, start) + (typed ?? "") + field.value.slice(end);
  const caret = start + (typed ?? "").length;
  field.setSelectionRange(caret, caret);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: typed }));
}

/** @type {(field: HTMLInputElement, value: string) => void} */
function slide(field, value) {
  field.value = value;
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** @type {(document: Document) => void} */
function leaveDialogue(document) {
  const dialogue = /** @type {HTMLDialogElement | undefined} */ ([...document.querySelectorAll("dialog[open]")].at(-1));
  if (dialogue?.dispatchEvent(new Event("cancel", { cancelable: true }))) dialogue.close();
}
