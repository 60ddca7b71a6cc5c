/** Texts about a movement: the position while it is played, advice, the lines, the map of all positions, the events of a search. */

import { joined, many, text } from "./text.js";

export const MOVES = {
  invitationToPlay: text(
    (/** @type {string | undefined} */ piece = "piece", /** @type {boolean} */ byKeys = false) =>
      `Click or tap a ${piece} to move it${byKeys ? ", or click the board and use the arrow keys" : ""}.`,
    (piece = "駒", byKeys = false) =>
      joined("動かす", piece, `を選んでください。${byKeys ? "盤をクリックすれば、矢印キーでも動かせます。" : ""}`),
  ),
  chooseTarget: text("Choose where it goes.", "動かす先を選んでください。"),
  moveCount: text("Moves", "手数"),
  solvedIn: text(
    (/** @type {number} */ number, /** @type {number | null} */ best) =>
      best === null
        ? `Solved in ${many(number, "move")}.`
        : `Solved in ${many(number, "move")}${number === best ? ", which is the best" : `; the best is ${best}`}.`,
    (number, best) =>
      `${number} 手で解けました。${best === null ? "" : number === best ? "最短です。" : `最短は ${best} 手です。`}`,
  ),
  stillShortest: text(
    (/** @type {number} */ left) => `Still on a shortest way: ${left} to go.`,
    (left) => `最短の手順のままです。あと ${left} 手です。`,
  ),
  worse: text(
    (/** @type {number} */ by, /** @type {number} */ total) =>
      `${by === 1 ? "One move" : many(by, "move")} longer: ${total} in all.`,
    (by, total) => `${by} 手の遠回りで、全部で ${total} 手になります。`,
  ),
  deadEnd: text("From here it cannot be solved any more.", "ここからは、もう解けません。"),
  hint: text("Hint", "ヒント"),
  howMany: text("How many moves?", "あと何手？"),
  canBeDone: text(
    (/** @type {number} */ left) => `From here it can be done in ${many(left, "move")}.`,
    (left) => `あと ${left} 手で解けます。`,
  ),
  hintFor: text(
    (/** @type {string} */ move, /** @type {number} */ left) =>
      `Next move: ${move}${left === 1 ? ", and it is done." : `; ${left - 1} more after that.`}`,
    (move, left) => `次の手は ${move} です。${left === 1 ? "これで完成です。" : `そのあとは ${left - 1} 手です。`}`,
  ),
  isGoal: text("This is the goal.", "これがゴールです。"),
  thinking: text(
    (/** @type {string} */ nodes) => `Looking for a shortest line… ${nodes} nodes`,
    (nodes) => `最短の手順を探しています… ${nodes} ノード`,
  ),
  editPosition: text("Edit", "局面を編集"),
  endEditing: text("Play", "遊ぶ"),
  brush: text("A click or a tap sets", "置くもの"),
  leftOutForGood: text(
    "Not all of the position fits these options or rules; the rest was left out.",
    "この設定やルールに合わない部分は除きました。",
  ),
  leftOut: text(
    "Not all of the position fits these options or rules; the rest was left out. Undo brings it back.",
    "この設定やルールに合わない部分は除きました。「元に戻す」で前に戻せます。",
  ),

  lines: text("Shortest lines", "最短手順"),
  linesFound: text("Lines found", "見つかった手順"),
  line: text("Line", "手順"),
  lineOf: text(
    (/** @type {string} */ number, /** @type {string} */ count) => `Line ${number} of ${count}`,
    (number, count) => `手順 ${number} / ${count}`,
  ),
  lineName: text(
    (/** @type {string} */ number) => `Line ${number}`,
    (number) => `手順 ${number}`,
  ),
  moveOf: text(
    (/** @type {number} */ at, /** @type {number} */ end) => `move ${at} of ${end}`,
    (at, end) => `${end} 手のうち ${at} 手目`,
  ),
  lineStart: text("start", "初め"),
  moveBack: text("One move back", "1 手戻る"),
  moveForward: text("One move forward", "1 手進む"),
  backToGame: text("Back to my game", "自分の局面に戻る"),
  playOn: text("Play on from here", "ここから自分で動かす"),
  copyLine: text("Copy the line", "手順をコピー"),
  lineCopied: text(
    "The line was copied as text, one position after the other.",
    "手順をテキストでコピーしました。1 手ごとの局面が順に並びます。",
  ),

  newPosition: text("New position", "局面を作る"),
  movesNeeded: text("Moves needed", "手数"),
  makePosition: text("Make a position", "作る"),
  lookingAt: text(
    (/** @type {number} */ known) => `all positions up to ${many(known, "move")} are known,`,
    (known) => `${known} 手までの局面を調べました。`,
  ),
  positionMade: text(
    (/** @type {string} */ moves, /** @type {string} */ seed) =>
      `It can be done in ${moves} move${moves === "1" ? "" : "s"} and no fewer, seed ${seed}. Undo brings back what was there.`,
    (moves, seed) => `最短でちょうど ${moves} 手、シード ${seed}。「元に戻す」で前の局面に戻せます。`,
  ),

  farthest: text("Farthest positions", "いちばん遠い局面"),
  aboutFarthest: text(
    "Finds the hardest positions by working back from the goal, and counts those at each distance.",
    "ゴールからさかのぼって、いちばん手数のかかる局面と、手数ごとの局面の数を求めます。",
  ),
  survey: text("Map all positions", "すべての局面を調べる"),
  levelBar: text(
    (/** @type {number} */ level, /** @type {string} */ states) => `${many(level, "move")}: ${states} positions`,
    (level, states) => `${level} 手：${states} 局面`,
  ),
  stoppedPositions: text(
    (/** @type {string} */ states) => `stopped after ${states} positions`,
    (states) => `${states} 局面まで調べて中断しました`,
  ),
  surveyOutdated: text("Found for the options before your last change.", "これは、変更する前の設定での結果です。"),
  playThis: text(
    (/** @type {string} */ text) => `Play ${text}`,
    (text) => `${text} で遊ぶ`,
  ),

  searchMoves: text(
    (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number}: ${way}`,
    (number, way) => `${number} 手目：${way}`,
  ),
  searchReturns: text(
    (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number} is taken back: ${way}`,
    (number, way) => `${number} 手目を戻す：${way}`,
  ),
  searchCuts: text(
    (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number} is not made: ${way}.`,
    (number, way) => `${number} 手目 ${way} は調べません。`,
  ),
  searchBound: text(
    (/** @type {number} */ bound) =>
      `Now every line within ${many(bound, "move")}. The last move is made only if it arrives.`,
    (bound) => `${bound} 手以内の手順をすべて調べます。最後の 1 手は、ゴールに着くときだけ動かします。`,
  ),
  searchTakes: text(
    (/** @type {string} */ number, /** @type {number} */ moves) =>
      `State ${number} is taken from the queue: ${many(moves, "move")} from the start.`,
    (number, moves) => `待ち行列から局面 ${number} を取り出します（初めから ${moves} 手）。`,
  ),
  searchWaiting: text(
    (/** @type {string} */ said, /** @type {number} */ states) => `${said} more ${states === 1 ? "waits" : "wait"}.`,
    (said) => `ほかに ${said} 局面が待っています。`,
  ),
  searchReaches: text(
    (/** @type {string} */ way, /** @type {string} */ number) =>
      `${way} leads to a new state, number ${number}: it joins the queue.`,
    (way, number) => `${way} で新しい局面 ${number} に着きます。待ち行列に加えます。`,
  ),
  searchCompletes: text(
    (/** @type {string} */ said, /** @type {number} */ states) =>
      `The level is complete: ${said} new ${states === 1 ? "state" : "states"}.`,
    (said) => `この手数の局面がそろいました。新しい局面は ${said} です。`,
  ),
  searchArrives: text(
    (/** @type {number} */ number) => `The goal, after ${many(number, "move")}!`,
    (number) => `${number} 手でゴールに着きました。`,
  ),
  noMoveAfter: text("No move leads on from there.", "そこから先に進む手がありません。"),
  noGoalWithin: text(
    (/** @type {number} */ bound) =>
      `Within ${many(bound, "move")} from the start, no line that goes on from it reaches the goal.`,
    (bound) => `戻した手から先へ進んでも、初めから数えて ${bound} 手以内ではゴールに着きません。`,
  ),
};
