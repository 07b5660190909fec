import { type Command, Option } from "commander";
import type { AdfSite } from "#application/formats/ports.ts";
import { exportLeads, type LeadFormatter } from "#application/leads/index.ts";
import type { Lead } from "#domain/leads/index.ts";
import type { Location } from "#domain/locations/index.ts";
import { createPaths } from "#domain/site/index.ts";
import { createCatalogueRepository } from "../../adapters/database/index.ts";
import { ADF_ENVELOPE, writeAdfProspect } from "../../adapters/formats/adf/index.ts";
import { excelCells, plainCells, SHEET_COLUMNS, sheetRow } from "../../adapters/formats/csv/sheet-row.ts";
import { type CsvStyle, spreadsheetCsvLine } from "../../adapters/platform/csv/csv-cell.ts";
import { writePrivateFile } from "../../adapters/platform/files/private-file.ts";
import { command } from "../command.ts";
import { type CliContext, marketSettings, readSiteUrl, WRONG_USAGE } from "../context.ts";
import { CommandError, orFailed } from "../failure.ts";
import { writeTo } from "../streams.ts";
import { type FilterFlags, filterOptions } from "./options.ts";
import { toPublicLead } from "./show.ts";
import { type LeadStores, leadsOnDemand } from "./stores.ts";

const FORMATS = ["csv", "json", "adf"] as const;

type Flags = FilterFlags & {
  readonly format: (typeof FORMATS)[number];
  readonly excel?: true;
  readonly output?: string;
};

const HELP = `
Formats:
  csv    one lead a line, oldest first, under one header; see below
  json   an array of what "vitrine leads show --format json" prints of each, without deliveries
  adf    one document of the Auto-lead Data Format 1.0, for dealers' systems

Examples:
  vitrine leads export --since 2026-11-01 --until 2026-11-30 --output november.csv
  vitrine leads export --excel --output leads.csv         opens in Excel by a double click where the decimal sign is a comma
  vitrine leads export --format json --location garage-nord | jq length
  vitrine leads export --format adf --kind test_drive --output test-drives.xml

A cell that a spreadsheet could compute, or that begins with an apostrophe, has an apostrophe in front (OWASP, "CSV
Injection"): drop one apostrophe from the beginning of a cell, and the text is as it was. CSV is UTF-8 with commas (RFC
4180), dates are ISO 8601; --excel writes a byte order mark, semicolons, 21/11/2026 13:00 and 24990,00, which Excel in French
reads as dates and numbers. A file appears whole or not at all, readable by its owner alone.

Exit codes: 0 written; 1 wrong usage; 3 nothing was written.`;

const BYTE_ORDER_MARK = "\uFEFF";

async function* formatCsv(leads: AsyncIterable<Lead>, timeZone: string, isExcel: boolean): AsyncGenerator<string> {
  const style: CsvStyle = { separator: isExcel ? ";" : "," };
  yield `${isExcel ? BYTE_ORDER_MARK : ""}${spreadsheetCsvLine(SHEET_COLUMNS, style)}`;
  const cells = isExcel ? excelCells(timeZone) : plainCells(timeZone);
  for await (const lead of leads) yield spreadsheetCsvLine(sheetRow(lead, cells), style);
}

async function* formatJson(leads: AsyncIterable<Lead>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const lead of leads) {
    yield separator + JSON.stringify(toPublicLead(lead));
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

async function* formatAdf(leads: AsyncIterable<Lead>, site: AdfSite): AsyncGenerator<string> {
  yield ADF_ENVELOPE.begin;
  for await (const lead of leads) yield writeAdfProspect(lead, site);
  yield ADF_ENVELOPE.end;
}

const formatLeads = (
  context: CliContext,
  leads: AsyncIterable<Lead>,
  flags: Flags,
  {
    siteUrl,
    locations,
    makes,
  }: { readonly siteUrl: string; readonly locations: readonly Location[]; readonly makes: readonly string[] },
): AsyncIterable<string> => {
  const { timeZone, group, segments } = marketSettings(context);
  if (flags.format === "json") return formatJson(leads);
  if (flags.format === "csv") return formatCsv(leads, timeZone, flags.excel === true);
  const paths = createPaths(segments);
  const addressOf: AdfSite["vehicleUrl"] = (vehicle) => siteUrl + paths.vehicle(vehicle);
  return formatAdf(leads, {
    group: group.name,
    email: group.email,
    url: siteUrl,
    timeZone,
    vehicleUrl: addressOf,
    makes: () => makes,
    vendor: (slug) => locations.find((location) => location.slug === slug) ?? null,
  });
};

const writeExport = async (context: CliContext, { reader, database }: LeadStores, flags: Flags): Promise<void> => {
  const siteUrl = await readSiteUrl(context, database);
  const catalogue = createCatalogueRepository(database);
  const [locations, brands] = [await catalogue.locations.all(), await catalogue.brands.all()];
  const makes = brands.map(({ name }) => name);
  const format: LeadFormatter = (leads) => formatLeads(context, leads, flags, { siteUrl, locations, makes });
  const { output } = flags;
  const write = (chunks: AsyncIterable<string>): Promise<void> =>
    output === undefined ? writeTo(context.stdout, chunks) : writePrivateFile(context.config.dataDir, output, chunks);
  const exported = await orFailed(context, () => exportLeads({ reader, format, write }, flags));
  context.stderr.write(`${exported} leads written as ${flags.format}\n`);
};

/** `vitrine leads export` */
export const exportLeadsCommand = (context: CliContext): Command =>
  command(context, {
    name: "export",
    description: "Writes leads as a sheet, as JSON or for dealers' systems, oldest first.",
    help: HELP,
    parameters: [
      new Option("--format <format>", "how they are written").choices(FORMATS).default("csv"),
      ...filterOptions(context),
      ["--excel", "with --format csv: as Excel opens it where the decimal sign is a comma"],
      ["--output <file>", "write to this file; it is replaced at once when everything is written"],
    ],
    needs: leadsOnDemand,
    run: async (open, flags: Flags) => {
      if (flags.excel && flags.format !== "csv") throw new CommandError(WRONG_USAGE, "--excel is for --format csv");
      await writeExport(context, await open(), flags);
    },
  });
