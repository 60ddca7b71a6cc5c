/** What the page says of movements, in English and in Japanese; the rest is in words.js. */

/** @type {(number: number) => string} */
const moves = (number) => `${number} move${number === 1 ? "" : "s"}`;

export const MOVING_EN = {
  faces: /** @type {Record<string, string>} */ ({
    black: "black",
    white: "white",
    gap: "gap",
    peg: "peg",
    hole: "empty hole",
  }),
  placeName: (/** @type {number} */ spot, /** @type {string} */ face, /** @type {boolean} */ can) =>
    `place ${spot}, ${face}${can ? ", can move" : ""}`,
  invitationToPlay: "Click or tap a piece to move it.",
  chooseTarget: "Choose where it goes.",
  moveCount: "Moves",
  solvedIn: (/** @type {number} */ number) => `Solved in ${moves(number)}.`,
  hint: "Hint",
  howMany: "How many moves?",
  canBeDone: (/** @type {number} */ left) => `This can be done in ${moves(left)}.`,
  hintFor: (/** @type {string} */ move, /** @type {number} */ left) =>
    `Next: ${move}${left === 1 ? ", and it is done." : `; ${left - 1} more after that.`}`,
  isGoal: "This is the goal.",
  thinking: (/** @type {string} */ nodes) => `Looking for a shortest line… ${nodes} nodes`,
  restart: "Restart",
  editPosition: "Edit",
  endEditing: "Play",
  brush: "A click sets",
  leftOut: "Not all of the position fits these options or rules; the rest was left out. Undo brings it back.",
  movingKeys: /** @type {[string, string][]} */ ([
    ["← ↑ → ↓", "on the board: to the nearest place that way"],
    ["Enter", "on the board: move the piece, or set the face"],
    ["Ctrl Z / Ctrl Shift Z", "undo / redo"],
    ["H", "hint"],
    ["S", "solve, pause, resume"],
    ["X", "stop"],
    ["N", "one step of the search"],
    ["Space", "play or hold the line, or the search"],
    ["← / →", "one move back / forward in it"],
    ["Home / End", "to its start / its end"],
    ["?", "this list"],
  ]),

  stoppedLines: (/** @type {number} */ lines) =>
    lines === 0
      ? "stopped before a line was found"
      : `stopped; at least ${lines} shortest line${lines === 1 ? "" : "s"}`,
  stoppedPositions: (/** @type {string} */ states) => `stopped after ${states} positions`,

  searchMoves: (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number}: ${way}`,
  searchReturns: (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number} is taken back: ${way}`,
  searchCuts: (/** @type {number} */ number, /** @type {string} */ way) => `Move ${number} is not made: ${way}`,
  searchBound: (/** @type {number} */ bound) => `Now every line within ${moves(bound)}.`,
  searchArrives: (/** @type {number} */ number) => `The goal, after ${moves(number)}!`,
  toldNow: "Solve tells only now and then where the search stands; Step and Play tell every move.",
  watchMoves: "Watch the search move by move",

  lines: "Shortest lines",
  line: "Line",
  lineOf: (/** @type {string} */ number, /** @type {string} */ count) => `Line ${number} of ${count}`,
  lineName: (/** @type {string} */ number) => `Line ${number}`,
  moveOf: (/** @type {number} */ at, /** @type {number} */ end) => `move ${at} of ${end}`,
  lineStart: "start",
  moveBack: "One move back",
  moveForward: "One move forward",
  backToGame: "Back to my game",
  playOn: "Play on from here",
  copyLine: "Copy the line",
  lineCopied: "The line was copied as text, one position after the other.",
  positionLink: "Link copied: it holds the puzzle, its options, the position, your moves and the strategy.",
  positionHint:
    "One sign for each place, as copied from here: ● b black, ○ w white, _ or . the gap; numbers for tiles. Paste a position here or copy this one.",

  bound: (/** @type {number} */ bound) => `within ${moves(bound)}`,
  level: (/** @type {number} */ level) => `${moves(level)} away`,
  fromStart: (/** @type {number} */ level) => `${moves(level)} from the start`,
  fromGoal: (/** @type {number} */ level) => `${moves(level)} from the goal`,
  reach: "Reach",
  positions: "Positions",
  stepTime: "Time",

  farthest: "Farthest positions",
  aboutFarthest:
    "From all goals backwards, breadth first: how many positions are how many moves away, and which need the most.",
  survey: "Map all positions",
  levelBar: (/** @type {number} */ level, /** @type {string} */ states) => `${moves(level)}: ${states} positions`,
  levelAxis: "moves needed",
  surveyOutdated: "Found for the options before your last change.",
  playThis: (/** @type {string} */ text) => `Play ${text}`,
  stretch: (/** @type {string} */ first, /** @type {string} */ last, /** @type {string} */ count) =>
    `${first}–${last} of ${count}`,
};

/** @type {typeof MOVING_EN} */
export const MOVING_JA = {
  faces: { black: "黒", white: "白", gap: "空き", peg: "石", hole: "空の穴" },
  placeName: (spot, face, can) => `${spot} 番、${face}${can ? "、動かせます" : ""}`,
  invitationToPlay: "動かすものをクリックまたはタップしてください。",
  chooseTarget: "動かす先を選んでください。",
  moveCount: "手数",
  solvedIn: (number) => `${number} 手で解けました。`,
  hint: "ヒント",
  howMany: "あと何手？",
  canBeDone: (left) => `あと ${left} 手で解けます。`,
  hintFor: (move, left) => `次は ${move}。${left === 1 ? "これで完成です。" : `そのあと ${left - 1} 手です。`}`,
  isGoal: "これがゴールです。",
  thinking: (nodes) => `最短の手順を探しています… ${nodes} ノード`,
  restart: "最初から",
  editPosition: "局面を編集",
  endEditing: "遊ぶ",
  brush: "クリックで置くもの",
  leftOut: "この設定やルールに合わない部分は除きました。「元に戻す」で前に戻せます。",
  movingKeys: [
    ["← ↑ → ↓", "盤の上で：その方向のいちばん近い場所へ"],
    ["Enter", "盤の上で：動かす、または置く"],
    ["Ctrl Z / Ctrl Shift Z", "元に戻す／やり直す"],
    ["H", "ヒント"],
    ["S", "解く・一時停止・再開"],
    ["X", "中止"],
    ["N", "探索を 1 手進める"],
    ["Space", "手順や探索を再生する／止める"],
    ["← / →", "その中を 1 手戻る／進む"],
    ["Home / End", "その最初／最後へ"],
    ["?", "この一覧"],
  ],

  stoppedLines: (lines) =>
    lines === 0 ? "見つかる前に中断しました" : `中断しました。最短手順は少なくとも ${lines} 通り`,
  stoppedPositions: (states) => `${states} 局面まで調べて中断しました`,

  searchMoves: (number, way) => `${number} 手目：${way}`,
  searchReturns: (number, way) => `${number} 手目を戻す：${way}`,
  searchCuts: (number, way) => `${number} 手目 ${way} は調べない`,
  searchBound: (bound) => `${bound} 手以内の手順をすべて調べます。`,
  searchArrives: (number) => `${number} 手でゴールに着きました`,
  toldNow: "「解く」では、探索が今どこにいるかをときどき示すだけです。「1 手」と再生では 1 手ずつすべて示します。",
  watchMoves: "探索を 1 手ずつ見る",

  lines: "最短手順",
  line: "手順",
  lineOf: (number, count) => `手順 ${number} / ${count}`,
  lineName: (number) => `手順 ${number}`,
  moveOf: (at, end) => `${end} 手のうち ${at} 手目`,
  lineStart: "初め",
  moveBack: "1 手戻る",
  moveForward: "1 手進む",
  backToGame: "自分の局面に戻る",
  playOn: "ここから自分で動かす",
  copyLine: "手順をコピー",
  lineCopied: "手順を文字でコピーしました。1 手ごとの局面が順に並びます。",
  positionLink: "リンクをコピーしました。パズル・設定・局面・手順・解き方が入っています。",
  positionHint:
    "場所ごとに 1 文字ずつ、コピーしたときと同じ形で書きます。● b は黒、○ w は白、_ や . は空き、駒は番号です。ここに貼り付けるか、コピーしてお使いください。",

  bound: (bound) => `${bound} 手以内`,
  level: (level) => `${level} 手先`,
  fromStart: (level) => `初めから ${level} 手`,
  fromGoal: (level) => `ゴールから ${level} 手`,
  reach: "範囲",
  positions: "局面",
  stepTime: "時間",

  farthest: "いちばん遠い局面",
  aboutFarthest: "すべてのゴールから逆向きに幅優先で調べ、手数ごとの局面の数と、いちばん手数のかかる局面を求めます。",
  survey: "すべての局面を調べる",
  levelBar: (level, states) => `${level} 手：${states} 局面`,
  levelAxis: "必要な手数",
  surveyOutdated: "これは、変更する前の設定での結果です。",
  playThis: (text) => `${text} で遊ぶ`,
  stretch: (first, last, count) => `${count} のうち ${first}〜${last}`,
};
