/** Texts about the tree of a search, and its nodes. */

import { joined, text } from "./text.js";

export const TREE = {
  tree: text("The tree", "探索の木"),
  treeButton: text("Tree", "探索の木"),
  treeView: text("The tree of the search", "探索の木"),
  treeWaits: text(
    "The tree grows with the search: event by event with Step, at full speed with Solve.",
    "木は探索とともに伸びます。「ステップ」で 1 つずつ、「解く」で全速で伸びます。",
  ),
  treeGrow: text("Let it grow", "木を伸ばす"),
  treeOpens: text("The search is being planned…", "探索の計画を立てています…"),
  treeOfLevels: text(
    "This strategy goes level by level and has no tree: Watch shows its frontier. A tree of the same puzzle:",
    "この解き方は手数ごとに進むので、木はありません。「じっくり見る」で最前線が見られます。同じパズルの木を見るには：",
  ),
  treeSilent: text(
    "This strategy runs as one fast function and does not show its tree. The same idea, step by step:",
    "この解き方は 1 つの高速な関数として動くため、木の様子は分かりません。同じ考え方を 1 ステップずつ見るには：",
  ),
  treeSampledMoves: text(
    "At full speed the search shows only now and then where it is, and only those branches are drawn. Step and Play draw all of them.",
    "全速の探索は、今いる場所をときどき示すだけです。描かれているのはその枝だけです。「ステップ」と「再生」ではすべて描きます。",
  ),
  treeSampledPictures: text(
    "At full speed every event is counted, and the picture is redrawn a few times a second.",
    "全速では、すべての手を数えながら、絵を毎秒数回だけ描き直します。",
  ),
  treeFolded: text(
    "Branches too narrow to be seen are counted but no longer kept; they are drawn as one bar.",
    "細かすぎて見えない枝は、数だけを残して 1 本の帯にまとめています。",
  ),
  treeFar: text(
    "That moment is no longer kept; the earliest one that is kept is shown.",
    "その時点の記録は残っていないので、残っている最も古い時点を表示しています。",
  ),
  treeOutdated: text("Grown for the numbers before your last change.", "これは、変更する前の数で伸ばした木です。"),

  pathHere: text("The path to here", "ここまでの道筋"),
  twigAt: text(
    (/** @type {string} */ cell, /** @type {string} */ value) => `${cell} = ${value}`,
    (cell, value) => `${cell} = ${value}`,
  ),
  comma: text(", ", "、"),

  icicle: text("The whole tree", "木全体"),
  icicleKind: text("navigable tree", "たどれる木"),
  nearer: text("Zoom in", "拡大"),
  farther: text("Zoom out", "縮小"),
  wholeTree: text("Show the whole", "全体を表示"),
  seeBoard: text("See the board", "盤を見る"),
  zoomedTo: text(
    (/** @type {string} */ times) => `${times}×`,
    (times) => `${times} 倍`,
  ),
  saveTree: text("Save as a picture", "画像として保存"),
  root: text("the root", "根"),
  lookOpen: text("still open", "探索中"),
  lookBare: text("nothing found below", "この先に解なし"),
  lookLeafy: text("solutions below", "この先に解あり"),
  lookSolved: text("a solution", "解"),
  lookCut: text("cut", "枝刈り"),
  lookCopy: text("cut: a symmetric copy", "枝刈り：対称解は 1 つだけ"),
  lookCutBy: text(
    (/** @type {string} */ rule) => `cut: ${rule}`,
    (rule) => `枝刈り（条件：${rule}）`,
  ),
  lookFolded: text("too narrow to be kept", "まとめた枝"),
  nodeSaid: text(
    (/** @type {string} */ what, /** @type {number} */ level, /** @type {string} */ became) =>
      `${what}, level ${level}: ${became}`,
    (what, level, became) => `${what}（深さ ${level}）：${became}`,
  ),
  nodesBelow: text(
    (/** @type {string} */ nodes, /** @type {string} */ cuts) => `nodes below ${nodes}, cuts ${cuts}`,
    (nodes, cuts) => `この下のノード ${nodes}、枝刈り ${cuts}`,
  ),
  cutSoOften: text(
    (/** @type {string} */ cuts) => `(${cuts})`,
    (cuts) => `（${cuts}）`,
  ),
  sortSum: text("sums", "和"),
  sortDifferent: text("each number only once", "同じ数は 1 回だけ"),
  sortMirror: text("one of several mirror images", "対称な形の 1 つだけ"),
  sortGiven: text("given numbers", "初めから入っている数"),
  sortOther: text("other rules", "ほかのルール"),
  foldBare: text("Fold branches without solutions", "解のない枝をたたむ"),
  foldKind: text("Fold these cuts", "この枝刈りをたたむ"),
  foldBranch: text("Fold this branch", "この枝をたたむ"),
  unfoldBranch: text("Unfold this branch", "この枝を開く"),
  nextOfKind: text("Next cut of this kind", "次の同じ枝刈り"),
  kindHint: text(
    "Choose a rule to go through its cuts, or to fold them.",
    "条件を選ぶと、その枝刈りを順に見たり、たたんだりできます。",
  ),
  legend: text("What the colours mean", "色の意味"),

  byLevel: text("Level by level", "深さごとの数"),
  byLevelScale: text("The bars are logarithmic.", "棒の長さは対数です。"),
  depth: text("Level", "深さ"),
  deadEnds: text("Dead ends", "行き止まり"),
  deadEndsHint: text("nodes below which nothing could be placed", "その先に何も置けなかったノード"),

  treeBound: text("Bound", "手数の上限"),
  besideChoice: text("Compare with", "比べる解き方"),
  besideNothing: text("none", "なし"),
  besideStart: text("Run this one too", "こちらも探索"),
  besideNodes: text(
    (/** @type {string} */ first, /** @type {string} */ factor, /** @type {string} */ second) =>
      `“${first}” takes ${factor} times as many nodes as “${second}”.`,
    (first, factor, second) => `「${first}」のノード数は「${second}」の ${factor} 倍です。`,
  ),
  besideAbout: text(
    (/** @type {string} */ first, /** @type {string} */ factor, /** @type {string} */ second) =>
      `At this rate “${first}” will take about ${factor} times as many nodes as “${second}”.`,
    (first, factor, second) =>
      `このまま進むと、「${first}」のノード数は「${second}」の約 ${factor} 倍になる見込みです。`,
  ),
  besideSame: text("Levels and bars are at the same scale on both sides.", "段の高さと棒の長さは、左右同じ縮尺です。"),
  aboutNodesInAll: text(
    (/** @type {string} */ said) => `about ${said} nodes`,
    (said) => joined("約", said, "ノード"),
  ),
  nodesInAll: text(
    (/** @type {number} */ number, /** @type {string} */ said) => `${said} ${number === 1 ? "node" : "nodes"}`,
    (_, said) => `${said} ノード`,
  ),
  aboutNodes: text(
    "A node is a value put into a cell after passing every check.",
    "ノードとは、検査をすべて通ってマスに置かれた数です。",
  ),
  moreNodes: text(
    (/** @type {string} */ nodes, /** @type {string} */ all) =>
      `About ${nodes} nodes for ${all} arrangements: each value on the way to one is a node.`,
    (nodes, all) =>
      joined(
        "並べ方は",
        all,
        "通りですが、そこまでに置く数も 1 つずつノードと数えるので、ノードのほうが多く、約",
        nodes,
        "になります。",
      ),
  ),
  lookLost: text("cut or never tried", "刈った枝、試さなかった枝"),
  lookEqual: text("in both trees", "両方の木にある枝"),
  notBeside: text("The second search did not start.", "2 つ目の探索は始めていません。"),
};
