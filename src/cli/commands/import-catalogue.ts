import type { Command } from "commander";
import { findUnpublishedOffers } from "#application/advertising/index.ts";
import {
  CATALOGUE_KINDS,
  type CatalogueKind,
  type CatalogueReport,
  KINDS_WITHOUT_OBJECTS,
} from "#application/imports/index.ts";
import type { OutsideAppointment } from "#application/leads/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createCatalogueRepository, type Database } from "../../adapters/database/index.ts";
import { type AnswerFormat, command, formatOption, type Parameter, writeJson } from "../command.ts";
import type { CliContext } from "../context.ts";
import { closedSummary, findClosedAppointments, notifyVisitors } from "../import/closed-appointments.ts";
import { catalogueExitCode } from "../import/exit-codes.ts";
import { changesText, toPrintedChange } from "../import/import-changes.ts";
import { type ImportStores, importStores } from "../import/stores.ts";
import { readCommandSource, readPieces } from "../streams.ts";
import { textTable } from "../text-table.ts";
import { formatCount } from "../counts.ts";

const STATUS_LABELS: Readonly<Record<CatalogueReport["status"], string>> = {
  imported: "imported",
  identical: "identical: the catalogue already holds this, nothing was written",
  quarantined: "QUARANTINED: the old ones stay",
  failed: "FAILED: the old ones stay",
};

const MAX_ISSUES = 40;

const issueTable = ({ issues }: CatalogueReport): string[] => {
  if (issues.length === 0) return [];
  const visible = issues.slice(0, MAX_ISSUES);
  const rows = visible.map(({ line, field, value, reason }) => [String(line), field ?? "", value, reason]);
  const more = issues.length - visible.length;
  return [
    "",
    "refused:",
    textTable([["line", "field", "value", "reason"], ...rows], [0]),
    ...(more > 0 ? [`… and ${formatCount(more)} more`] : []),
  ];
};

/** The report as text: status, counts, and each refused row with its reason. */
const catalogueSummary = (report: CatalogueReport): string => {
  const { rows, added, changed, unchanged, removed, refused } = report.counts;
  const pairs = Object.entries({ rows, added, changed, unchanged, removed, refused });
  return [
    `${report.kind}: ${STATUS_LABELS[report.status]}${report.dry_run ? " (dry run, nothing is saved)" : ""}`,
    ...(report.reason === null ? [] : [`reason: ${report.reason}`]),
    ...report.notes.map((note) => `note: ${note}`),
    "",
    textTable(
      [pairs.map(([name]) => name), pairs.map(([, value]) => formatCount(value))],
      pairs.map((_, index) => index),
    ),
    ...issueTable(report),
    "",
    ...(report.changes.length === 0 ? [] : [changesText(report.changes.map(toPrintedChange), report.kind)]),
  ].join("\n");
};

const MAX_NAMED = 10;

/** Warns on standard error of stored lease offers that the site does not display, with the reasons. */
const warnOfUnpublishedOffers = async (
  { stderr, clock }: Pick<CliContext, "stderr" | "clock">,
  database: Database,
  settings: Settings,
): Promise<void> => {
  const unpublished = await findUnpublishedOffers({ catalogue: createCatalogueRepository(database), settings, clock });
  if (unpublished.length === 0) return;
  stderr.write(`warning: ${unpublished.length} stored lease offers are not shown on the site today:\n`);
  for (const { slug, reasons } of unpublished.slice(0, MAX_NAMED)) stderr.write(`  ${slug} ${reasons.join("; ")}\n`);
  if (unpublished.length > MAX_NAMED) stderr.write(`  … and ${unpublished.length - MAX_NAMED} more\n`);
};

type Flags = {
  readonly dryRun?: true;
  readonly force?: true;
  readonly notify?: true;
  readonly keep?: true;
  readonly format: AnswerFormat;
};

const DESCRIPTIONS: Readonly<Record<CatalogueKind, string>> = {
  brands: "Takes the group's brands in: all of the file, or nothing.",
  models: "Takes the models of the group's brands in: all of the file, or nothing. Import the brands first.",
  "lease-offers":
    "Takes the lease offers in, private, business and vans: all of the file, or nothing. Import the brands first.",
  locations: "Takes the group's locations in, with their hours and departments: all of the file, or nothing.",
  employees:
    "Takes the group's people in, with their locations and departments: all of the file, or nothing. Import the locations first.",
  vacancies:
    "Takes the group's vacancies in, open and expired ones: all of the file, or nothing. Import the locations first.",
};

const HOURS_IN_CSV = `
In CSV the columns showroom_hours.monday to workplace_hours.sunday hold hours as 08:00-12:00|13:30-18:00; an empty cell is closed.
`;

const examples = (kind: CatalogueKind): string => `
Examples:
  vitrine import ${kind} ${kind}.json --dry-run   what it would change, without changing it
  vitrine import ${kind} ${kind}.csv              the same from CSV: dots for what is nested, "|" between the items of a list
  vitrine import ${kind} ${kind}.json --format json
${kind === "locations" ? HOURS_IN_CSV + APPOINTMENTS : ""}
The file is the whole of its kind: what it no longer names is taken off; a row that is refused leaves the object as it was.
${KINDS_WITHOUT_OBJECTS.has(kind) ? `A list without objects ([], or a header alone) takes the last ${kind} off. ` : ""}A file that looks broken (cut off, empty,
more than 20 % of the ${kind} gone, more than half of its rows refused) changes nothing; --force takes it in all the same.

Exit codes: 0 all in, or nothing new; 1 wrong usage; 2 in, some rows refused, or appointments outside and nothing changed; 3 quarantined or unreadable, nothing changed.`;

/** The pieces of a source that is read twice, or what ended the first reading and ends the second one too. */
type BufferedSource = Result<readonly Uint8Array[], unknown>;

const bufferSource = (bytes: AsyncIterable<Uint8Array>): Promise<BufferedSource> => readPieces(bytes).then(ok, err);

async function* replay(source: BufferedSource): AsyncGenerator<Uint8Array> {
  if (!source.ok) throw source.error;
  yield* source.value;
}

/** Lists the appointments that the locations of a file could not keep. */
const reviewAppointments = async (
  context: CliContext,
  { imports: { importCatalogue }, database, settings }: ImportStores,
  source: BufferedSource,
  { force }: Flags,
): Promise<readonly OutsideAppointment[]> => {
  if (settings === null) return [];
  const plans: Parameters<typeof findClosedAppointments>[1][] = [];
  const request = { kind: "locations", force: force === true, dryRun: true } as const;
  await importCatalogue({ ...request, inspect: (plan) => plans.push(plan) }, replay(source));
  const check = { context, database, settings };
  const outside = (await Promise.all(plans.map((plan) => findClosedAppointments(check, plan)))).flat();
  if (outside.length > 0) context.stderr.write(closedSummary(outside, settings.timeZone));
  return outside;
};

/** Asks visitors to choose another time, once the new hours are in. */
const notifyOutside = async (
  context: CliContext,
  database: Database,
  outside: readonly OutsideAppointment[],
  { status, dry_run: isDryRun }: CatalogueReport,
): Promise<void> => {
  if (outside.length === 0 || status !== "imported" || isDryRun) return;
  const mails = await notifyVisitors({ context, database }, outside);
  context.stderr.write(
    `${mails === 1 ? "1 visitor is" : `${mails} visitors are`} asked by e-mail to choose another time.\n`,
  );
};

const UNDECIDED = "Nothing was changed: --notify asks the visitors to choose another time, --keep leaves it to you.\n";

const importFrom = async (
  context: CliContext,
  kind: CatalogueKind,
  stores: ImportStores,
  source: string,
  flags: Flags,
): Promise<0 | 2 | 3> => {
  const { imports, database, settings } = stores;
  const bytes = readCommandSource(context, source);
  const buffered = kind === "locations" ? await bufferSource(bytes) : null;
  const outside = buffered === null ? [] : await reviewAppointments(context, stores, buffered, flags);
  if (outside.length > 0 && !flags.notify && !flags.keep) {
    context.stderr.write(UNDECIDED);
    return 2;
  }
  const request = { kind, force: flags.force === true, dryRun: flags.dryRun === true };
  const report = await imports.importCatalogue(request, buffered === null ? bytes : replay(buffered));
  if (flags.format === "json") {
    writeJson(context, report);
    if (report.reason !== null) context.stderr.write(`${kind}: ${report.status}: ${report.reason}\n`);
  } else context.stdout.write(catalogueSummary(report));
  if (kind === "lease-offers" && settings !== null) await warnOfUnpublishedOffers(context, database, settings);
  if (flags.notify) await notifyOutside(context, database, outside, report);
  await imports.notifyStaff({ ...report, shared_vins: [], shared_with: [], feed: kind });
  return catalogueExitCode(report);
};

const APPOINTMENTS = `
New hours and closures may leave appointments outside: they are listed, and nothing is changed unless --notify (their visitors get
an e-mail with a link to another time) or --keep (nobody is told) says what becomes of them; exit code 2.
`;

const APPOINTMENT_OPTIONS: readonly Parameter[] = [
  ["--notify", "ask visitors whose appointment falls outside the new hours to choose another time"],
  ["--keep", "take the hours in although appointments fall outside, and tell nobody"],
];

/** `vitrine import brands|models|lease-offers|locations|employees|vacancies FILE|URL|-` */
export const catalogueImportCommands = (context: CliContext): Command[] =>
  CATALOGUE_KINDS.map((kind) =>
    command(context, {
      name: kind,
      description: DESCRIPTIONS[kind],
      help: examples(kind),
      parameters: [
        ["<source>", "a JSON or CSV file, an http(s) address, or - for standard input; gzip is read as it comes"],
        ...(kind === "locations" ? APPOINTMENT_OPTIONS : []),
        ["--dry-run", "report what would happen and change nothing"],
        ["--force", "take a file in that the guards would quarantine"],
        formatOption(),
      ],
      needs: importStores,
      run: async (open, source: string, flags: Flags) =>
        importFrom(context, kind, await open(flags.dryRun === true), source, flags),
      exitCode: (code) => code,
    }),
  );
