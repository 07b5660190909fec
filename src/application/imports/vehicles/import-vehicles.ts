import type { Clock } from "#domain/shared/index.ts";
import {
  changedFields,
  describeSharedVin,
  describeSource,
  type FeedFault,
  type FeedPart,
  type FeedProfile,
  FieldGuard,
  type ImportCounts,
  type ImportGuards,
  type ImportRecord,
  type ImportReport,
  type ImportStatus,
  isFailure,
  isFatal,
  quarantineReason,
  type RowIssue,
  type SharedNumber,
  type SharedVehicles,
  sharedWith,
  type VehicleFieldChange,
  type VehicleVersions,
} from "#domain/imports/index.ts";
import { holdPrices, NO_HELD_PRICES } from "./hold-prices.ts";
import { ImportRun, type ImportRunOptions } from "./import-run.ts";
import { listNotes, overrideNotes } from "./override-notes.ts";
import type { ImportOutcome, RepeatedVin, StockImport, StockWriter } from "../ports.ts";

export type ImportProgress = { readonly rows: number; readonly refused: number; readonly bytes: number };

export type ImportOptions = ImportRunOptions & {
  /** Name of the feed; feeds are independent of each other. */
  readonly feed: string;
  readonly profile: FeedProfile;
  /** A header, rows, and last the end or a fault. */
  readonly parts: AsyncIterable<FeedPart>;
  readonly stock: Pick<StockWriter, "importFeed" | "listImports">;
  readonly clock: Clock;
  readonly guards: ImportGuards;
  /** Bypasses the guards. */
  readonly force: boolean;
  /** Rolls the import back and saves no record. */
  readonly dryRun: boolean;
  /** Receives every issue, also those the report only counts. */
  readonly onIssue?: (issue: RowIssue) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
};

type Verdict = { readonly status: ImportStatus; readonly reason: string | null };

const statusFromCounts = (counts: ImportCounts): ImportStatus =>
  counts.added + counts.changed + counts.removed === 0 ? "identical" : "imported";

const MAX_RECORDS_SEARCHED = 200;

/** Held and shared vehicles of a report; the database has them all. */
const MAX_EXAMPLES = 20;

/**
 * Detects a feed truncated between two rows: its last line has no line end although that of the previous import had
 * one, and vehicles are missing.
 */
const findMissingLineEnd = async (options: ImportOptions, run: ImportRun): Promise<FeedFault | null> => {
  if (run.openEnd !== true || run.removed === 0) return null;
  const records = await options.stock.listImports(MAX_RECORDS_SEARCHED);
  const last = records.find(({ feed, status }) => feed === options.feed && /^(?:imported|identical)$/.test(status));
  if (last?.counts.open_end !== false) return null;
  return {
    code: "truncated",
    reason: `the feed stops without the line end it used to have, and ${run.removed} of its vehicles are gone`,
  };
};

/** Vehicles of a report. */
const MAX_VEHICLES = 50;

/** What an import does to the first vehicles that were on sale. */
class FieldChanges {
  readonly changes: VehicleFieldChange[] = [];

  add({ key, before, after, changed }: VehicleVersions): void {
    if (this.changes.length >= MAX_VEHICLES || before === null) return;
    if (after === null) this.changes.push({ key, change: "removed", fields: [] });
    const fields = changed === null ? [] : changedFields(changed.before, changed.after);
    if (fields.length > 0) this.changes.push({ key, change: "changed", fields });
  }
}

type RunningImport = { readonly run: ImportRun; readonly stock: StockImport; readonly changes: FieldChanges };

/** Notes what changes as well. `compared`: vehicles on sale before and after the import. */
const findImplausibleField = async (
  { guards }: ImportOptions,
  { run, stock, changes }: RunningImport,
  compared: number,
): Promise<string | null> => {
  const guard = new FieldGuard(guards, compared);
  for (const price of run.held) guard.addHeld(price);
  for await (const vehicle of stock.versions()) {
    guard.add(vehicle);
    changes.add(vehicle);
  }
  return guard.reason();
};

const readFeedParts = async (options: ImportOptions, run: ImportRun): Promise<FeedFault | null> => {
  let bytes = 0;
  for await (const part of options.parts) {
    if (part.type === "fault") return part.fault;
    if (part.type === "note") run.notes.push(part.text);
    if (part.type === "end") run.openEnd = part.open_end;
    if (part.type === "header") {
      const fault = run.begin(part);
      if (fault) return fault;
    }
    if (part.type === "rows") {
      await run.addRows(part.rows);
      bytes = part.bytes;
      options.onProgress?.({ rows: run.rows, refused: run.issues.refused, bytes });
    }
  }
  return run.finish();
};

/** Warnings of a report: one car is listed twice, or a number was copied. */
const vinNotes = (repeated: readonly RepeatedVin[]): readonly string[] =>
  listNotes(
    repeated,
    ({ vin, keys }) => `warning: ${keys.join(", ")} have the same identification number ${vin}`,
    (count) => `warning: … and ${count} more identification numbers of several vehicles`,
  );

const describeSharedNumber = ({ stock_number, sources }: SharedNumber): string =>
  `stock number ${stock_number}: ${sources.map(describeSource).join(", ")}; without a VIN all of them are shown`;

/** Warnings of a report: vehicles that another feed lists as well. */
const sharedNotes = ({ vins, numbers }: SharedVehicles): readonly string[] => [
  ...listNotes(
    vins,
    (vin) => `warning: shown once, ${describeSharedVin(vin)}`,
    (count) => `warning: … and ${count} more vehicles of several feeds are shown once`,
  ),
  ...listNotes(
    numbers,
    (number) => `warning: ${describeSharedNumber(number)}`,
    (count) => `warning: … and ${count} more stock numbers of several feeds`,
  ),
];

const runImport = async (options: ImportOptions, running: RunningImport): Promise<Verdict> => {
  const { run, stock } = running;
  const readFault = await readFeedParts(options, run);
  if (readFault) await run.finish();
  const before = await stock.countFeedVehicles();
  const isAborted = readFault !== null && (isFatal(readFault) || !options.force);
  const removed = isAborted || run.stillOnSale === before ? 0 : await stock.removeExcept(run.seen);
  run.removed = removed;
  const fault = readFault ?? (await findMissingLineEnd(options, run));
  if (!isAborted) run.shared = await stock.sharedVehicles();
  const prices = isAborted ? NO_HELD_PRICES : await holdPrices(options, run, stock);
  const isPlausible = isAborted || before === 0 || !(run.hasChanges || run.held.length > 0);
  const fields = isPlausible ? null : await findImplausibleField(options, running, before - removed);
  const effect = { rows: run.rows, refused: run.issues.refused, before, removed, fields, held: prices.excess };
  const reason = quarantineReason(effect, fault, options);
  if (reason !== null) return { status: fault && isFailure(fault) ? "failed" : "quarantined", reason };
  const bypassedReason = quarantineReason(effect, fault, { ...options, force: false });
  if (bypassedReason !== null) run.notes.push(`forced although ${bypassedReason}`);
  run.notes.push(
    ...vinNotes(await stock.repeatedVins()),
    ...sharedNotes(run.shared),
    ...overrideNotes(await stock.overrides()),
  );
  return { status: statusFromCounts(run.counts()), reason: null };
};

const createRecord = (options: ImportOptions, run: ImportRun, started: string, verdict: Verdict): ImportRecord => ({
  feed: options.feed,
  started_at: started,
  finished_at: options.clock.now().toISOString(),
  status: verdict.status,
  counts: run.counts(),
  reason: verdict.reason,
});

const createReport = (
  options: ImportOptions,
  { run, changes }: Pick<RunningImport, "run" | "changes">,
  record: ImportRecord,
): ImportReport => ({
  ...record,
  profile: options.profile.name,
  dry_run: options.dryRun,
  forced: options.force,
  counts: { ...record.counts, warnings: run.issues.warnings, doubts: run.issues.doubts },
  notes: run.notes,
  held: run.held.slice(0, MAX_EXAMPLES),
  shared_vins: run.shared.vins.slice(0, MAX_EXAMPLES),
  shared_with: sharedWith(record.feed, run.shared),
  shared_numbers: run.shared.numbers.slice(0, MAX_EXAMPLES),
  changes: changes.changes,
  issues: run.issues.groups(),
  refused_hosts: [],
});

/**
 * Imports a feed into the stock in one transaction, which makes at most one new stock version. Invalid rows are refused
 * and reported. A suspicious feed leaves the stock unchanged (`quarantined`, or `failed` if it cannot be read). Equal
 * content writes nothing (`identical`). A dry run returns the same report and saves nothing, not even the record.
 */
export const importVehicles = async (options: ImportOptions): Promise<ImportReport> => {
  const started = options.clock.now().toISOString();
  return options.stock.importFeed(options.feed, async (stock): Promise<ImportOutcome<ImportReport>> => {
    const run = new ImportRun(options, stock);
    const changes = new FieldChanges();
    const verdict = await runImport(options, { run, stock, changes });
    const record = createRecord(options, run, started, verdict);
    const result = createReport(options, { run, changes }, record);
    if (options.dryRun) return { commit: false, result };
    const holds = verdict.reason === null ? "replace" : "unchanged";
    return { commit: verdict.status === "imported", result, record, holds };
  });
};
