import { Argument, InvalidArgumentError, Option } from "commander";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { parseReference } from "#domain/leads/index.ts";
import type { CliContext } from "../context.ts";
import { marketSettings } from "../market-settings.ts";
import { parseSince, parseUntil } from "./parse-instant.ts";

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

export const referenceArgument = (): Argument =>
  new Argument("<reference>", REFERENCE).argParser(parseReferenceArgument);

export const optionalReferenceArgument = (): Argument =>
  new Argument("[reference]", REFERENCE).argParser(parseReferenceArgument);

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
