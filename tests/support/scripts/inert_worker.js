/**
 * Put before the page's own scripts: its workers hear nothing and say nothing, so that no Python starts. The sandbox of
 * people's programs, whose origin is opaque, keeps its own.
 */
if (self.origin !== "null") {
  self.Worker = class extends EventTarget {
    onmessage = null;
    onmessageerror = null;
    onerror = null;
    postMessage() {}
    terminate() {}
  };
}
