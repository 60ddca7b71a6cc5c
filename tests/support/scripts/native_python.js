/**
 * In the place of web/worker/python.js, for a worker whose Python runs outside the browser (tests/support/native_python.py):
 * each call of the bridge is a request that the worker waits for, as it waits for Pyodide.
 */

/** The Python of this worker, among those of all. */
const ADDRESS = new URL(`python?worker=${crypto.randomUUID()}`, import.meta.url).href;

/** @typedef {{ value?: unknown, error?: string, kind?: string, compile?: string, run?: number, record?: string }} Told */

/** What compiles a module of WebAssembly. @type {(module: string) => ((record: string) => string) | undefined} */
let compiled;
/** The modules that Python has had compiled. @type {((record: string) => string)[]} */
const modules = [];

/** @type {(message: unknown) => Told} */
function tell(message) {
  const request = new XMLHttpRequest();
  request.open("POST", ADDRESS, false);
  request.send(JSON.stringify(message));
  if (request.status !== 200) throw new Error(`no Python outside: ${request.status}`);
  return JSON.parse(request.responseText);
}

/** What Python asks of the worker before it answers. @type {(told: Told) => unknown} */
function done({ compile, run = 0, record = "" }) {
  if (compile === undefined) return modules[run]?.(record);
  const module = compiled(compile);
  return module ? modules.push(module) - 1 : null;
}

/** @type {(name: string, given: unknown[]) => unknown} */
function call(name, given) {
  let told = tell([name, given]);
  while ("compile" in told || "run" in told) told = tell(done(told));
  if (told.error !== undefined) throw Object.assign(new Error(told.error), { type: told.kind });
  return told.value ?? undefined;
}

/** Numbers as Pyodide shows an array of Python's. @type {(numbers: number[]) => object} */
const array = (numbers) => ({
  getBuffer: () => ({ data: Uint32Array.from(numbers), release() {} }),
  destroy() {},
});

const bridge = {
  /** @param {typeof compiled} given */
  run_modules_by(given) {
    compiled = given;
  },
  events: (/** @type {number} */ job) => array(/** @type {number[]} */ (call("events", [job]))),
};
const handler = {
  get: (/** @type {any} */ own, /** @type {string} */ name) =>
    own[name] ?? ((/** @type {unknown[]} */ ...given) => call(name, given)),
};

/** All of Pyodide that the worker asks for. @type {() => Promise<object>} */
export async function startPython() {
  return { pyimport: () => ({ Bridge: () => new Proxy(bridge, handler) }) };
}
