/** Texts about a search: its buttons, its figures, its events in the player, its solutions. */

import { joined, many, text } from "./text.js";

export const SEARCH = {
  strategy: text("Strategy", "解き方"),
  watchMoves: text(
    (/** @type {string} */ title) => `Watch “${title}” move by move`,
    (title) => `「${title}」を 1 ステップずつ見る`,
  ),

  solve: text("Solve", "解く"),
  pause: text("Pause", "一時停止"),
  resume: text("Resume", "再開"),
  solveRest: text("Search to the end", "最後まで探索"),
  step: text("Step", "ステップ"),
  stepHint: text("Step: show the next event", "今の場面から 1 ステップ進めます"),
  stop: text("Stop", "中止"),
  stopping: text("stopping…", "中止しています…"),
  whenReady: text("Starts as soon as Python is ready.", "Python の準備ができしだい始めます。"),
  notStarted: text(
    (/** @type {string} */ why) => `The search did not start. ${why}`,
    (why) => `探索を始められません。${why}`,
  ),
  planSearch: text(
    (/** @type {string} */ span) => `Planning the search… ${span}`,
    (span) => `探索の計画を立てています… ${span}`,
  ),
  search: text("Search", "探索"),
  finished: text("of the tree finished", "探索済み"),
  noFraction: text("Progress cannot be estimated", "あとどれくらいかは見積もれません"),
  left: text(
    (/** @type {string} */ span) => `${span} left`,
    (span) => joined("残り", span),
  ),
  leftUnknown: text("time left not known yet", "残り時間はまだ分かりません"),
  leaves: text("Leaves mark where solutions were found.", "葉は、解が見つかった場所です。"),

  nodes: text("Nodes", "ノード"),
  cuts: text("Cuts", "枝刈り"),
  solutions: text("Solutions", "解"),
  elapsed: text("Time", "時間"),
  nodesHint: text(
    "values put into a cell after passing every check, whether chosen, following or given",
    "検査をすべて通ってマスに置かれた数の個数（選んだ数・決まった数・初めの数を合わせて）",
  ),
  cutsHint: text("branches given up because they cannot work", "うまくいかないと分かって打ち切った枝の数"),
  ahead: text(
    "These totals include steps that you have not played yet.",
    "ここの数には、まだ再生していないステップの分も入っています。",
  ),
  atLeast: text(
    (/** @type {string} */ count, /** @type {number} */ number) =>
      number === 0 ? "none found (stopped)" : `at least ${count} solution${number === 1 ? "" : "s"} (stopped)`,
    (count, number) => (number === 0 ? "解はまだ見つかっていません（中断）" : `解は少なくとも ${count} 通り（中断）`),
  ),
  unlisted: text(
    (/** @type {string} */ more) => `${more} more were found and counted; there is no room to list them.`,
    (more) => `ほかにも ${more} 個見つかりました。数には入れていますが、一覧には入りきりません。`,
  ),
  endedEarly: text("The search was ended before it had a result.", "探索は結果が出る前に終了しました。"),
  endedByStrategy: text(
    "The search was ended because another strategy was chosen. Its results are kept.",
    "別の解き方を選んだため、探索を終了しました。見つかった結果は残しています。",
  ),
  endedByChange: text(
    "The search was ended because the puzzle has changed. Its results are kept.",
    "問題が変わったため、探索を終了しました。見つかった結果は残しています。",
  ),
  outdated: text("Found for the numbers before your last change.", "これは、変更する前の数で見つけた解です。"),
  outdatedPosition: text(
    "Found for the position before your last change.",
    "これは、変更する前の局面で調べた結果です。",
  ),
  foundBy: text(
    (/** @type {string} */ title) => `Found by “${title}”, the strategy chosen before.`,
    (title) => `これは、前に選んだ「${title}」の結果です。`,
  ),
  stoppedLines: text(
    (/** @type {number} */ lines) =>
      lines === 0 ? "stopped before a line was found" : `stopped; at least ${many(lines, "shortest line")}`,
    (lines) => (lines === 0 ? "手順が見つかる前に中断しました" : `中断しました。最短手順は少なくとも ${lines} 通り`),
  ),

  orbits: text(
    (/** @type {string} */ all, /** @type {string} */ kinds, /** @type {string} */ each) =>
      `${all} solutions = ${kinds} ${kinds === "1" ? "kind" : "kinds"} × ${each} images`,
    (all, kinds, each) => `解 ${all} 個 = ${kinds} 種類 × 対称解 ${each} 個`,
  ),
  cores: text("Cores", "コア"),
  coresShort: text("of this device, for long searches", "長い探索に使うコア数"),
  coresHint: text(
    "Long counts, and long searches that show no steps, are split among them. More cores finish sooner, but each needs memory and power.",
    "解の数え上げと、途中を見せない探索は、時間がかかるときコアで手分けします。コアを増やすと早く終わりますが、そのぶんメモリーと電力を使います。",
  ),
  helperFailed: text(
    "A core that was helping with the search has failed several times. The search goes on without it and repeats its part.",
    "探索を手伝っていたコアの 1 つが何度も止まりました。その分はやり直し、残りのコアで探索を続けます。",
  ),

  startOfRun: text("The search has not taken a step yet.", "探索はまだ一手も進んでいません。"),
  foundTogether: text(
    "Each is found together with those that symmetries of the rules make of it.",
    "ルールの対称性で互いに移り合う解は、まとめて見つかります。",
  ),
  foundSooner: text(
    (/** @type {string} */ title) => `For one solution try “${title}”, which proves nothing but may find one sooner.`,
    (title) => `解を 1 つ探すだけなら「${title}」のほうが早いことがあります（ほかに解がないことは示せません）。`,
  ),
  chooseOther: text(
    (/** @type {string} */ title) => `Choose “${title}”`,
    (title) => `「${title}」を選ぶ`,
  ),
  placed: text(
    (/** @type {string} */ cell, /** @type {string} */ value, /** @type {string} */ how) =>
      `${value} placed in ${cell}${how && ` (${how})`}`,
    (cell, value, how) => joined(cell, "に", value, `を置きます${how && `（${how}）`}。`),
  ),
  named: text(
    (/** @type {string} */ cell, /** @type {string} */ value, /** @type {string} */ how) =>
      `${cell}: ${value}${how && ` (${how})`}`,
    (cell, value, how) => `${cell}：${value}${how && `（${how}）`}`,
  ),
  hows: text(
    {
      given: "given",
      alone: "the only one left",
      computed: "computed",
      follows: "follows",
      back: "taken back",
      refused: "refused",
      dead: "dead end",
    },
    {
      given: "初めから",
      alone: "残りはこれだけ",
      computed: "計算で決まる",
      follows: "ほかから決まる",
      back: "取り消し",
      refused: "不可",
      dead: "行き詰まり",
    },
  ),
  guess: text(
    (/** @type {string} */ nth, /** @type {string} */ of) => `guess, ${nth} of ${of}`,
    (nth, of) => `仮置き、${of} 通りのうち ${nth} 番目`,
  ),
  givensPlaced: text(
    (/** @type {string} */ given) => `${given} givens placed`,
    (given) => `初めから決まっている ${given} 個を置きます。`,
  ),
  removed: text(
    (/** @type {string} */ cell, /** @type {string} */ value, /** @type {string} */ also) =>
      `${value} removed from ${cell}${also} (taken back)`,
    (cell, value, also) => joined(cell, "の", value, also, "を取り消して戻ります。"),
  ),
  followed: text(
    (/** @type {number} */ followed) => `, with ${many(followed, "value")} that followed from it`,
    (followed) => `と、そこから決まった ${followed} 個`,
  ),
  fruitless: text("Nothing fits after it.", "その先に置けるものがありません。"),
  whileItStood: text(
    (/** @type {string} */ why) => `With it, ${why}`,
    (why) => `そのままだと、${why}`,
  ),
  refused: text(
    (/** @type {string} */ cell, /** @type {string} */ value) => `${value} refused in ${cell}.`,
    (cell, value) => joined(cell, "に", value, "は置けません。"),
  ),
  deadAfter: text(
    (/** @type {string} */ cell, /** @type {string} */ value) => `Dead end after ${value} in ${cell}.`,
    (cell, value) => joined(cell, "に", value, "を置くと行き詰まります。"),
  ),
  deadFromStart: text("Dead end, before anything is tried.", "何も試さないうちに行き詰まりました。"),
  allFull: text("Everything is filled in, but it is not a solution.", "すべて埋めましたが、解ではありません。"),
  ruleIs: text(
    (/** @type {string} */ rule) => `Rule: ${rule}`,
    (rule) => `条件：${rule}`,
  ),
  nothingFits: text(
    (/** @type {string} */ cell) => `Nothing fits into ${cell}.`,
    (cell) => joined(cell, "に置けるものがありません。"),
  ),
  solved: text("A solution!", "解が見つかりました。"),

  moment: text(
    (/** @type {string} */ at, /** @type {string} */ end) => `event ${at} of ${end}`,
    (at, end) => `${end} ステップのうち ${at}`,
  ),
  momentShort: text(
    (/** @type {string} */ at, /** @type {string} */ end) => `${at} / ${end}`,
    (at, end) => `${at} / ${end}`,
  ),
  tooLarge: text(
    "This board is too large for the steps of a search to be shown; the solutions come all the same.",
    "盤が大きいので、探索の手順は表示できません。解は求められます。",
  ),
  silent: text(
    "This strategy gives solutions without steps. To see a search step by step:",
    "この解き方は途中の手順を示しません。探索を 1 ステップずつ見るには：",
  ),
  stepless: text(
    (/** @type {string} */ title, /** @type {string} */ other) => `“${title}” shows no steps; “${other}” does.`,
    (title, other) => `「${title}」は途中の手順を示しません。示すのは「${other}」です。`,
  ),
  sampledHint: text(
    "Solve shows only now and then where the search is; Step and Play show every move.",
    "「解く」では、探索が今どこにいるかをときどき示すだけです。「ステップ」と「再生」では 1 つずつすべて示します。",
  ),
  watchWith: text(
    (/** @type {string} */ title) => `Watch “${title}”`,
    (title) => `「${title}」で見る`,
  ),
  nodesBecome: text(
    (/** @type {string} */ plain, /** @type {string} */ nodes) => `about ${plain} nodes become ${nodes}`,
    (plain, nodes) => `${joined("約", plain, "個のノードが")} ${nodes}\u00a0個に`,
  ),
  aboutCutting: text("Cutting a branch saves all nodes below it.", "枝を刈れば、その先のノードを丸ごと省けます。"),
  nodesSaved: text(
    (/** @type {string} */ plain, /** @type {string} */ nodes) => `About ${plain} nodes became ${nodes}.`,
    (plain, nodes) => `${joined("約", plain, "個のノードが")} ${nodes} 個で済みました。`,
  ),
  invitation: text(
    "Solve finds every solution. Play shows the search, step by step.",
    "「解く」ですべての解を求めます。「再生」で探索を 1 ステップずつ見られます。",
  ),
  dropped: text(
    (/** @type {string} */ count) => `The first ${count} events are no longer kept.`,
    (count) => `初めの ${count} ステップの記録は残っていません。`,
  ),
  timeline: text("Timeline", "探索の流れ"),
  toStart: text("To the start", "最初へ"),
  toEnd: text("To the end", "最後へ"),
  back: text("One event back", "1 ステップ戻る"),
  forward: text("One event forward", "1 ステップ進む"),
  cutBack: text("To the cut or dead end before", "前の枝刈り・行き止まりへ"),
  cutForward: text("To the next cut or dead end", "次の枝刈り・行き止まりへ"),
  solvedBack: text("To the solution before", "前の解へ"),
  solvedForward: text("To the next solution", "次の解へ"),
  noCutBefore: text("No earlier cut or dead end is on record.", "これより前に、枝刈りや行き止まりの記録はありません。"),
  noCutAfter: text("No further cut or dead end is on record.", "この先に、枝刈りや行き止まりの記録はありません。"),
  noSolutionBefore: text("No earlier solution is on record.", "これより前に、解の記録はありません。"),
  noSolutionAfter: text("No further solution is on record.", "この先に、解の記録はありません。"),
  noStepAfter: text(
    "The search is over: this is the end of its record.",
    "探索は終わっています。ここが記録の最後です。",
  ),
  play: text("Play", "再生"),
  hold: text("Pause the player", "再生を止める"),
  speed: text("Speed", "速さ"),
  perSecond: text(
    (/** @type {string} */ count) => `${count} a second`,
    (count) => `毎秒 ${count} ステップ`,
  ),
  toFirst: text("First solution", "最初の解"),
  myNumbers: text("Back to my numbers", "入力に戻る"),
  myBoard: text("Back to my board", "入力に戻る"),
  emptyBoard: text("Back to the empty board", "空の盤に戻る"),
  watch: text("Back to the search", "探索に戻る"),

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
