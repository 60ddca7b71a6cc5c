/**
 * The JavaScript buffers that a program creates, as `js.Uint8Array.new(…)` does: they are outside Python's memory, so they are
 * counted here, and refused beyond a limit.
 *
 * held   the bytes of buffers from their creation until the browser reports that they were freed. It reports that when this
 *        worker next handles messages, so a program that creates and drops buffers is charged for all of them for a while
 */

/** Buffers of fewer bytes are not counted. */
const LEAST = 256;

const KINDS = [
  ...["ArrayBuffer", "SharedArrayBuffer", "Int8Array", "Uint8Array", "Uint8ClampedArray", "Int16Array", "Uint16Array"],
  ...["Int32Array", "Uint32Array", "Float16Array", "Float32Array", "Float64Array", "BigInt64Array", "BigUint64Array"],
];
/** Functions that create or enlarge memory without a counted constructor. */
const WAYS_ROUND = ["transfer", "transferToFixedLength"];

let held = 0;
const released = new FinalizationRegistry((/** @type {number} */ bytes) => {
  held -= bytes;
});

/** The bytes held. */
export const heldBytes = () => held;

/** Starts counting buffers; `refuse` throws if that many more bytes are too many. @type {(refuse: (bytes: number) => void) => void} */
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
    kind.prototype.constructor = counted; // `slice` and others use it to create their results
  }
  for (const name of WAYS_ROUND) Reflect.deleteProperty(ArrayBuffer.prototype, name);
  Reflect.deleteProperty(WebAssembly, "Memory");
}

/** The bytes requested by a number, now or later. @type {(kind: any, given: any[]) => number} */
function announced(kind, [length, options]) {
  const asked = typeof length === "number" ? length * (kind.BYTES_PER_ELEMENT ?? 1) : 0;
  return Math.max(asked, Number(options?.maxByteLength) || 0);
}

/** Counts a new buffer, unless it is a view of an existing one. @type {(made: any, given: unknown, refuse: (bytes: number) => void) => void} */
function keep(made, given, refuse) {
  const bytes = made.maxByteLength ?? made.byteLength;
  if (bytes < LEAST) return;
  const buffer = made.buffer ?? made;
  if (buffer === given) return;
  refuse(held + bytes);
  held += bytes;
  released.register(buffer, bytes);
}
