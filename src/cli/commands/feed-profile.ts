import type { Command } from "commander";
import type { ProposedProfile } from "#application/imports/ports.ts";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { createEquipmentFinder } from "#domain/phrases/index.ts";
import { thisYear } from "#domain/shared/index.ts";
import type { VehicleFieldName } from "#domain/vehicles/index.ts";
import { FEED_PROFILES, redactSource } from "../../adapters/feeds/index.ts";
import { command } from "../command.ts";
import type { CliContext } from "../context.ts";
import { CommandError } from "../failure.ts";
import { readCommandSource } from "../streams.ts";

const EXAMPLES = `
Examples:
  vitrine feed profile export.csv > dealer.yaml      a profile for a file that no shipped one fits
  vitrine feed check export.csv --profile dealer.yaml
                                                     what an import by it would leave out
  vitrine import vehicles export.csv --profile dealer.yaml

It reads the first megabyte of a CSV, JSON or XML feed and guesses what each column is by its name and its values, in
French, German, English and Dutch. The profile is valid as it is; its comments have samples of each column and how sure
the guess is. What it guesses wrong is corrected in the file: docs/how-to/feeds.md.

Exit codes: 0 proposed; 2 proposed, but the file must be completed; 3 unreadable.`;

/** Fields that buyers look for first. */
const IMPORTANT: readonly VehicleFieldName[] = [
  "model",
  "price.purchase.cents",
  "mileage_km",
  "fuel_type",
  "first_registration",
  "media",
];

const SURE = 70;

const UNREADABLE = 3;

/** What the operator should look at, one line each. */
const summaryLines = ({ proposal, problems }: ProposedProfile): readonly string[] => {
  const fields = new Set(proposal.columns.map(({ field }) => field));
  const known = proposal.columns.filter(({ field }) => field !== null);
  const doubtful = known
    .filter(({ confidence }) => confidence < SURE)
    .map(({ column, field }) => `${column} as ${field ?? ""}`);
  const unread = proposal.columns.filter(
    ({ column, field, samples }) => field === null && samples.length > 0 && !proposal.key.includes(column),
  );
  const listUnread = (isMeant: (reason: string | null) => boolean): string =>
    unread
      .filter(({ reason }) => isMeant(reason))
      .map(({ column, reason }) => (reason === null ? column : `${column} (${reason})`))
      .join(", ");
  const [unknown, other] = [listUnread((reason) => reason === null), listUnread((reason) => reason !== null)];
  const missing = IMPORTANT.filter((field) => !fields.has(field));
  return [
    `${known.length} of ${proposal.columns.length} columns have a field`,
    ...(doubtful.length > 0 ? [`check: ${doubtful.join(", ")}`] : []),
    ...(missing.length > 0 ? [`no column was found for ${missing.join(", ")}`] : []),
    ...(unknown === "" ? [] : [`not read, look whether one is of ours: ${unknown}`]),
    ...(other === "" ? [] : [`not read on purpose: ${other}`]),
    ...proposal.questions.map(({ question }) => `to decide: ${question}`),
    ...problems.map((problem) => `to complete: ${problem}`),
  ];
};

/** `vitrine feed profile FILE|URL|-` */
export const feedProfileCommand = (context: CliContext): Command =>
  command(context, {
    name: "profile",
    description: "Proposes a profile for a feed that no shipped one fits, as a file to correct and use.",
    help: EXAMPLES,
    parameters: [["<source>", "a file, an http(s) address, or - for standard input; gzip is read as it comes"]],
    run: async (_none, source: string) => {
      const findEquipment = createEquipmentFinder(VEHICLE_LABELS.keys.equipment);
      const result = await FEED_PROFILES.propose(
        readCommandSource(context, source),
        redactSource(source),
        thisYear(context.clock),
        findEquipment,
      );
      if (!result.ok) throw new CommandError(UNREADABLE, result.error.reason);
      for (const line of summaryLines(result.value)) context.stderr.write(`${line}\n`);
      const { yaml, problems } = result.value;
      return { yaml, problems };
    },
    text: ({ yaml }) => yaml,
    exitCode: ({ problems }) => (problems.length === 0 ? 0 : 2),
  });
