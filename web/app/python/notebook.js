/** A program as a notebook, which installs the package first. */

/** `wheel` is the address of the package. @type {(source: string, title: string, wheel: string) => object} */
export const notebookOf = (source, title, wheel) => ({
  cells: [
    { cell_type: "markdown", id: "title", metadata: {}, source: `# ${title}` },
    codeCell("install", `%pip install --quiet ${wheel}`),
    codeCell("program", source),
  ],
  metadata: {
    kernelspec: { display_name: "Python 3", language: "python", name: "python3" },
    language_info: { name: "python" },
  },
  nbformat: 4,
  nbformat_minor: 5,
});

/** @type {(id: string, source: string) => object} */
const codeCell = (id, source) => ({
  ...{ cell_type: "code", id, execution_count: null, metadata: {}, outputs: [] },
  source: source.trimEnd(),
});
