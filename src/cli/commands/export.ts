import { exportStock, type ExportCounts } from "#application/exports/index.ts";
import type { ExportFormat } from "#application/exports/ports.ts";
import { Command, Option } from "commander";
import { EXPORT_FORMATS } from "../../adapters/formats/vehicles/index.ts";
import { createPaths } from "#domain/site/index.ts";
import { createCatalogueRepository, createStockReader } from "../../adapters/database/index.ts";
import { type CliContext, openForReading, readSiteUrl } from "../context.ts";
import { describeFailure, fail, FAILED } from "../failure.ts";
import { marketSettings } from "../market-settings.ts";
import { type OutputFlags, outputCommand, writeOutput } from "../write-output.ts";
import { catalogueExportCommands } from "./export-catalogue.ts";
import { join } from "node:path";
import { KNOWN_BROKEN } from "#domain/redirects/index.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { formatRedirectRows, readRedirectRows, readTransferredStories } from "../../adapters/content/index.ts";
import { REDIRECTS_FILE } from "../../shared-container/redirects.ts";

type Flags = OutputFlags & { readonly as: string };

const EXAMPLES = `
Formats:
${EXPORT_FORMATS.map(({ name, description }) => `  ${name.padEnd(22)}${description}`).join("\n")}

Examples:
  vitrine export vehicles --as vitrine-csv > stock.csv            to standard output
  vitrine export vehicles --as vitrine-json --gzip --out stock.json.gz
                                                                  written beside, then put in place at once
  vitrine export vehicles --as google-vehicle-ads --out ads.csv   the running site gives the same out at /feeds/…

What vitrine-json and vitrine-csv write, "vitrine import vehicles" takes in again as the same stock. How many vehicles were
written, and which a network does not take, is printed on standard error. Links begin with SITE_URL, else with the
address that the server saved.

Exit codes: 0 written; 1 wrong usage; 3 nothing was written.`;

const printCounts = (context: CliContext, format: ExportFormat, counts: ExportCounts): void => {
  context.stderr.write(`${counts.exported} vehicles written as ${format.name}\n`);
  for (const [reason, count] of counts.skipped) context.stderr.write(`${count} left out: ${reason}\n`);
  for (const [reason, count] of counts.incomplete) context.stderr.write(`${count} of them: ${reason}\n`);
};

const runExport = async (context: CliContext, flags: Flags): Promise<void> => {
  const format = EXPORT_FORMATS.find(({ name }) => name === flags.as);
  if (!format) return;
  const database = await openForReading(context);
  if (database === null) return;
  try {
    const { content, counts } = await exportStock(
      {
        stock: createStockReader(database),
        locations: createCatalogueRepository(database).locations,
        paths: createPaths(marketSettings(context).segments),
        siteUrl: await readSiteUrl(context, database),
      },
      format,
    );
    await writeOutput(context, flags, content);
    printCounts(context, format, counts);
  } catch (error) {
    fail(context, FAILED, describeFailure(context, error));
  } finally {
    await database.close();
  }
};

/** `vitrine export vehicles --as FORMAT` */
const exportVehiclesCommand = (context: CliContext): Command =>
  outputCommand("vehicles")
    .description("Writes the vehicles on sale in a format that others, or we ourselves, take in.")
    .addOption(
      new Option("--as <format>", "which format").choices(EXPORT_FORMATS.map(({ name }) => name)).makeOptionMandatory(),
    )
    .addHelpText("after", EXAMPLES)
    .action((flags: Flags) => runExport(context, flags));

const CONTENT_HELP = `
Examples:
  vitrine export content > content.json                the stories of all markets and their drafts
  vitrine import content content.json --dry-run        what an edited file would change, by story and field

The file is a JSON array with an object for each story file: slug, market, draft and its fields, long texts as
{ "markdown": "…" } (docs/schemas/vitrine-content.schema.json). Imported again it changes nothing. What Storyblok's clients
read is served by the running site at /v2/cdn/stories.

Exit codes: 0 written; 3 nothing was written, for example because a file cannot be read.`;

const REDIRECTS_HELP = `
Examples:
  vitrine export redirects > redirects.csv                     from,to,status with a header line
  vitrine export redirects --as json --out redirects.json      { "/fr/old": { "to": "/new", "status": 301 } }
  vitrine redirects import redirects.csv --dry-run             what an edited table would change, by row

Imported again it changes nothing.

Exit codes: 0 written; 3 nothing was written, for example because a line of the table cannot be read.`;

type Text = { readonly text: string; readonly count: string };

const exportText = async (context: CliContext, flags: OutputFlags, read: () => Text): Promise<void> => {
  try {
    const { text, count } = read();
    await writeOutput(context, flags, [Buffer.from(text)]);
    context.stderr.write(`${count} written\n`);
  } catch (error) {
    fail(context, FAILED, errorMessage(error));
  }
};

const contentText = ({ config }: CliContext): Text => {
  const stories = readTransferredStories(config.contentDir);
  if (!stories.ok) throw new Error(stories.error);
  return { text: `${JSON.stringify(stories.value, null, 2)}\n`, count: `${stories.value.length} stories` };
};

const redirectsText = ({ config }: CliContext, as: string): Text => {
  const read = readRedirectRows(join(config.contentDir, REDIRECTS_FILE));
  if (!read.ok) throw new Error(read.error);
  const { rows, problems } = read.value;
  const [first] = problems;
  if (first) throw new Error(`${REDIRECTS_FILE}:${first.line}: ${first.message}`);
  const entries = Object.fromEntries(
    rows.map(({ from, to, status, isKnownBroken }) => [
      from,
      { to, status, ...(isKnownBroken ? { note: KNOWN_BROKEN } : {}) },
    ]),
  );
  const text = as === "csv" ? formatRedirectRows(rows) : `${JSON.stringify(entries, null, 2)}\n`;
  return { text, count: `${rows.length} redirects` };
};

/** `vitrine export content|redirects`: what is in the files of the content folder. */
const fileExportCommands = (context: CliContext): readonly Command[] => [
  outputCommand("content")
    .description("Writes the stories of the content folder, of all markets, drafts included.")
    .addHelpText("after", CONTENT_HELP)
    .action((flags: OutputFlags) => exportText(context, flags, () => contentText(context))),
  outputCommand("redirects")
    .description("Writes the table of old addresses.")
    .addOption(new Option("--as <format>", "which format").choices(["csv", "json"]).default("csv"))
    .addHelpText("after", REDIRECTS_HELP)
    .action((flags: OutputFlags & { readonly as: string }) =>
      exportText(context, flags, () => redirectsText(context, flags.as)),
    ),
];

/** `vitrine export vehicles|brands|models|lease-offers|locations|employees|vacancies|content|redirects` */
export const exportCommand = (context: CliContext): Command => {
  const command = new Command("export").description("Gives objects of the group out.");
  for (const subcommand of [
    exportVehiclesCommand(context),
    ...catalogueExportCommands(context),
    ...fileExportCommands(context),
  ]) {
    command.addCommand(subcommand);
  }
  return command;
};
