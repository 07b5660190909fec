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
import { fileExportCommands } from "./export-files.ts";

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
