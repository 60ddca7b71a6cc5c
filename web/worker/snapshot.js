/** The image of the memory snapshot (builder/snapshot.mjs). */

/** Memory comes in pages; the rest of the image is Pyodide's header. */
const PAGE = 65536;

/**
 * Restores the part of the image that was omitted because the WebAssembly contains it: the initial memory.
 * @type {(image: Uint8Array, initial: Uint32Array, check: number) => void}
 */
export function complete(image, initial, check) {
  const words = new Uint32Array(image.buffer, image.length % PAGE);
  let found = 0;
  for (let i = 0; i < initial.length; i++) {
    const word = initial[i] ?? 0;
    words[i] = (words[i] ?? 0) ^ word;
    found = (Math.imul(found, 31) + word) | 0;
  }
  if (found !== check) throw new Error("the snapshot was made with another pyodide.asm.wasm");
}
