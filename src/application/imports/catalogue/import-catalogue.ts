import {
  changedFields,
  MAX_REMOVED_SHARE,
  MAX_REFUSED_SHARE,
  type ImportCounts,
  type ImportRecord,
  type ImportStatus,
} from "#domain/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { type CheckedRows, checkRows } from "./check-rows.ts";
import { type CatalogueFile, type CatalogueIssue, type CatalogueKind, KINDS_WITHOUT_OBJECTS } from "./kinds.ts";
import type {
  CatalogueChange,
  CatalogueObject,
  CatalogueState,
  CatalogueWriter,
  KnownCatalogueObject,
  ObjectChange,
  ReadCatalogue,
} from "../ports.ts";

/** The result of an import; with `dry_run`, of a simulated one. */
export type CatalogueReport = Omit<ImportRecord, "feed"> & {
  readonly kind: CatalogueKind;
  readonly dry_run: boolean;
  readonly forced: boolean;
  readonly notes: readonly string[];
  readonly issues: readonly CatalogueIssue[];
  /** What the file changes, by object and field; of a rejected file what it would change. */
  readonly changes: readonly ObjectChange[];
};

export type CatalogueImportOptions = {
  readonly kind: CatalogueKind;
  readonly file: CatalogueFile;
  readonly writer: CatalogueWriter;
  readonly clock: Clock;
  /** SHA-256 of a text, in hexadecimal. */
  readonly digest: (text: string) => string;
  /** Country of the market (ISO 3166-1), of locations that state none; null: the settings are invalid. */
  readonly market: string | null;
  /** Bypasses the guards. */
  readonly force: boolean;
  /** Saves nothing. */
  readonly dryRun: boolean;
  /** Called with what is put and removed, before it is saved. */
  readonly inspect?: ((plan: Pick<ImportPlan, "put" | "remove">) => void) | undefined;
};

type ImportPlan = {
  readonly put: readonly CatalogueObject[];
  readonly remove: readonly number[];
  readonly counts: ImportCounts;
  readonly changes: readonly ObjectChange[];
};

/** Added and changed objects in order of the file, then the removed ones. */
const listChanges = (
  known: ReadonlyMap<number, KnownCatalogueObject>,
  { put, remove }: Pick<ImportPlan, "put" | "remove">,
): readonly ObjectChange[] => [
  ...put.map(({ id, address, attributes }): ObjectChange => {
    const before = known.get(id);
    return before === undefined
      ? { id, key: address, change: "added", fields: [] }
      : { id, key: address, change: "changed", fields: changedFields(before.attributes, attributes) };
  }),
  ...remove.map((id): ObjectChange => ({ id, key: known.get(id)?.address ?? "", change: "removed", fields: [] })),
];

/** An object whose row was refused is not removed, so that a typing error does not remove a location. */
const createPlan = (state: CatalogueState, checked: CheckedRows, rows: number): ImportPlan => {
  const knownById = new Map(state.known.map((object) => [object.id, object]));
  const acceptedIds = new Set(checked.accepted.map(({ id }) => id));
  const acceptedAddresses = new Set(checked.accepted.map(({ address }) => address));
  const put = checked.accepted.filter(({ id, content_hash }) => knownById.get(id)?.content_hash !== content_hash);
  const remove = state.known
    .filter(
      ({ id, address }) => !acceptedIds.has(id) && (!checked.refusedIds.has(id) || acceptedAddresses.has(address)),
    )
    .map(({ id }) => id);
  const added = put.filter(({ id }) => !knownById.has(id)).length;
  const counts = {
    rows,
    added,
    changed: put.length - added,
    unchanged: checked.accepted.length - put.length,
    removed: remove.length,
    refused: checked.refused,
  };
  return { put, remove, counts, changes: listChanges(knownById, { put, remove }) };
};

const NO_CHANGES: Omit<ImportPlan, "counts"> = { put: [], remove: [], changes: [] };

const NO_ROWS: ImportCounts = { rows: 0, added: 0, changed: 0, unchanged: 0, removed: 0, refused: 0 };

const statusFromPlan = ({ put, remove }: Pick<ImportPlan, "put" | "remove">): ImportStatus =>
  put.length + remove.length === 0 ? "identical" : "imported";

/** The reason to reject the file, by the same guards as vehicle feeds; null if it may be imported. */
const rejectionReason = (
  options: CatalogueImportOptions,
  state: CatalogueState,
  counts: ImportCounts,
): string | null => {
  const { file, force, kind } = options;
  // An incomplete file is rejected even with `force`.
  if (file.fault) return file.fault.reason;
  if (force) return null;
  const knownCount = state.known.length;
  // A new group has files without an object yet.
  if (counts.rows === 0) return KINDS_WITHOUT_OBJECTS.has(kind) || knownCount === 0 ? null : "the file is empty";
  if (counts.refused > counts.rows * MAX_REFUSED_SHARE) return `${counts.refused} of ${counts.rows} rows were refused`;
  if (counts.removed > knownCount * MAX_REMOVED_SHARE)
    return `${counts.removed} of ${knownCount} ${kind} would be gone`;
  return null;
};

const createDecision = (options: CatalogueImportOptions, started_at: string) => {
  const { kind, file, force, dryRun } = options;
  return (state: CatalogueState): CatalogueChange<CatalogueReport> => {
    const checked = checkRows(options, file.rows, state);
    const plan = file.fault ? { ...NO_CHANGES, counts: NO_ROWS } : createPlan(state, checked, file.rows.length);
    const reason = rejectionReason(options, state, plan.counts);
    const status = reason === null ? statusFromPlan(plan) : file.fault ? "failed" : "quarantined";
    const { put, remove } = reason === null ? plan : NO_CHANGES;
    options.inspect?.({ put, remove });
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
        changes: plan.changes,
      },
    };
  };
};

/**
 * Imports a file of brands, models, lease offers, locations, employees or vacancies into the catalogue in one transaction, which
 * makes at most one new version. The file is the complete list of its kind: objects it lacks are removed. Invalid rows
 * are refused and reported. A suspicious file changes nothing (`quarantined`, or `failed` if it cannot be read). Equal
 * content writes nothing (`identical`).
 */
export const importCatalogue = (options: CatalogueImportOptions): Promise<CatalogueReport> =>
  options.writer.change(options.kind, createDecision(options, options.clock.now().toISOString()));

export type CatalogueImportDependencies = Pick<CatalogueImportOptions, "writer" | "clock" | "digest" | "market"> & {
  readonly readCatalogue: ReadCatalogue;
};

export type CatalogueImport = (
  request: Pick<CatalogueImportOptions, "kind" | "force" | "dryRun" | "inspect">,
  bytes: AsyncIterable<Uint8Array>,
) => Promise<CatalogueReport>;

/** Imports one file of one kind of catalogue objects. */
export const createCatalogueImport =
  ({ readCatalogue, ...deps }: CatalogueImportDependencies): CatalogueImport =>
  async (request, bytes) =>
    importCatalogue({ ...deps, ...request, file: await readCatalogue(bytes, request.kind) });
