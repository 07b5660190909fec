import { Argument, InvalidArgumentError, Option } from "commander";
import { personKey } from "#domain/leads/index.ts";
import { countryOf } from "#domain/site/index.ts";
import type { CliContext } from "../../context.ts";
import { marketSettings } from "../../market-settings.ts";

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
