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

/** Reads the number of an option, from 1 to `max`. Throws for any other text. */
export const wholeNumberUpTo =
  (max: number) =>
  (text: string): number => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
    if (number >= 1 && number <= max) return number;
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}.`);
  };

/** The name of a feed in a command's arguments. */
export const parseFeedName = (name: string): string => {
  if (/^[a-z0-9][a-z0-9._-]{0,79}$/.test(name)) return name;
  throw new InvalidArgumentError("A feed's name has small letters, digits, dots and hyphens.");
};
