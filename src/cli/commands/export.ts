import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Command, Option } from "commander";
import { exportCatalogue, type ExportCounts, exportStock } from "#application/exports/index.ts";
import type { ExportFormat } from "#application/exports/ports.ts";
import { CATALOGUE_KINDS, type CatalogueKind } from "#application/imports/index.ts";
import { KNOWN_BROKEN } from "#domain/redirects/index.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { createPaths } from "#domain/site/index.ts";
import { formatRedirectRows, readRedirectRows, readTransferredStories } from "../../adapters/content/index.ts";
import {
  createCatalogueRepository,
  createStockReader,
  listSources,
  readFedVehicles,
} from "../../adapters/database/index.ts";
import { EXPORT_FORMATS } from "../../adapters/formats/vehicles/index.ts";
import { writeFileAtomically } from "../../adapters/platform/files/atomic-file.ts";
import { REDIRECTS_FILE } from "../../shared-container/redirects.ts";
import { command, commandGroup, existingDatabase, type Parameter } from "../command.ts";
import { type CliContext, marketSettings, readSiteUrl, WRONG_USAGE } from "../context.ts";
import { CommandError, FAILED, orFailed } from "../failure.ts";
import { parseFeedName } from "../options.ts";

type OutputFlags = { readonly out?: string; readonly gzip?: true };

const OUTPUT_OPTIONS: readonly Parameter[] = [
  ["--out <file>", "write to this file; it is replaced at once when everything is written"],
  ["--gzip", "compress what is written"],
];

/** Writes to standard output, or to a file, which is replaced atomically once everything is written. */
const writeOutput = async (
  { stdout }: Pick<CliContext, "stdout">,
  { out, gzip }: OutputFlags,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> => {
  const zipped = gzip ? [createGzip()] : [];
  if (out === undefined) {
    await pipeline([Readable.from(content), ...zipped, stdout], { end: false });
    return;
  }
  const writeFile = (chunks: AsyncIterable<Uint8Array>): Promise<void> => writeFileAtomically(out, chunks);
  await pipeline([Readable.from(content), ...zipped, writeFile]);
};

type Flags = OutputFlags & { readonly as: string };

type VehicleFlags = Flags & { readonly feed?: string };

const EXAMPLES = `
Formats:
${EXPORT_FORMATS.map(({ name, description }) => `  ${name.padEnd(22)}${description}`).join("\n")}

Examples:
  vitrine export vehicles --as vitrine-csv > stock.csv            to standard output
  vitrine export vehicles --as vitrine-json --gzip --out stock.json.gz
                                                                  written beside, then put in place at once
  vitrine export vehicles --as google-vehicle-ads --out ads.csv   the running site gives the same out at /feeds/…

What vitrine-json and vitrine-csv write, "vitrine import vehicles" takes in again as the same stock: what the feed said, hidden
vehicles included, and nothing of what staff say of one. Where several feeds list vehicles, --feed writes those of one, as that
feed takes them back. How many vehicles were written, and how many a network refuses for which reason, is printed on standard
error. Links begin with SITE_URL, else with the
address that the server saved.

Exit codes: 0 written; 1 wrong usage; 3 nothing was written.`;

const printCounts = (context: CliContext, format: ExportFormat, counts: ExportCounts): void => {
  context.stderr.write(`${counts.exported} vehicles written as ${format.name}\n`);
  for (const [reason, count] of counts.skipped) context.stderr.write(`${count} left out: ${reason}\n`);
  const { refused, reasons } = counts.rejections;
  if (refused > 0) context.stderr.write(`${refused} of them ${format.network ?? "the network"} will refuse:\n`);
  for (const [reason, count] of reasons) context.stderr.write(`  ${count}: ${reason}\n`);
};

/** The feed whose vehicles are written with its keys; null: those of all feeds. Throws for one that lists none. */
const chooseFeed = (sources: readonly string[], { feed }: VehicleFlags, { asFed }: ExportFormat): string | null => {
  if (feed === undefined) return sources.length === 1 ? (sources[0] ?? null) : null;
  if (!asFed) throw new CommandError(WRONG_USAGE, "--feed is for our own formats: a network gets what visitors see");
  if (sources.includes(feed)) return feed;
  throw new CommandError(WRONG_USAGE, `no feed ${feed} lists vehicles; those that do: ${sources.join(", ")}`);
};

/** The name of a feed that an import has without --feed. */
const DEFAULT_FEED = "vitrine";

/** How the file is taken in again, where a plain import would not do. */
const reimportHint = (sources: readonly string[], feed: string | null): string | null => {
  if (feed === DEFAULT_FEED || sources.length === 0) return null;
  return feed === null
    ? `of ${sources.length} feeds; --feed NAME writes those of one, which that feed takes back: ${sources.join(", ")}`
    : `taken in again with: vitrine import vehicles FILE --feed ${feed}`;
};

/** `vitrine export vehicles --as FORMAT` */
const exportVehiclesCommand = (context: CliContext): Command =>
  command(context, {
    name: "vehicles",
    description: "Writes the vehicles on sale in a format that others, or we ourselves, take in.",
    help: EXAMPLES,
    parameters: [
      ...OUTPUT_OPTIONS,
      new Option("--as <format>", "which format").choices(EXPORT_FORMATS.map(({ name }) => name)).makeOptionMandatory(),
      ["--feed <name>", "only the vehicles of this feed, in one of our own formats", parseFeedName],
    ],
    needs: existingDatabase,
    run: (database, flags: VehicleFlags) =>
      orFailed(context, async () => {
        const format = EXPORT_FORMATS.find(({ name }) => name === flags.as);
        if (!format) return;
        const sources = await listSources(database);
        const feed = chooseFeed(sources, flags, format);
        const stores = {
          stock: { ...createStockReader(database), allAsFed: () => readFedVehicles(database, feed) },
          clock: context.clock,
          locations: createCatalogueRepository(database).locations,
          paths: createPaths(marketSettings(context).segments),
          siteUrl: await readSiteUrl(context, database),
        };
        const { content, counts } = await exportStock(stores, format);
        await writeOutput(context, flags, content);
        printCounts(context, format, counts);
        const hint = format.asFed ? reimportHint(sources, feed) : null;
        if (hint !== null) context.stderr.write(`${hint}\n`);
      }),
  });

const CATALOGUE_DESCRIPTIONS: Readonly<Record<CatalogueKind, string>> = {
  brands: "Writes the group's brands.",
  models: "Writes the models of the group's brands, with their versions.",
  "lease-offers": "Writes the lease offers, those that the site does not show included.",
  locations: "Writes the group's locations, with their hours and departments.",
  employees: "Writes the group's people, with their locations and departments.",
  vacancies: "Writes the group's vacancies, expired ones included.",
};

const catalogueHelp = (kind: CatalogueKind): string => `
Examples:
  vitrine export ${kind} > ${kind}.json                     to standard output
  vitrine export ${kind} --out ${kind}.json                 written beside, then put in place at once
  vitrine export ${kind} --gzip --out ${kind}.json.gz
  vitrine import ${kind} ${kind}.json --dry-run             what an edited file would change

The file is a JSON array in order of id, as "vitrine import ${kind}" takes it: imported again it changes nothing. How
many objects were written is printed on standard error.

Exit codes: 0 written; 1 wrong usage; 3 nothing was written.`;

/** `vitrine export brands|models|lease-offers|locations|employees|vacancies` */
const catalogueExportCommands = (context: CliContext): readonly Command[] =>
  CATALOGUE_KINDS.map((kind) =>
    command(context, {
      name: kind,
      description: CATALOGUE_DESCRIPTIONS[kind],
      help: catalogueHelp(kind),
      parameters: OUTPUT_OPTIONS,
      needs: existingDatabase,
      run: (database, flags: OutputFlags) =>
        orFailed(context, async () => {
          const { content, count } = await exportCatalogue(createCatalogueRepository(database), kind);
          await writeOutput(context, flags, [Buffer.from(content)]);
          context.stderr.write(`${count} ${kind} written\n`);
        }),
    }),
  );

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
    throw new CommandError(FAILED, errorMessage(error));
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
  command(context, {
    name: "content",
    description: "Writes the stories of the content folder, of all markets, drafts included.",
    help: CONTENT_HELP,
    parameters: OUTPUT_OPTIONS,
    run: (_none, flags: OutputFlags) => exportText(context, flags, () => contentText(context)),
  }),
  command(context, {
    name: "redirects",
    description: "Writes the table of old addresses.",
    help: REDIRECTS_HELP,
    parameters: [
      ...OUTPUT_OPTIONS,
      new Option("--as <format>", "which format").choices(["csv", "json"]).default("csv"),
    ],
    run: (_none, flags: Flags) => exportText(context, flags, () => redirectsText(context, flags.as)),
  }),
];

/** `vitrine export vehicles|brands|models|lease-offers|locations|employees|vacancies|content|redirects` */
export const exportCommand = (context: CliContext): Command =>
  commandGroup("export", "Gives objects of the group out.", [
    exportVehiclesCommand(context),
    ...catalogueExportCommands(context),
    ...fileExportCommands(context),
  ]);
