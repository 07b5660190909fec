import { LARGEST_SHARE_GONE, LARGEST_SHARE_REFUSED } from "../imports/index.ts";
import type { Clock } from "../shared/index.ts";
import type { ImportCounts, ImportStatus } from "../vehicles/index.ts";
import { checkRows, type Checked } from "./check.ts";
import type { CatalogueKind } from "./kinds.ts";
import type { CatalogueBefore, CatalogueChange, CatalogueObject, CatalogueWriter } from "./ports.ts";
import type { CatalogueFile, CatalogueIssue } from "./rows.ts";

/** What an import did, or with `dry_run` would have done. */
export type CatalogueReport = {
  readonly kind: CatalogueKind;
  readonly status: ImportStatus;
  /** Why the old objects stay; null where they do not. */
  readonly reason: string | null;
  readonly dry_run: boolean;
  readonly forced: boolean;
  readonly counts: ImportCounts;
  /** ISO 8601. */
  readonly started_at: string;
  readonly finished_at: string;
  readonly notes: readonly string[];
  readonly issues: readonly CatalogueIssue[];
};

export type CatalogueImport = {
  readonly kind: CatalogueKind;
  readonly file: CatalogueFile;
  readonly writer: CatalogueWriter;
  readonly clock: Clock;
  /** SHA-256 of a text, in hexadecimal. */
  readonly digest: (text: string) => string;
  /** Passes the guards. */
  readonly force: boolean;
  /** Does everything but keep it. */
  readonly dryRun: boolean;
};

type Plan = {
  readonly put: readonly CatalogueObject[];
  readonly remove: readonly number[];
  readonly counts: ImportCounts;
};

/** Ids whose row was refused keep what is known of them: a typing error must not take a site off the map. */
const planOf = (before: CatalogueBefore, checked: Checked, rows: number): Plan => {
  const known = new Map(before.known.map((object) => [object.id, object]));
  const fed = new Set(checked.accepted.map(({ id }) => id));
  const taken = new Set(checked.accepted.map(({ address }) => address));
  const put = checked.accepted.filter(({ id, content_hash }) => known.get(id)?.content_hash !== content_hash);
  const remove = before.known
    .filter(({ id, address }) => !fed.has(id) && (!checked.refusedIds.has(id) || taken.has(address)))
    .map(({ id }) => id);
  const added = put.filter(({ id }) => !known.has(id)).length;
  const counts = {
    rows,
    added,
    changed: put.length - added,
    unchanged: checked.accepted.length - put.length,
    removed: remove.length,
    refused: checked.refused,
  };
  return { put, remove, counts };
};

const NOTHING: Omit<Plan, "counts"> = { put: [], remove: [] };

const NO_ROWS: ImportCounts = { rows: 0, added: 0, changed: 0, unchanged: 0, removed: 0, refused: 0 };

const statusOf = ({ put, remove }: Omit<Plan, "counts">): ImportStatus =>
  put.length + remove.length === 0 ? "identical" : "imported";

/** Why the old objects must stay, by the guards that vehicles have; null where the file may go in. */
const reasonToKeepOld = (options: CatalogueImport, before: CatalogueBefore, counts: ImportCounts): string | null => {
  const { file, force, kind } = options;
  // What could not be read to its end is never taken for the whole, force or not: nothing of it was kept to go on with.
  if (file.fault) return file.fault.reason;
  if (force) return null;
  const known = before.known.length;
  if (counts.rows === 0) return "the file is empty";
  if (counts.refused > counts.rows * LARGEST_SHARE_REFUSED)
    return `${counts.refused} of ${counts.rows} rows were refused`;
  if (counts.removed > known * LARGEST_SHARE_GONE) return `${counts.removed} of ${known} ${kind} would be gone`;
  return null;
};

const decide = (options: CatalogueImport, started_at: string) => {
  const { kind, file, force, dryRun } = options;
  return (before: CatalogueBefore): CatalogueChange<CatalogueReport> => {
    const checked = checkRows(kind, file.rows, before, options.digest);
    const plan = file.fault ? { ...NOTHING, counts: NO_ROWS } : planOf(before, checked, file.rows.length);
    const reason = reasonToKeepOld(options, before, plan.counts);
    const status = reason === null ? statusOf(plan) : file.fault ? "failed" : "quarantined";
    const { put, remove } = reason === null ? plan : NOTHING;
    const finished_at = options.clock.now().toISOString();
    const record = { feed: kind, started_at, finished_at, status, counts: plan.counts, reason };
    return {
      commit: status === "imported" && !dryRun,
      put,
      remove,
      record: dryRun ? null : record,
      result: {
        kind,
        status,
        reason,
        dry_run: dryRun,
        forced: force,
        counts: plan.counts,
        started_at,
        finished_at,
        notes: file.notes,
        issues: checked.issues,
      },
    };
  };
};

/**
 * Brings a file of brands, models, locations, employees or vacancies into the catalogue, in one transaction and at most one new version. The
 * file is the whole of its kind: what it no longer names is taken off. Bad rows are refused and named; a file that looks
 * broken changes nothing (`quarantined`, or `failed` where it could not be read); equal content writes nothing.
 */
export const importCatalogue = (options: CatalogueImport): Promise<CatalogueReport> =>
  options.writer.change(options.kind, decide(options, options.clock.now().toISOString()));

/** Exit code of a command that imported: 0 all in or identical, 2 in with refused rows, 3 nothing changed. */
export const catalogueExitCode = (report: CatalogueReport): 0 | 2 | 3 => {
  if (report.status === "quarantined" || report.status === "failed") return 3;
  return report.counts.refused > 0 ? 2 : 0;
};
