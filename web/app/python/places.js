/**
 * Where a workshop is: over the page, like a dialogue, or in a place of the page.
 *
 * leave   called when the workshop is to end
 */

/** @typedef {(room: HTMLElement, leave: () => void) => Place} Placing */
/**
 * @typedef {object} Place
 * @property {() => void} close asks to leave
 * @property {() => void} clear takes the workshop away
 */

/** What is typed in a workshop is nothing to the page. */
const OWN_EVENTS = ["keydown", "keyup", "paste", "dragover", "drop"];

/** Over the page, with an entry in the history, so that Back closes it. @type {Placing} */
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

/** In an element, which is left when it goes. @type {(host: Element) => Placing} */
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
