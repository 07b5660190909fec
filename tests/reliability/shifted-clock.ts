import { writeFileSync } from "node:fs";
import { join } from "node:path";

export const HOUR_MS = 3_600_000;

/** The clock of the processes that start with its environment, which a test sets while they run. */
export type ShiftedClock = {
  readonly env: Readonly<Record<string, string>>;
  /** Sets it ahead of the machine's by so many milliseconds; less than 0: back. */
  readonly setAhead: (ms: number) => void;
};

/** `folder`: of the file with the shift. */
export const createShiftedClock = (folder: string): ShiftedClock => {
  const file = join(folder, "shift");
  const setAhead = (ms: number): void => writeFileSync(file, String(ms));
  setAhead(0);
  const preload = join(import.meta.dirname, "shifted-clock.mjs");
  return { env: { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_FILE: file }, setAhead };
};
