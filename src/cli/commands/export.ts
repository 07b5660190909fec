import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { Command, Option } from "commander";
import { EXPORT_FORMATS, exportContext, type ExportFormat } from "#domain/exports/index.ts";
import { createPaths } from "#domain/site/index.ts";
import { catalogueRepository, createStockReader, type Database } from "../../adapters/database/index.ts";
import { exportBytes, newTally, type ExportTally } from "../../adapters/feeds/export/index.ts";
import type { CliContext } from "../context.ts";
import { marketSettings } from "../market-settings.ts";
import { writeFileWhole } from "../whole-file.ts";

type Flags = { readonly as: string; readonly out?: string; readonly gzip?: true };

/** The file could not be written, or the stock not be read. */
const FAILED = 3;

const EXAMPLES = `
Formats:
${EXPORT_FORMATS.map(({ name, describes }) => `  ${name.padEnd(22)}${describes}`).join("\n")}

Examples:
  vitrine export vehicles --as vitrine-csv > stock.csv            to standard output
  vitrine export vehicles --as vitrine-json --gzip --out stock.json.gz
                                                                  written beside, then put in place at once
  vitrine export vehicles --as google-vehicle-ads --out ads.csv   the running site gives the same out at /feeds/…

What vitrine-json and vitrine-csv write, "vitrine import vehicles" takes in again as the same stock. How many vehicles were
written, and which a network does not take, is told on standard error. Links begin with SITE_URL.

Exit codes: 0 written; 1 wrong usage; 3 nothing was written.`;

const contextOf = async ({ config }: CliContext, database: Database) => {
  const { segments } = marketSettings({ config });
  const locations = await catalogueRepository(database).locations.all();
  return exportContext(config.siteUrl, createPaths(segments), locations);
};

const tell = (context: CliContext, format: ExportFormat, tally: ExportTally): void => {
  context.stderr.write(`${tally.written} vehicles written as ${format.name}\n`);
  for (const [reason, count] of tally.leftOut) context.stderr.write(`${count} left out: ${reason}\n`);
  for (const [reason, count] of tally.lacking) context.stderr.write(`${count} of them: ${reason}\n`);
};

const exportStock = async (context: CliContext, flags: Flags): Promise<void> => {
  const format = EXPORT_FORMATS.find(({ name }) => name === flags.as);
  if (!format) return;
  const database = await context.openDatabase();
  try {
    const reader = createStockReader(database);
    const tally = newTally();
    const vehicles = format.asFed ? reader.allAsFed() : reader.all();
    const bytes = Readable.from(exportBytes(format, vehicles, await contextOf(context, database), tally));
    const zipped = flags.gzip ? [createGzip()] : [];
    const write = (to: NodeJS.WritableStream, end: boolean): Promise<void> => pipeline([bytes, ...zipped, to], { end });
    if (flags.out === undefined) await write(context.stdout, false);
    else await writeFileWhole(flags.out, (to) => write(to, true));
    tell(context, format, tally);
  } catch (error) {
    context.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
    context.exit(FAILED);
  } finally {
    await database.close();
  }
};

/** `vitrine export vehicles --as FORMAT` */
export const exportCommand = (context: CliContext): Command => {
  const vehicles = new Command("vehicles")
    .description("Writes the vehicles on sale in a format that others, or we ourselves, take in.")
    .addOption(
      new Option("--as <format>", "which format").choices(EXPORT_FORMATS.map(({ name }) => name)).makeOptionMandatory(),
    )
    .option("--out <file>", "write to this file; it is replaced at once when everything is written")
    .option("--gzip", "compress what is written")
    .addHelpText("after", EXAMPLES)
    .action((flags: Flags) => exportStock(context, flags));
  return new Command("export").description("Gives objects of the group out.").addCommand(vehicles);
};
