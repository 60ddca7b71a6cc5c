/** What is said of a search: its orders, its figures, its events in the player, its solutions. */

import { many, text } from "./text.js";

export const SEARCH = {
  strategy: text("Strategy", "解き方"),
  watchMoves: text("Watch the search move by move", "探索を 1 手ずつ見る"),

  solve: text("Solve", "解く"),
  pause: text("Pause", "一時停止"),
  resume: text("Resume", "再開"),
  step: text("Step", "1 手"),
  stepHint: text("Step: one event of the search", "探索を 1 手だけ進める"),
  stop: text("Stop", "中止"),
  whenReady: text("Starts as soon as Python is ready.", "Python の準備ができしだい始めます。"),
  notStarted: text("The search did not start.", "探索は始めていません。"),
  planSearch: text(
    (/** @type {string} */ span) => `Planning the search… ${span}`,
    (span) => `探索の計画を立てています… ${span}`,
  ),
  search: text("Search", "探索"),
  finished: text("of the tree finished", "探索済み"),
  noFraction: text("How much is left cannot be known", "残りの量は分かりません"),
  left: text(
    (/** @type {string} */ span) => `${span} left`,
    (span) => `残り${span}`,
  ),
  leaves: text("Leaves stand where solutions were found.", "葉は、解が見つかった場所です。"),

  nodes: text("Nodes", "ノード"),
  cuts: text("Cuts", "枝刈り"),
  solutions: text("Solutions", "解"),
  elapsed: text("Time", "時間"),
  nodesHint: text("values put into a cell after passing every check", "検査をすべて通ってマスに置かれた値の数"),
  cutsHint: text("values refused by a rule", "ルールに合わず退けられた値の数"),
  atLeast: text(
    (/** @type {string} */ count) => `at least ${count} (stopped)`,
    (count) => `少なくとも ${count} 個（中止）`,
  ),
  unlisted: text(
    (/** @type {string} */ more) => `${more} more were found and counted; there is no room to list them.`,
    (more) => `ほかに ${more} 個見つかり、数には入っていますが、一覧には入りきりません。`,
  ),
  endedEarly: text("The search was ended before it could tell anything.", "探索は結果が出る前に終了しました。"),
  outdated: text("Found for the numbers before your last change.", "これは、変更する前の数で見つけた解です。"),
  stoppedLines: text(
    (/** @type {number} */ lines) =>
      lines === 0 ? "stopped before a line was found" : `stopped; at least ${many(lines, "shortest line")}`,
    (lines) => (lines === 0 ? "見つかる前に中断しました" : `中断しました。最短手順は少なくとも ${lines} 通り`),
  ),

  startOfRun: text("The search has not taken a step yet.", "探索はまだ 1 手も進んでいません。"),
  placed: text(
    (/** @type {number} */ cell, /** @type {string} */ value) => `${value} placed in cell ${cell}`,
    (cell, value) => `マス ${cell} に ${value} を置く`,
  ),
  removed: text(
    (/** @type {number} */ cell, /** @type {string} */ value) => `${value} taken out of cell ${cell} again`,
    (cell, value) => `マス ${cell} の ${value} を取り除いて戻る`,
  ),
  refused: text(
    (/** @type {number} */ cell, /** @type {string} */ value) => `${value} refused in cell ${cell}`,
    (cell, value) => `マス ${cell} に ${value} は置けない`,
  ),
  nothingFits: text(
    (/** @type {number} */ cell) => `No value fits cell ${cell}`,
    (cell) => `マス ${cell} に置ける数がない`,
  ),
  solved: text("A solution!", "解が見つかりました"),
  searchMoves: text(
    (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number}: ${way}`,
    (number, way) => `${number} 手目：${way}`,
  ),
  searchReturns: text(
    (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number} is taken back: ${way}`,
    (number, way) => `${number} 手目を戻す：${way}`,
  ),
  searchCuts: text(
    (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number} is not made: ${way}`,
    (number, way) => `${number} 手目 ${way} は調べない`,
  ),
  searchBound: text(
    (/** @type {number} */ bound) => `Now every line within ${many(bound, "move")}.`,
    (bound) => `${bound} 手以内の手順をすべて調べます。`,
  ),
  searchArrives: text(
    (/** @type {number} */ number) => `The goal, after ${many(number, "move")}!`,
    (number) => `${number} 手でゴールに着きました`,
  ),

  moment: text(
    (/** @type {string} */ at, /** @type {string} */ end) => `event ${at} of ${end}`,
    (at, end) => `${end} 手のうち ${at} 手目`,
  ),
  momentShort: text(
    (/** @type {string} */ at, /** @type {string} */ end) => `${at} / ${end}`,
    (at, end) => `${at} / ${end} 手`,
  ),
  silent: text(
    "Solve gives every solution at once. To see a search step by step:",
    "「解く」ですべての解を一度に求めます。探索を 1 手ずつ見るには：",
  ),
  toldNow: text(
    "Solve tells only now and then where the search stands; Step and Play tell every move.",
    "「解く」では、探索が今どこにいるかをときどき示すだけです。「1 手」と再生では 1 手ずつすべて示します。",
  ),
  watchWith: text(
    (/** @type {string} */ title) => `Watch “${title}”`,
    (title) => `「${title}」で見る`,
  ),
  invitation: text(
    "Solve finds every solution. Play shows the search, step by step.",
    "「解く」ですべての解を求め、再生で探索を 1 手ずつ見られます。",
  ),
  dropped: text(
    (/** @type {string} */ count) => `The first ${count} events are no longer kept.`,
    (count) => `初めの ${count} 手の記録は残っていません。`,
  ),
  timeline: text("Timeline", "探索の流れ"),
  toStart: text("To the start", "最初へ"),
  toEnd: text("To the end", "最後へ"),
  back: text("One event back", "1 手戻る"),
  forward: text("One event forward", "1 手進む"),
  cutBack: text("To the cut before", "前の枝刈りへ"),
  cutForward: text("To the next cut", "次の枝刈りへ"),
  solvedBack: text("To the solution before", "前の解へ"),
  solvedForward: text("To the next solution", "次の解へ"),
  play: text("Play", "再生"),
  hold: text("Hold", "止める"),
  speed: text("Speed", "速さ"),
  perSecond: text(
    (/** @type {string} */ count) => `${count} a second`,
    (count) => `毎秒 ${count} 手`,
  ),
  myNumbers: text("Back to my numbers", "入力に戻る"),
  watch: text("Watch the search", "探索を見る"),

  solutionOf: text(
    (/** @type {string} */ number, /** @type {string} */ count) => `Solution ${number} of ${count}`,
    (number, count) => `解 ${number} / ${count}`,
  ),
  solutionNumber: text(
    (/** @type {string} */ number) => `Solution ${number}`,
    (number) => `解 ${number}`,
  ),
  notReceived: text(
    "This solution was not received before the search was ended.",
    "この解は、探索を終了する前に届きませんでした。",
  ),
  sheet: text(
    (/** @type {string} */ first, /** @type {string} */ last) => `${first} to ${last}`,
    (first, last) => `${first}〜${last}`,
  ),
  sheets: text("Sheet", "範囲"),

  bound: text(
    (/** @type {number} */ bound) => `within ${many(bound, "move")}`,
    (bound) => `${bound} 手以内`,
  ),
  level: text(
    (/** @type {number} */ level) => `${many(level, "move")} away`,
    (level) => `${level} 手先`,
  ),
  fromStart: text(
    (/** @type {number} */ level) => `${many(level, "move")} from the start`,
    (level) => `初めから ${level} 手`,
  ),
  fromGoal: text(
    (/** @type {number} */ level) => `${many(level, "move")} from the goal`,
    (level) => `ゴールから ${level} 手`,
  ),
  reach: text("Reach", "範囲"),
  positions: text("Positions", "局面"),
  stepTime: text("Time", "時間"),
};
