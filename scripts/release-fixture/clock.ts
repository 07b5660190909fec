import { writeFileSync } from "node:fs";
import { join } from "node:path";

const PRELOAD = join(import.meta.dirname, "..", "..", "tests", "reliability", "shifted-clock.mjs");

export type FixtureClock = {
  /** Of the processes whose clock it is. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets their clock, which goes on from there. */
  readonly set: (now: Date) => void;
};

/** The clock of other processes. `folder`: where it is saved. */
export const createFixtureClock = (folder: string): FixtureClock => {
  const file = join(folder, "clock-shift");
  return {
    environment: { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_SHIFT_FILE: file },
    set: (now) => writeFileSync(file, String(now.getTime() - Date.now())),
  };
};
