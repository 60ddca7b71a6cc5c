/** Ways to carry a program away: a file, a notebook that installs the package first, a link. */

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

/** A program as part of a link: compressed, in letters that need no escape. @type {(source: string) => Promise<string>} */
export async function packed(source) {
  const stream = new Blob([source]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** Characters of a program that a link may carry. */
const MOST = 100_000;

/** The program in a link; null for anything else, and for one that is too long. @type {(text: string) => Promise<string | null>} */
export async function unpacked(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let source = "";
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      source += decoder.decode(part.value, { stream: true });
      if (source.length > MOST) return null;
    }
    return source + decoder.decode();
  } catch {
    return null;
  }
}
