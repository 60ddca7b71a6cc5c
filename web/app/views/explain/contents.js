/**
 * The contents of the panels plan, program and race: what each is given of the page around it, as a record made for one
 * drawing, and what can be done there. Their views take a record, not the page.
 */

import { save as saveFile } from "../../dom/download.js";
import { isAlive, isGoing, takesOrders } from "../../engine/index.js";
import {
  lookInside,
  momentOfProgram,
  openWorkshop,
  pointAt,
  refreshProgram,
  stopRace,
  togglePlan,
  toggleRace,
} from "../../explain/index.js";
import {
  chosenStrategy,
  hasFrontier,
  hasProgram,
  isPlanCurrent,
  isPlanned,
  isProgramCurrent,
  isWalked,
  lapsOf,
  OWN,
  seedOfRace,
  strategiesOf,
  taskOf,
  watchable,
} from "../../state/index.js";
import { watchWith } from "../../watch/index.js";
import { words } from "../../words/index.js";
import { copy } from "../frame/index.js";

/** @import { Shown } from "../../../worker/protocol.js" */
/** @import { ProgramMoment } from "../../explain/program.js" */
/** @import { PlanPanel } from "../../state/plan.js" */
/** @import { ProgramPanel, Writing } from "../../state/program.js" */
/** @import { RaceLap } from "../../state/race.js" */
/** @import { App, Lang } from "../../state/state.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/**
 * @typedef {object} PlanContents
 * @property {Lang} lang
 * @property {Shown} shown the board
 * @property {PlanPanel} panel the plan, and the step pointed at
 * @property {boolean} isReady whether Python is there to make it
 * @property {boolean} isCurrent whether it is the plan of the draft
 * @property {() => void} toggle plays its steps, or stops
 * @property {(step: number | null) => void} pointAt shows the cells of a step on the board
 */

/** @type {(app: App) => PlanContents} */
export const planContents = (app) => ({
  lang: app.state.lang,
  shown: app.state.shown,
  panel: app.state.plan,
  isReady: app.state.loading.stage === "ready",
  isCurrent: isPlanCurrent(app.state),
  toggle: () => togglePlan(app),
  pointAt: (step) => pointAt(app, step),
});

/**
 * @typedef {object} ProgramContents
 * @property {Lang} lang
 * @property {Shown} shown the board
 * @property {ProgramPanel} panel the program, or why there is none
 * @property {Writing} writing how programs are written
 * @property {boolean} exists whether the chosen strategy can be read as a program at all
 * @property {boolean} isReady whether Python is there to write it
 * @property {boolean} isCurrent whether it is the program of the draft
 * @property {boolean} isWalked whether the strategy reports its steps
 * @property {boolean} isOfLevels whether it goes level by level, and calls nothing while it searches
 * @property {boolean} isWatched whether it is shown in Watch
 * @property {ProgramMoment | null} now what the board shows of its search
 * @property {string} about what the strategy does, in words
 * @property {string} name of the puzzle and the strategy, for a file
 * @property {{ text: string | undefined, inWasm: boolean } | null} code the function that the plan becomes for speed, and whether it runs as WebAssembly; its text is undefined until it is there; null if the strategy follows no plan
 * @property {{ title: string, watch: () => void } | null} other a strategy that reports its steps, if one can be watched now instead
 * @property {(writing: Partial<Writing>) => void} write has it written in another way
 * @property {(open: boolean) => void} lookInside unfolds the code that really runs, or folds it
 * @property {() => void} openWorkshop
 * @property {(text: string, said: "codeCopied" | "programCopied") => void} copy
 * @property {() => void} draw shows what has changed, soon
 */

/** @type {(app: App, habits: Habits) => ProgramContents} */
export function programContents(app, habits) {
  const { state } = app;
  const { lang, shown, program: panel, writing, run } = state;
  const { strategy } = state.draft;
  const other = isAlive(run) ? undefined : watchable(state);
  return {
    ...{ lang, shown, panel, writing },
    exists: hasProgram(state),
    isReady: state.loading.stage === "ready",
    isCurrent: isProgramCurrent(state),
    isWalked: isWalked(state, strategy),
    isOfLevels: hasFrontier(state, strategy),
    isWatched: state.watch.open,
    now: momentOfProgram(state),
    about: chosenStrategy(state)?.about[lang] ?? "",
    name: `${state.puzzle.name}-${strategy}`,
    code: isPlanned(state)
      ? { text: isPlanCurrent(state) ? state.plan.plan?.code : undefined, inWasm: run?.progress?.in_wasm ?? false }
      : null,
    other: other ? { title: other.title[lang], watch: () => watchWith(app, other.name) } : null,
    write(changed) {
      habits.write(changed);
      refreshProgram(app);
    },
    lookInside: (open) => lookInside(app, open),
    openWorkshop: () => openWorkshop(app, saveFile),
    copy: (text, said) => copy(app, text, said),
    draw: () => app.draw(),
  };
}

/**
 * @typedef {object} RaceContents
 * @property {Lang} lang
 * @property {RaceLap[]} laps those begun, in the order of the strategies
 * @property {string[]} waiting the titles of the strategies whose laps are still to come
 * @property {(strategy: string) => string} titleOf
 * @property {number} limit seconds for each strategy
 * @property {boolean} isReady whether Python is there
 * @property {boolean} isBegun whether there is anything to show
 * @property {boolean} isRunning
 * @property {boolean} takesOrders whether it can be paused, resumed or stopped
 * @property {string} verdict in words; "" until it has ended
 * @property {boolean} isLost whether its worker was lost
 * @property {boolean} isOutdated whether it is that of another draft
 * @property {(limit: number) => void} setLimit
 * @property {() => void} toggle starts, pauses or resumes it
 * @property {() => void} stop
 */

/** @type {(app: App) => RaceContents} */
export function raceContents(app) {
  const { state } = app;
  const { lang, race } = state;
  const { search } = race;
  const laps = lapsOf(state);
  const waiting = isAlive(search)
    ? strategiesOf(state).filter(({ name }) => !laps.some((lap) => lap.strategy === name))
    : [];
  const now = JSON.stringify([taskOf(state), seedOfRace(state)]);
  return {
    ...{ lang, laps, limit: race.limit, waiting: waiting.map(({ title }) => title[lang]) },
    titleOf: (strategy) =>
      strategy === OWN
        ? words(lang).ownProgram
        : (state.catalog.strategies.find(({ name }) => name === strategy)?.title[lang] ?? strategy),
    isReady: state.loading.stage === "ready",
    isBegun: Boolean(search?.progress),
    isRunning: isGoing(search),
    takesOrders: takesOrders(search),
    verdict: search?.progress && !isAlive(search) ? search.progress.verdict[lang] : "",
    isLost: search?.lost ?? false,
    isOutdated: search !== null && JSON.stringify([search.task, search.seed]) !== now,
    setLimit(limit) {
      race.limit = limit;
      app.draw();
    },
    toggle: () => toggleRace(app),
    stop: () => stopRace(app),
  };
}
