import type { Clock } from "../shared/index.ts";
import type {
  ImportCounts,
  ImportOutcome,
  ImportRecord,
  ImportStatus,
  StockImport,
  StockWriter,
} from "../vehicles/index.ts";
import { isFatal, reasonToKeepOldStock } from "./guard.ts";
import type { FeedProfile } from "./profile.ts";
import type { ImportReport } from "./report.ts";
import type { FeedFault, FeedPart, RowIssue } from "./row.ts";
import { RunOfRows, type RunOptions } from "./run-of-rows.ts";

export type ImportProgress = { readonly rows: number; readonly refused: number; readonly bytes: number };

export type ImportOptions = RunOptions & {
  /** Vehicles of one feed never touch those of another. */
  readonly feed: string;
  readonly profile: FeedProfile;
  /** The feed, read piece by piece: a header, rows, and at the end a fault where there is one. */
  readonly parts: AsyncIterable<FeedPart>;
  readonly stock: Pick<StockWriter, "importFeed" | "listImports">;
  readonly clock: Clock;
  /** Passes the guards. */
  readonly force: boolean;
  /** Does everything but keep it. */
  readonly dryRun: boolean;
  /** Told of every issue, also of those the report only counts. */
  readonly onIssue?: (issue: RowIssue) => void;
  readonly onProgress?: (progress: ImportProgress) => void;
};

type Verdict = { readonly status: ImportStatus; readonly reason: string | null };

const statusOf = (counts: ImportCounts): ImportStatus =>
  counts.added + counts.changed + counts.removed === 0 ? "identical" : "imported";

const RECORDS_LOOKED_THROUGH = 200;

/**
 * A feed whose lines used to end, the last one too, and that now stops behind a last row without a line end and lacks
 * vehicles, was cut off there by chance. A feed that never ended its last line is left alone.
 */
const cutBehindRow = async (options: ImportOptions, run: RunOfRows): Promise<FeedFault | null> => {
  if (run.openEnd !== true || run.removed === 0) return null;
  const records = await options.stock.listImports(RECORDS_LOOKED_THROUGH);
  const last = records.find(({ feed, status }) => feed === options.feed && /^(?:imported|identical)$/.test(status));
  if (last?.counts.open_end !== false) return null;
  return {
    code: "truncated",
    reason: `the feed stops without the line end it used to have, and ${run.removed} of its vehicles are gone`,
  };
};

/** Reads the feed to its end; a fault ends it early. Nothing is put after a fault that no force passes. */
const takeIn = async (options: ImportOptions, run: RunOfRows): Promise<FeedFault | null> => {
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
      await run.take(part.rows);
      bytes = part.bytes;
      options.onProgress?.({ rows: run.rows, refused: run.issues.refused, bytes });
    }
  }
  return run.finish();
};

const judge = async (options: ImportOptions, run: RunOfRows, stock: StockImport): Promise<Verdict> => {
  const readFault = await takeIn(options, run);
  if (readFault) await run.finish();
  const before = await stock.sizeOfFeed();
  const stop = readFault !== null && (isFatal(readFault) || !options.force);
  const removed = stop ? 0 : await stock.removeExcept(run.seen);
  run.removed = removed;
  const fault = readFault ?? (await cutBehindRow(options, run));
  const effect = { rows: run.rows, refused: run.issues.refused, before, removed };
  const reason = reasonToKeepOldStock(effect, fault, options.force);
  if (reason !== null) return { status: fault && isFatal(fault) ? "failed" : "quarantined", reason };
  const waved = reasonToKeepOldStock(effect, fault, false);
  if (waved !== null) run.notes.push(`forced although ${waved}`);
  return { status: statusOf(run.counts()), reason: null };
};

const recordOf = (options: ImportOptions, run: RunOfRows, started: string, verdict: Verdict): ImportRecord => ({
  feed: options.feed,
  started_at: started,
  finished_at: options.clock.now().toISOString(),
  status: verdict.status,
  counts: run.counts(),
  reason: verdict.reason,
});

const reportOf = (options: ImportOptions, run: RunOfRows, record: ImportRecord): ImportReport => ({
  ...record,
  profile: options.profile.name,
  dry_run: options.dryRun,
  forced: options.force,
  counts: { ...record.counts, warnings: run.issues.warnings },
  notes: run.notes,
  issues: run.issues.groups(),
});

/**
 * Brings a feed's vehicles into the stock, in one transaction and at most one new stock version. Rows that cannot be a
 * vehicle are refused and named; a feed that looks broken leaves the stock as it was (`quarantined`, or `failed` where it
 * could not be read at all); equal content writes nothing (`identical`). A dry run reports the same and keeps nothing,
 * not even the record.
 */
export const importVehicles = async (options: ImportOptions): Promise<ImportReport> => {
  const started = options.clock.now().toISOString();
  return options.stock.importFeed(options.feed, async (stock): Promise<ImportOutcome<ImportReport>> => {
    const run = new RunOfRows(options, stock);
    const verdict = await judge(options, run, stock);
    const record = recordOf(options, run, started, verdict);
    const result = reportOf(options, run, record);
    if (options.dryRun) return { commit: false, result };
    return { commit: verdict.status === "imported", result, record };
  });
};
