/** Actions in the workshop. */

import type { ClassFile } from "./class_files.js";
import type { Pace } from "./record.js";

export interface Actions {
  close: () => void;
  choose: (name: string) => void;
  /** lists files, and opens the first readable one */
  openFiles: (files: Iterable<File>) => void;
  /** puts the file's program into the editor; it runs on request */
  openFile: (file: ClassFile) => void;
  /** replaces the content of the editor with a program */
  write: (source: string) => void;
  /** restores the replaced content */
  takeBack: () => void;
  run: (byLine: boolean) => void;
  /** pauses the program, or resumes it */
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
