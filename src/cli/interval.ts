import { InvalidArgumentError } from "commander";
import { parseDurationSeconds } from "#domain/shared/index.ts";

const MAX_HOURS = 7 * 24;

/** Parses how often a source is requested; from `minSeconds` to a week. */
export const createIntervalParser =
  (minSeconds: number) =>
  (text: string): number => {
    const seconds = parseDurationSeconds(text);
    if (seconds !== null && seconds >= minSeconds && seconds <= MAX_HOURS * 3_600) return seconds;
    throw new InvalidArgumentError(`It must be a time such as 90s, 15m or 2h, from ${minSeconds}s to ${MAX_HOURS}h.`);
  };
