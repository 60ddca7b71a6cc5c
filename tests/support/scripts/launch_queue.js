// An init script: what an installed app hears from the system. launch(files) begins it with these, of a name and a text each.
{
  /** @typedef {(launch: { files: { getFile(): Promise<File> }[] }) => void} Take */
  const setConsumer = (/** @type {Take} */ take) => {
    const launch = (/** @type {[string, string][]} */ files) =>
      take({ files: files.map(([name, text]) => ({ getFile: async () => new File([text], name) })) });
    Object.assign(globalThis, { launch });
  };
  Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer } });
}
