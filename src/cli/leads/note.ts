import { Command } from "commander";
import type { CliContext } from "../context.ts";
import { formatOption } from "../format-option.ts";
import { byOption } from "./by-option.ts";
import { referenceArgument } from "./lead-options.ts";
import { type EventFlags, recordEvent } from "./record-event.ts";

const HELP = `
Examples:
  vitrine leads note V7K3-2QFM "Rappeler lundi après 17 h" --by anna.weber@alzette.example

A note is part of what the person may request and is erased with the lead. Exit codes: 0 saved; 1 wrong usage; 4 there is no
such lead.`;

/** `vitrine leads note REFERENCE TEXT` */
export const noteCommand = (context: CliContext): Command =>
  new Command("note")
    .description("Adds a note to a lead.")
    .addArgument(referenceArgument())
    .argument("<text>", "at most 2,000 characters")
    .addOption(byOption())
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((reference: string, text: string, { by, format }: EventFlags) =>
      recordEvent(context, reference, { type: "note", by, text }, format),
    );
