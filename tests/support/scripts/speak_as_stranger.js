/**
 * Says to the first frame of the page, and to the page, what only the other of the two may say, or nobody: in the
 * page's own name, and as a frame of a stranger. Ends when the stranger has spoken. @type {() => Promise<void>}
 */
() =>
  new Promise((spoken) => {
    const { contentWindow } = /** @type {HTMLElement & { frame: HTMLIFrameElement }} */ (
      document.querySelector("edagari-puzzle")
    ).frame;
    for (const data of [
      null,
      7,
      "seek",
      { type: "solve" },
      { edagari: 1, type: "seek", at: -4 },
      { edagari: 1, type: "show", address: 4 },
      { edagari: 1, type: "constructor" },
    ])
      contentWindow?.postMessage(data, "*");
    const ready = { edagari: 1, type: "solution", number: 1, values: [1], text: "forged" };
    postMessage(ready, "*"); // of the right shape, from the wrong window
    const stranger = document.createElement("iframe");
    Object.assign(self, { spoken });
    stranger.srcdoc = `<script>for (let i = 0; i < parent.length; i += 1)
      parent[i].postMessage({ edagari: 1, type: "solve" }, "*");
      parent.postMessage({ edagari: 1, type: "finished" }, "*");
      parent.document.querySelector("edagari-puzzle").frame.contentWindow.postMessage(
        { edagari: 1, type: "solve" }, "*");
      parent.spoken();</${"script"}>`;
    document.body.append(stranger);
  });
