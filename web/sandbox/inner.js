/**
 * The inner frame, which has an opaque origin, no connections and no storage. It owns the worker that runs programs, and
 * ends it if it does not end by itself. It neither evaluates nor shows the messages that it passes on.
 *
 * unread   reports that the page has not read yet; a worker that sends too much too fast is ended
 */

/** @import { Handover } from "./messages.js" */

const MOST_UNREAD = 2000;

addEventListener(
  "message",
  ({ source, data, ports: [port] }) => {
    if (source === parent && port) keepWorker(data, port);
  },
  { once: true },
);
parent.postMessage({ type: "there" }, "*");

/** @type {(handover: Handover, port: MessagePort) => void} */
function keepWorker({ worker: text, files, lock }, port) {
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  /** @type {Worker} */
  let worker;
  let unread = 0;
  /** @type {(type: string) => void} */
  const say = (type) => port.postMessage({ from: "frame", type });

  function start() {
    worker = new Worker(address);
    unread = 0;
    const mine = worker;
    mine.onmessage = ({ data }) => {
      if (mine !== worker) return;
      unread += 1;
      if (unread <= MOST_UNREAD) port.postMessage({ from: "worker", data });
      else end("flooded");
    };
    mine.onerror = (event) => {
      event.preventDefault();
      if (mine === worker) say("broken");
    };
    mine.postMessage({ type: "start", files, lock });
  }

  /** @type {(why: string) => void} */
  function end(why) {
    worker.terminate();
    say(why);
    start();
  }

  port.onmessage = ({ data }) => {
    if (data.type === "restart") end("restarted");
    else if (data.type === "read") unread -= data.count;
    else worker.postMessage(data);
  };
  start();
}

export {};
