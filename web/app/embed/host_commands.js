/** Commands to a frame, from the page around it and from sibling frames. All other messages are ignored. */

import { readMessage, TO_FRAME } from "../../element/index.js";
import { isGoing, nextOrder } from "../engine/index.js";
import { begin, goOn, isGoingOn, order, reach, togglePlay } from "../search/index.js";
import { isBarred } from "./frame_state.js";
import { isWaiting, rest, wake } from "./python_handover.js";

/** @import { Frame } from "./frame_state.js" */

/** The commands by type of message. @type {Record<string, (frame: Frame, message: any) => void>} */
const COMMANDS = {
  solve(frame) {
    const { run } = frame.app.state;
    if (isGoing(run)) return;
    if (isGoingOn(frame.app.state)) return goOn(frame);
    if (nextOrder(run)) order(frame.app, "run");
    else begin(frame.app, "run");
  },
  play({ app }) {
    if (!app.state.run?.playing) togglePlay(app);
  },
  pause({ app }) {
    if (app.state.run) app.state.run.playing = false;
    if (isGoing(app.state.run)) order(app, "pause");
    app.draw();
  },
  seek: (frame, { at }) => reach(frame, at),
  rest: (frame, { at }) => rest(frame, at),
};

/**
 * Starts Python here, because a frame that is out of sight is not drawn. A notice is cleared by a command just as by an
 * action of the reader.
 * @type {(frame: Frame, message: { type: string }) => void}
 */
export function obey(frame, message) {
  if ((isBarred(frame) || frame.options.isPlayOnly) && message.type !== "rest") return;
  frame.app.state.notice = null;
  COMMANDS[message.type]?.(frame, message);
  if (isWaiting(frame.app.state)) wake(frame);
}

/** `show` is called with another address. @type {(frame: Frame, show: (address: string) => void) => void} */
export function listenToHost(frame, show) {
  addEventListener("message", (event) => {
    const message = readMessage(TO_FRAME, event.data);
    if (!message) return;
    const { source } = event;
    if (source === parent && parent !== window) {
      if (message.type === "show") show(message.address);
      else obey(frame, message);
    } else if (message.type === "rest" && event.origin === location.origin && isSibling(source)) {
      rest(frame, message.at);
    }
  });
}

/** Whether the source is another frame of the same page. @type {(source: MessageEventSource | null) => boolean} */
const isSibling = (source) => source !== window && /** @type {Window | null} */ (source)?.parent === parent;
