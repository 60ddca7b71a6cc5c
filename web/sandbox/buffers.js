/**
 * The buffers of JavaScript that a program makes, as `js.Uint8Array.new(…)` does: they are no part of Python's memory, so
 * they are counted here, and refused beyond a limit.
 *
 * held   bytes of buffers from when they are made until the browser says that it has let go of them. It says so when this
 *        worker next hears messages, so a program that makes and drops buffers is counted for a while with all of them
 */

/** Buffers of fewer bytes are not counted. */
const LEAST = 256;

const KINDS = [
  ...["ArrayBuffer", "SharedArrayBuffer", "Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array"],
  ...["Int32Array", "Uint32Array", "Float16Array", "Float32Array", "Float64Array", "BigInt64Array", "BigUint64Array"],
];
/** What would make or enlarge memory without a constructor that is counted. */
const WAYS_ROUND = ["transfer", "transferToFixedLength"];

let held = 0;
const released = new FinalizationRegistry((/** @type {number} */ bytes) => {
  held -= bytes;
});

/** How many bytes are held. */
export const heldBytes = () => held;

/** Has buffers counted from now on; `refuse` throws where so many more bytes are too many. @type {(refuse: (bytes: number) => void) => void} */
export function countBuffers(refuse) {
  const scope = /** @type {any} */ (self);
  for (const name of KINDS) {
    const kind = scope[name];
    if (!kind) continue; // not in every browser
    const counted = new Proxy(kind, {
      construct(target, given, asked) {
        refuse(held + announced(target, given));
        const made = Reflect.construct(target, given, asked);
        keep(made, given[0], refuse);
        return made;
      },
    });
    scope[name] = counted;
    kind.prototype.constructor = counted; // of which `slice` and others make their results
  }
  for (const name of WAYS_ROUND) Reflect.deleteProperty(ArrayBuffer.prototype, name);
  Reflect.deleteProperty(WebAssembly, "Memory");
}

/** The bytes that are asked for by a number, or may be asked for later. @type {(kind: any, given: any[]) => number} */
function announced(kind, [length, options]) {
  const asked = typeof length === "number" ? length * (kind.BYTES_PER_ELEMENT ?? 1) : 0;
  return Math.max(asked, Number(options?.maxByteLength) || 0);
}

/** Counts what was made, unless it is a view of what there was. @type {(made: any, given: unknown, refuse: (bytes: number) => void) => void} */
function keep(made, given, refuse) {
  const bytes = made.maxByteLength ?? made.byteLength;
  if (bytes < LEAST) return;
  const buffer = made.buffer ?? made;
  if (buffer === given) return;
  refuse(held + bytes);
  held += bytes;
  released.register(buffer, bytes);
}
