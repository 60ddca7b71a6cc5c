// The connection of this visitor saves data: what the page can do without is not fetched.
{
  /** @type {any} */
  const information = Reflect.get(globalThis, "NetworkInformation");
  if (information) Object.defineProperty(information.prototype, "saveData", { get: () => true });
}
