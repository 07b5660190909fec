import { userInfo } from "node:os";
import { Argument, InvalidArgumentError, Option } from "commander";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { parseReference, personKey, startOfDay } from "#domain/leads/index.ts";
import { addDays } from "#domain/locations/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { countryOf } from "#domain/site/index.ts";
import { type CliContext, marketSettings } from "../context.ts";

const UNIT_MS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/** Rejects days that do not exist, such as 30 February. */
const isCalendarDay = (text: string): boolean => {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  return day !== null && !Number.isNaN(day.getTime()) && utcDay(day) === text;
};

const parseSpanOrInstant = (text: string, now: Date): Date | null => {
  const span = /^(\d{1,5})([hd])$/.exec(text);
  if (span) return new Date(now.getTime() - Number(span[1]) * (UNIT_MS[span[2] ?? ""] ?? 0));
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant;
};

/**
 * The instant of `--since`: the beginning of a day such as `2026-11-21` in the time zone (IANA), an ISO 8601 instant,
 * or a span before now (`36h`, `7d`). Null for anything else.
 */
const parseSince = (text: string, now: Date, timeZone: string): Date | null =>
  isCalendarDay(text) ? startOfDay(text, timeZone) : parseSpanOrInstant(text, now);

/** The instant of `--until`, in the same formats; a day counts up to its end. */
export const parseUntil = (text: string, now: Date, timeZone: string): Date | null =>
  isCalendarDay(text) ? startOfDay(addDays(text, 1), timeZone) : parseSpanOrInstant(text, now);

export type FilterFlags = {
  readonly kind?: string;
  readonly location?: string;
  readonly since?: Date;
  readonly until?: Date;
};

const parseReferenceArgument = (text: string): string => {
  const reference = parseReference(text);
  if (reference !== null) return reference;
  throw new InvalidArgumentError("It must be a reference such as V7K3-2QFM.");
};

const REFERENCE = "as the visitor has it, with or without its hyphen";

export const referenceArgument = (name = "<reference>"): Argument =>
  new Argument(name, REFERENCE).argParser(parseReferenceArgument);

export const parseSlug = (text: string): string => {
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) return text;
  throw new InvalidArgumentError("It must be the name of a place as in its address, such as garage-nord.");
};

const INSTANT_FORMATS = "It must be a date (2026-11-21), an instant, or a span such as 36h or 7d.";

const instantParser =
  (context: CliContext, parse: typeof parseSince) =>
  (text: string): Date => {
    const instant = parse(text, context.clock.now(), marketSettings(context).timeZone);
    if (instant !== null) return instant;
    throw new InvalidArgumentError(INSTANT_FORMATS);
  };

export const locationOption = (option: Option): Option => option.argParser(parseSlug);

export const filterOptions = (context: CliContext): readonly Option[] => [
  new Option("--kind <kind>", "only of this kind").choices(Object.keys(LEAD_KINDS)),
  locationOption(new Option("--location <place>", "only those that this place answers, such as garage-nord")),
  new Option("--since <when>", "only since then: 2026-11-21, an ISO instant, 36h or 7d").argParser(
    instantParser(context, parseSince),
  ),
  new Option("--until <when>", "only until then; a date's own day is still in it").argParser(
    instantParser(context, parseUntil),
  ),
];

const personParser =
  (context: CliContext) =>
  (text: string): string => {
    // It completes a number without a country code.
    const country = countryOf(marketSettings(context));
    const person = personKey(text, country);
    if (person !== null) return person;
    throw new InvalidArgumentError("It must be an e-mail address or a telephone number.");
  };

export const personArgument = (context: CliContext): Argument =>
  new Argument("<person>", "e-mail address or telephone number, however it is written").argParser(
    personParser(context),
  );

export const personOption = (
  context: CliContext,
  description = "only those that give this e-mail address or telephone number",
): Option => new Option("--person <person>", description).argParser(personParser(context));

/** The account that runs the command; none in a container without accounts. */
const accountName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return "command line";
  }
};

/** Who does it, as saved with the event. */
export const byOption = (): Option =>
  new Option("--by <name>", "who did it: an e-mail address or a name").default(accountName(), "this account");
