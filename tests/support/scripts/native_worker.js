/**
 * Put before the page's own scripts: a page's workers are those whose Python runs outside the browser
 * (scripts/native_python.js), unless the test asks for Pyodide (`startPyodide`). The sandbox of people's programs keeps its own.
 */
{
  const page = /** @type {{ startPyodide?: boolean } & typeof globalThis} */ (self);
  self.Worker = new Proxy(Worker, {
    construct(own, [address, ...given], made) {
      const native = page.startPyodide
        ? address
        : String(address).replace(/\bworker\/worker-\w+\.js$/, "native/worker.js");
      return Reflect.construct(own, [native, ...given], made);
    },
  });
}
