import { userInfo } from "node:os";
import { InvalidArgumentError, Option } from "commander";
import { addDays, instantAt } from "#domain/locations/index.ts";
import { formatOption, type Parameter } from "../command.ts";

/** A day `YYYY-MM-DD`, which counts to its end, or a time `YYYY-MM-DDTHH:MM`. */
type LocalEnd = { readonly date: string; readonly time: string };

export type ChangeFlags = {
  readonly who: string;
  readonly until?: LocalEnd;
  readonly why?: string;
  readonly notify?: true;
  readonly keep?: true;
};

const FORM = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/;

const parseEnd = (text: string): LocalEnd => {
  const [, date = "", time = "24:00"] = FORM.exec(text) ?? [];
  const isDay = date !== "" && new Date(`${date}T00:00:00Z`).toJSON()?.slice(0, 10) === date;
  if (isDay && /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)) return { date, time };
  throw new InvalidArgumentError("It must be a day such as 2026-12-24, or a time such as 2026-12-24T18:00.");
};

/** Characters of a name, and of a reason. */
const MAX_WHO = 100;
const MAX_WHY = 500;

const textOfAtMost =
  (max: number) =>
  (text: string): string => {
    const line = text.replaceAll(/\s+/g, " ").trim();
    if (line !== "" && line.length <= max) return line;
    throw new InvalidArgumentError(`It must be a text of 1 to ${max} characters.`);
  };

/** The instant (ISO 8601) of the end in the market's time zone; null: none. A time that is skipped in spring is UTC. */
const toInstant = (end: LocalEnd | undefined, timeZone: string): string | null => {
  if (end === undefined) return null;
  const { date, time } = end;
  const [day, clock] = time === "24:00" ? [addDays(date, 1), "00:00"] : [date, time];
  return (instantAt(day, clock, timeZone) ?? new Date(`${day}T${clock}:00Z`)).toISOString();
};

/** Who says it, until when and why. */
export const toOverrideDetails = ({ who: by, until, why }: ChangeFlags, timeZone: string) => ({
  by,
  until: toInstant(until, timeZone),
  why: why ?? null,
});

/** A container may run as a user without a name. */
const systemUser = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
};

export const whoOption = (): Parameter => [
  "--who <name>",
  "who says so; by default the user of the system",
  textOfAtMost(MAX_WHO),
  systemUser(),
];

/** The options of a command that says something of a vehicle. */
export const changeOptions = (): readonly Parameter[] => [
  whoOption(),
  ["--until <day>", "until the end of a day (2026-12-24) or a time (2026-12-24T18:00) of the market", parseEnd],
  ["--why <text>", "the reason, for colleagues", textOfAtMost(MAX_WHY)],
  formatOption(),
];

/** What becomes of the people who requested the vehicle. */
export const audienceOptions = (): readonly Parameter[] => [
  new Option("--notify", "writes to the people with an open request or an appointment").conflicts("keep"),
  ["--keep", "writes to nobody"],
];
