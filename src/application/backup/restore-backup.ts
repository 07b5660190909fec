import { err, ok, type Result } from "#domain/shared/index.ts";
import { BackupFault } from "./backup-fault.ts";
import { createRowCounter } from "./row-counter.ts";
import type {
  BackupFormat,
  BackupHeader,
  BackupStore,
  ReplacedRows,
  RowCounts,
  SavedSchema,
  TableRows,
} from "./ports.ts";

/** Opens the file of a backup from its beginning. */
export type OpenBackup = () => AsyncIterable<Uint8Array>;

type Reading = { readonly format: Pick<BackupFormat, "read">; readonly open: OpenBackup };

export type CheckedBackup = { readonly header: BackupHeader; readonly rows: RowCounts };

/** `data`: the database holds data, and nobody said that it may be replaced. */
export type RestoreRefusal =
  | { readonly type: "fault"; readonly reason: string }
  | { readonly type: "data"; readonly rows: RowCounts };

const catchFault = <T>(work: Promise<T>): Promise<Result<T, RestoreRefusal>> =>
  work.then(ok, (error: unknown) => {
    if (error instanceof BackupFault) return err({ type: "fault", reason: error.message });
    throw error;
  });

const readThrough = async ({ format, open }: Reading, schema: SavedSchema): Promise<CheckedBackup> => {
  const counter = createRowCounter(schema.tables);
  let header: BackupHeader | null = null;
  for await (const part of format.read(open(), schema)) {
    if ("table" in part) counter.add(part.table, part.rows.length);
    else header = part;
  }
  if (header === null) throw new BackupFault("it has no first line");
  return { header, rows: counter.counts };
};

/** Reads a backup from its first to its last byte, and says what it holds. */
export const checkBackup = (reading: Reading, schema: SavedSchema): Promise<Result<CheckedBackup, RestoreRefusal>> =>
  catchFault(readThrough(reading, schema));

async function* readRows({ format, open }: Reading, schema: SavedSchema): AsyncGenerator<TableRows> {
  for await (const part of format.read(open(), schema)) if ("table" in part) yield part;
}

type RestoreOptions = { readonly mayReplace: boolean; readonly isDryRun: boolean };

/**
 * Replaces the data of the database by that of a backup that was checked, completely or not at all. The file is read
 * again: a change since the check is found too.
 */
export const restoreBackup = async (
  store: BackupStore,
  reading: Reading,
  { mayReplace, isDryRun }: RestoreOptions,
): Promise<Result<ReplacedRows, RestoreRefusal>> => {
  if (isDryRun) {
    const rows = await store.count();
    if (!mayReplace && store.holdsData(rows)) return err({ type: "data", rows });
    return ok({ before: rows, keysChanged: false });
  }
  const replaced = await catchFault(store.replace(readRows(reading, store.schema), { mayReplace }));
  if (!replaced.ok) return replaced;
  return replaced.value.ok ? replaced.value : err({ type: "data", rows: replaced.value.error });
};
