/** What can be done in the workshop. */

import type { ClassFile } from "./class_files.js";
import type { Pace } from "./record.js";

export interface Actions {
  close: () => void;
  choose: (name: string) => void;
  /** lists them, and opens the first that can be read */
  openFiles: (files: Iterable<File>) => void;
  /** puts its program into the editor; it runs when asked */
  openFile: (file: ClassFile) => void;
  /** puts a program in the place of what is in the editor */
  write: (source: string) => void;
  /** puts there again what it took the place of */
  takeBack: () => void;
  run: (byLine: boolean) => void;
  /** holds the program, or lets it go on */
  pause: () => void;
  stop: () => void;
  save: () => void;
  saveNotebook: () => void;
  copyLink: () => void;
  startAgain: () => void;
  goToLine: (line: number) => void;
  goTo: (at: number) => void;
  goToMoment: (moment: number) => void;
  play: () => void;
  setPace: (pace: Pace) => void;
}
