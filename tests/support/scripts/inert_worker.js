/** Put before the page's own scripts: its workers hear nothing and say nothing, so that no Python starts. */
self.Worker = class extends EventTarget {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage() {}
  terminate() {}
};
