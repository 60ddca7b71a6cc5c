/** The texts about the size of a tree, what the width of a branch stands for, and how to move in it; loaded with the views of a search. */

import { many, text } from "./text.js";

export const MEASURE = {
  size: text(
    (
      /** @type {boolean} */ isWhole,
      /** @type {string} */ nodes,
      /** @type {string} */ cuts,
      /** @type {string} */ solutions,
      /** @type {number} */ levels,
    ) =>
      isWhole
        ? `Nodes: ${nodes}, cuts: ${cuts}, solutions: ${solutions}. ${many(levels, "level")} deep.`
        : `Nodes so far: ${nodes}, cuts: ${cuts}, solutions: ${solutions}. ${many(levels, "level")}.`,
    (isWhole, nodes, cuts, solutions, levels) =>
      `${isWhole ? "" : "ここまで："}ノード ${nodes}、枝刈り ${cuts}、解 ${solutions}。深さ ${levels}。`,
  ),
  ofBound: text(
    (/** @type {string} */ said, /** @type {number} */ bound, /** @type {string} */ nodes) =>
      `Up to ${many(bound, "move")}: ${said} With the bounds before it, nodes: ${nodes}.`,
    (said, bound, nodes) => `上限 ${bound} 手（それまでの上限と合わせてノード ${nodes}）：${said}`,
  ),
  standing: text(
    (/** @type {string} */ found, /** @type {string} */ all) => `${found} (${all} with symmetry)`,
    (found, all) => `${found}（対称解を含めて ${all}）`,
  ),
  choice: text("Width of a branch", "枝の幅"),
  equal: text("share of its own tree", "その木の中での割合"),
  own: text("nodes and cuts, a unit for each tree", "ノードと枝刈りの数（木ごとの単位）"),
  tries: text("nodes and cuts, one unit for both", "ノードと枝刈りの数（両方同じ単位）"),
  unpruned: text("share of what there would be", "刈らない場合の木での割合"),
  equalHint: text(
    "All values tried at one place are equally wide: a branch is as wide as its share of its own tree.",
    "同じところで試した数は、どれも同じ幅です。枝の幅は、その木の中での割合です。",
  ),
  ownHint: text(
    "A branch is as wide as there are nodes and cuts in it, of all those of its own tree.",
    "枝の幅は、その木のノードと枝刈り全体のうち、その中にある数の割合です。",
  ),
  triesHint: text(
    "A branch is as wide as there are nodes and cuts in it.",
    "枝の幅は、その中のノードと枝刈りの数です。",
  ),
  unprunedHint: text(
    "A branch is as wide as in a tree that tries every arrangement. What was cut, or never tried, is hatched, all the way down; branches with solutions stay to be seen.",
    "枝の幅は、すべての並べ方を試す木での割合です。刈った枝や試さなかった枝は、その先も全部、斜線で示します。解のある枝は、細くても見えるように描きます。",
  ),
  // Over two trees: what the bar over each stands for, and the tree itself.
  ownScale: text(
    "Bars: nodes, at one scale. Trees: each at its own width.",
    "帯：ノード数（左右同じ縮尺）。木：それぞれの幅。",
  ),
  triesScale: text(
    "Bars: nodes. Trees: nodes and cuts. One scale for both.",
    "帯：ノード数。木：ノードと枝刈り。どちらも左右同じ縮尺。",
  ),
  unprunedScale: text(
    "Bars: nodes, at one scale. Trees: of what there would be.",
    "帯：ノード数（左右同じ縮尺）。木：刈らない場合の割合。",
  ),
  icicleHint: text(
    (/** @type {boolean} */ isFirst) =>
      `A row is a level. A click or a tap on a branch ${isFirst ? "goes to the moment when it was tried" : "shows the path to it"}. Two fingers, or Ctrl with the wheel, zoom. On a keyboard: arrows to the parent, the first child, the siblings; Enter as a click; + and − zoom; 0 shows the whole; F folds a branch.`,
    (isFirst) =>
      `1 行が 1 つの深さです。枝をクリックかタップすると、${isFirst ? "それを試した時点に移ります" : "そこまでの道筋を表示します"}。2 本指か Ctrl＋ホイールで拡大・縮小します。キーでは、矢印で親・子・隣の枝へ移り、Enter で選び、＋と−で拡大・縮小し、0 で全体を表示し、F で枝をたたみます。`,
  ),
};
