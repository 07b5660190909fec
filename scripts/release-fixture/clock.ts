import { writeFileSync } from "node:fs";
import { join } from "node:path";

const PRELOAD = join(import.meta.dirname, "..", "..", "tests", "reliability", "shifted-clock.mjs");

export type FixtureClock = {
  /** Environment of the processes that use this clock. */
  readonly environment: Readonly<Record<string, string>>;
  /** Sets the clock, which continues from there. */
  readonly set: (now: Date) => void;
};

/** A clock for other processes. `folder`: where its offset is stored. */
export const createFixtureClock = (folder: string): FixtureClock => {
  const file = join(folder, "clock-shift");
  return {
    environment: { NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_SHIFT_FILE: file },
    set: (now) => writeFileSync(file, String(now.getTime() - Date.now())),
  };
};
