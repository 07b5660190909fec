import type { RunningImport } from "./ports.ts";

/** A line for who waits: for which import, and how long that has run. */
export const describeWait = (running: RunningImport | null, now: Date): string => {
  if (running === null) return "waiting for another import of vehicles, for ten minutes at most";
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(running.since)) / 1_000));
  return `waiting for ${running.work} by ${running.by}, which has run for ${seconds} s; for ten minutes at most`;
};
