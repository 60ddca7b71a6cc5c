/**
 * Runs the WebAssembly modules that the core writes (pycore/wasm). Bytes are passed as texts with one character each,
 * because a text crosses to Python and back in one step.
 */

/**
 * Compiles a module; returns a function that calls it with a record, or undefined if this browser has no room for it.
 * @type {(module: string) => ((record: string) => string) | undefined}
 */
export function compiled(module) {
  const made = new WebAssembly.Module(octets(module));
  /** @type {WebAssembly.Instance} */
  let instance;
  try {
    instance = new WebAssembly.Instance(made);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // out of memory
    throw error;
  }
  const exports = /** @type {{ memory: WebAssembly.Memory, run: () => number, record: WebAssembly.Global }} */ (
    /** @type {unknown} */ (instance.exports)
  );
  const at = exports.record.value;
  return (record) => {
    new Uint8Array(exports.memory.buffer).set(octets(record), at);
    const end = exports.run(); // it may grow the memory, and so replace the buffer
    return text(new Uint8Array(exports.memory.buffer, at, end - at));
  };
}

/** @type {(text: string) => Uint8Array<ArrayBuffer>} */
function octets(text) {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** The most characters of one call. */
const AT_ONCE = 8192;

/** @type {(bytes: Uint8Array) => string} */
function text(bytes) {
  let made = "";
  for (let at = 0; at < bytes.length; at += AT_ONCE) made += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return made;
}
