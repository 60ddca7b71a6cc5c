// An init script: a finger that a busy machine moves late is not taken for one that rests.
{
  const LONG = 450;
  const later = globalThis.setTimeout;
  globalThis.setTimeout = (act, after, ...rest) => (after === LONG ? 0 : later(act, after, ...rest));
}
