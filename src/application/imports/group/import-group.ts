import { type Clock, ConfigurationError, daysOfMonth, utcDay } from "#domain/shared/index.ts";
import type { ImportReport } from "#domain/imports/index.ts";
import {
  type CatalogueImportDependencies,
  type CatalogueReport,
  importCatalogue,
} from "../catalogue/import-catalogue.ts";
import {
  CATALOGUE_KINDS,
  type CatalogueAttributesOf,
  type CatalogueFile,
  type CatalogueIssue,
  type CatalogueKind,
} from "../catalogue/kinds.ts";
import type { CatalogueReader, StockReader } from "../../stock/ports.ts";
import { createFeedImport, type FeedImportDependencies } from "../import-feed.ts";
import type { CatalogueObject, CatalogueWriter, FeedProfiles } from "../ports.ts";

const MAX_PROBLEMS = 20;

const UNACCEPTED: ReadonlySet<string> = new Set(["failed", "quarantined"]);

const describeRow = (file: string, { line, field, value, reason }: CatalogueIssue): string =>
  `${file}, line ${line}${field === null ? "" : `, ${field}`}${value === "" ? "" : ` "${value}"`}: ${reason}`;

/** The refused rows, or else why the whole file is not accepted. */
const describeProblems = (
  file: string,
  { status, reason }: Pick<CatalogueReport, "status" | "reason">,
  refused: readonly CatalogueIssue[],
): readonly string[] => {
  if (refused.length > 0) return refused.map((issue) => describeRow(file, issue));
  return UNACCEPTED.has(status) ? [`${file}: ${reason}`] : [];
};

/** Why a file of the catalogue is not imported, a sentence for each reason; empty: nothing is wrong with it. */
const catalogueProblems = (file: string, report: CatalogueReport): readonly string[] =>
  describeProblems(file, report, report.issues);

/** The same of the file of vehicles, with the first rows of each kind of problem. */
const vehicleProblems = (file: string, report: ImportReport): readonly string[] =>
  describeProblems(
    file,
    report,
    report.issues
      .filter(({ severity }) => severity === "refused")
      .flatMap(({ examples }) => examples.map(({ column, ...issue }) => ({ ...issue, field: column }))),
  );

/** Throws a `ConfigurationError` with the first problems, if there are any. */
const throwProblems = (problems: readonly string[]): void => {
  if (problems.length === 0) return;
  const more = problems.length - MAX_PROBLEMS;
  const lines = [...problems.slice(0, MAX_PROBLEMS), ...(more > 0 ? [`… and ${more} more`] : [])];
  throw new ConfigurationError(
    ["The group's files are not imported, none of them:", ...lines, "Correct them, then start again."].join("\n"),
  );
};

/** A file of the group, by the name that an operator knows. */
export type GroupFile = { readonly name: string; readonly bytes: AsyncIterable<Uint8Array> };

/** Remembers, while a group is imported, that its import has begun: a process that is killed leaves the mark behind. */
export type ImportMark = {
  readonly isSet: () => Promise<boolean>;
  readonly set: () => Promise<void>;
  readonly clear: () => Promise<void>;
};

type GroupImportDependencies = {
  readonly stock: Pick<StockReader, "version">;
  readonly catalogue: Pick<CatalogueReader, "version">;
  /** `market`: the country of the group's settings. */
  readonly catalogueImport: CatalogueImportDependencies & { readonly market: string };
  readonly feedImport: FeedImportDependencies;
  readonly loadProfile: FeedProfiles["load"];
  readonly mark: ImportMark;
  /** Opens the group's file of a kind of objects; null: it has none. */
  readonly openCatalogue: (kind: CatalogueKind) => GroupFile | null;
  /** Opens the group's file of vehicles, in our own format; null: it has none. */
  readonly openStock: () => GroupFile | null;
  /** The dates of the demo group stay as far from today as they were. */
  readonly movesDates: boolean;
  readonly clock: Clock;
};

export type GroupImport = { readonly catalogue: readonly CatalogueReport[]; readonly vehicles: ImportReport | null };

/** True when neither the catalogue nor the stock was ever imported. */
export const isNeverImported = async ({
  stock,
  catalogue,
}: Pick<GroupImportDependencies, "stock" | "catalogue">): Promise<boolean> =>
  (await catalogue.version()) === 0 && (await stock.version()) === 0;

/** A catalogue in memory, and what an import of vehicles reads of it. */
type CheckedCatalogue = Pick<FeedImportDependencies, "brands" | "locations"> & {
  readonly writer: CatalogueWriter;
};

/** An empty catalogue, which takes in what an import of files into an empty database would save. `now`: ISO 8601. */
const createCheckedCatalogue = (now: string): CheckedCatalogue => {
  const objects = new Map<CatalogueKind, readonly CatalogueObject[]>();
  const addresses = (kind: CatalogueKind): ReadonlySet<string> =>
    new Set(objects.get(kind)?.map(({ address }) => address));
  const all = <K extends CatalogueKind>(kind: K) =>
    Promise.resolve(
      (objects.get(kind) ?? []).map(({ attributes }) => ({
        ...(attributes as CatalogueAttributesOf<K>),
        updated_at: now,
      })),
    );
  return {
    brands: { all: () => all("brands") },
    locations: { all: () => all("locations") },
    writer: {
      change: (kind, decide) => {
        const change = decide({ known: [], brands: addresses("brands"), locations: addresses("locations") });
        objects.set(kind, change.put);
        return Promise.resolve(change.result);
      },
    },
  };
};

/** Imports the vehicles, all of the file or none. */
const importStock = async (
  { feedImport, loadProfile, openStock }: GroupImportDependencies,
  { brands, locations }: CheckedCatalogue,
): Promise<ImportReport | null> => {
  const file = openStock();
  if (file === null) return null;
  const profile = await loadProfile("vitrine");
  if (!profile.ok) throw new Error(profile.error.join("\n"));
  const guards = { ...feedImport.guards, refused_share: 0 };
  const request = {
    profile: profile.value,
    feed: profile.value.name,
    dryRun: false,
    force: false,
    reportPath: null,
    alwaysCountsHosts: false,
  };
  const report = await createFeedImport({ ...feedImport, brands, locations, guards })(request, { bytes: file.bytes });
  throwProblems(vehicleProblems(file.name, report));
  return report;
};

const readText = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
};

/** The day for which the demo group's files were written, 24 November 2026: month from 0. */
const WRITTEN = { year: 2026, month: 10, day: 24 } as const;

/** By how many months at a time the dates of a kind move. Days on which a location is closed return every year. */
const STEP_MONTHS: Readonly<Partial<Record<CatalogueKind, number>>> = {
  "lease-offers": 1,
  vacancies: 1,
  locations: 12,
};

const DATE = /"(\d{4})-(\d\d)-(\d\d)"/g;

/** Whole months since the files were written; 0 before that day. */
const monthsSinceWritten = (now: Date): number => {
  const months = (now.getUTCFullYear() - WRITTEN.year) * 12 + now.getUTCMonth() - WRITTEN.month;
  return Math.max(0, now.getUTCDate() < WRITTEN.day ? months - 1 : months);
};

/** The same day of another month, its last day for the last one. `month`: from 0. */
const moveDate = (year: number, month: number, day: number, months: number): string => {
  const days = daysOfMonth(year, month + months);
  const moved = day === daysOfMonth(year, month) ? days : Math.min(day, days);
  return utcDay(new Date(Date.UTC(year, month + months, moved)));
};

/** Text of a file of the demo group, with its dates as far from `now` as they were from the day it was written for. */
export const moveDemoDates = (kind: CatalogueKind, text: string, now: Date): string => {
  const step = STEP_MONTHS[kind];
  if (step === undefined) return text;
  const months = Math.floor(monthsSinceWritten(now) / step) * step;
  if (months === 0) return text;
  return text.replaceAll(
    DATE,
    (_, year, month, day) => `"${moveDate(Number(year), Number(month) - 1, Number(day), months)}"`,
  );
};

/** The file of a kind of the demo group, whose offers and vacancies are still valid. */
const moveDates = async function* (
  bytes: AsyncIterable<Uint8Array>,
  kind: CatalogueKind,
  clock: Clock,
): AsyncIterable<Uint8Array> {
  const text = await readText(bytes);
  yield new TextEncoder().encode(moveDemoDates(kind, text, clock.now()));
};

type ReadFile = { readonly kind: CatalogueKind; readonly name: string; readonly file: CatalogueFile };

const readFiles = async (deps: GroupImportDependencies): Promise<readonly ReadFile[]> => {
  const files: ReadFile[] = [];
  for (const kind of CATALOGUE_KINDS) {
    const opened = deps.openCatalogue(kind);
    if (opened === null) continue;
    const bytes = deps.movesDates ? moveDates(opened.bytes, kind, deps.clock) : opened.bytes;
    files.push({ kind, name: opened.name, file: await deps.catalogueImport.readCatalogue(bytes, kind) });
  }
  return files;
};

/** Imports the files into a catalogue. Throws a `ConfigurationError` when a row is refused. */
const importFiles = async (
  { catalogueImport }: GroupImportDependencies,
  files: readonly ReadFile[],
  writer = catalogueImport.writer,
): Promise<readonly CatalogueReport[]> => {
  const reports: CatalogueReport[] = [];
  const problems: string[] = [];
  for (const { kind, name, file } of files) {
    const report = await importCatalogue({ ...catalogueImport, writer, kind, file, force: false, dryRun: false });
    reports.push(report);
    problems.push(...catalogueProblems(name, report));
  }
  throwProblems(problems);
  return reports;
};

/**
 * Imports the files of a group into an empty database, by the ordinary import: all of them, or none when one has a row that
 * is refused. Null when the database is not empty; then it stays unchanged. An import that a killed process left unfinished
 * is done again. Throws a `ConfigurationError` that names file, line, field and reason.
 */
export const importGroup = async (deps: GroupImportDependencies): Promise<GroupImport | null> => {
  const { mark, clock } = deps;
  const isUnfinished = await mark.isSet();
  if (!isUnfinished && !(await isNeverImported(deps))) return null;
  const files = await readFiles(deps);
  const checked = createCheckedCatalogue(clock.now().toISOString());
  await importFiles(deps, files, checked.writer);
  await mark.set();
  // The vehicles first: until they are accepted, nothing is saved that would have to be removed again.
  const vehicles = await importStock(deps, checked).catch(async (error: unknown) => {
    if (!isUnfinished) await mark.clear();
    throw error;
  });
  const catalogue = await importFiles(deps, files);
  await mark.clear();
  return { catalogue, vehicles };
};
