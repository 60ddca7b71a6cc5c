// An init script: a finger that a busy machine moves late is not taken for one that rests.
{
  const LONG = 450;
  const later = globalThis.setTimeout;
  const patient = (/** @type {() => void} */ act, /** @type {number | undefined} */ after) =>
    after === LONG ? 0 : later(act, after);
  globalThis.setTimeout = /** @type {any} */ (patient);
}
