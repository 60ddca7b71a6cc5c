/**
 * The two ways to show a workshop: over the page, like a dialogue, or inside an element.
 *
 * leave   called when the workshop is to be closed
 */

/** @typedef {(room: HTMLElement, leave: () => void) => Mount} Mounting */
/**
 * @typedef {object} Mount
 * @property {() => void} close asks to leave
 * @property {() => void} clear removes the workshop
 */

/** Typing in a workshop does not reach the page. */
const OWN_EVENTS = ["keydown", "keyup", "paste", "dragover", "drop"];

/** Over the page, with a history entry so that Back closes it. @type {Mounting} */
export function overPage(room, leave) {
  room.setAttribute("role", "dialog");
  room.setAttribute("aria-modal", "true");
  room.classList.add("over");
  const page = document.getElementById("page");
  const before = document.activeElement;
  const leaveWithHistory = () => history.state?.workshop || leave();
  history.pushState({ ...history.state, workshop: true }, "");
  addEventListener("popstate", leaveWithHistory);
  document.body.append(withOwnEvents(room));
  if (page) page.inert = true;
  return {
    close: () => (history.state?.workshop ? history.back() : leave()),
    clear() {
      removeEventListener("popstate", leaveWithHistory);
      room.remove();
      if (page) page.inert = false;
      if (before instanceof HTMLElement) before.focus();
    },
  };
}

/** Inside an element; left when the element is removed. @type {(host: Element) => Mounting} */
export const within = (host) => (room, leave) => {
  room.setAttribute("role", "region");
  host.append(withOwnEvents(room));
  return { close: leave, clear: () => room.remove() };
};

/** @type {(room: HTMLElement) => HTMLElement} */
function withOwnEvents(room) {
  for (const kind of OWN_EVENTS) room.addEventListener(kind, (event) => event.stopPropagation());
  return room;
}
