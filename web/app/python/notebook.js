/** A program as a notebook that installs the package first. */

/** `wheels` is the page where pip finds the package; nothing is loaded from elsewhere. @type {(source: string, title: string, wheels: string) => object} */
export const notebookOf = (source, title, wheels) => ({
  cells: [
    { cell_type: "markdown", id: "title", metadata: {}, source: `# ${title}` },
    codeCell("install", `%pip install --quiet --upgrade --no-index --find-links ${wheels} edagari`),
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
