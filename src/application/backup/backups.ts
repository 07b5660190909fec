import type {
  BackupFormat,
  BackupHeader,
  BackupPart,
  BackupSnapshot,
  BackupStore,
  OlderDatabase,
  OpenOlderDatabase,
  ReplacedRows,
  RowCounts,
  SavedSchema,
  SavedTable,
  TableRows,
} from "./ports.ts";
import { type Clock, err, ok, type Result } from "#domain/shared/index.ts";

type RowCounter = { readonly counts: RowCounts; readonly add: (table: string, rows: number) => void };

/** Counts rows by table; tables without rows have 0. */
const createRowCounter = (tables: readonly SavedTable[]): RowCounter => {
  const counts = new Map(tables.map(({ name }) => [name, 0]));
  return { counts, add: (table, rows) => void counts.set(table, (counts.get(table) ?? 0) + rows) };
};

type CreateBackupDependencies = {
  readonly store: BackupStore;
  readonly format: Pick<BackupFormat, "write">;
  readonly clock: Clock;
  /** Version of this Vitrine. */
  readonly program: string;
};

export type CreatedBackup = { readonly header: BackupHeader; readonly rows: RowCounts };

/** Writes the database as it is now, while others go on writing to it. */
export const createBackup = async (
  { store, format, clock, program }: CreateBackupDependencies,
  writeFile: (content: AsyncIterable<Uint8Array>, header: BackupHeader) => Promise<void>,
): Promise<CreatedBackup> => {
  const { tables, version: schema } = store.schema;
  const snapshot = await store.openSnapshot();
  try {
    const header = { program, schema, createdAt: clock.now().toISOString() };
    const counter = createRowCounter(tables);
    const read = async function* (table: SavedTable) {
      for await (const rows of snapshot.read(table)) {
        counter.add(table.name, rows.length);
        yield rows;
      }
    };
    await writeFile(format.write(header, tables, read), header);
    return { header, rows: counter.counts };
  } finally {
    await snapshot.end();
  }
};

/** Thrown while a backup is read: why it cannot be restored. */
export class BackupFault extends Error {}

/** Opens the file of a backup from its beginning. */
type OpenFile = () => AsyncIterable<Uint8Array>;

/** `schema`: that of this Vitrine. */
export type BackupReading = {
  readonly format: Pick<BackupFormat, "read">;
  readonly open: OpenFile;
  readonly schema: SavedSchema;
  readonly openOlder: OpenOlderDatabase;
};

/** A backup that was read from its first to its last byte. */
export type CheckedBackup = {
  readonly header: BackupHeader;
  /** As the file has them. */
  readonly rows: RowCounts;
  /** The rows in the schema of this Vitrine. Throws `BackupFault` when the file has changed since. */
  readonly read: () => AsyncIterable<TableRows>;
  readonly close: () => Promise<void>;
};

/** `data`: the database holds data, and nobody said that it may be replaced. */
export type RestoreRefusal =
  | { readonly type: "fault"; readonly reason: string }
  | { readonly type: "data"; readonly rows: RowCounts };

const catchFault = <T>(work: Promise<T>): Promise<Result<T, RestoreRefusal>> =>
  work.then(ok, (error: unknown) => {
    if (error instanceof BackupFault) return err({ type: "fault", reason: error.message });
    throw error;
  });

async function* onlyRows(parts: AsyncIterable<BackupPart>): AsyncGenerator<TableRows> {
  for await (const part of parts) if ("table" in part) yield part;
}

async function* readSnapshot(snapshot: BackupSnapshot, { tables }: SavedSchema): AsyncGenerator<TableRows> {
  for (const table of tables) {
    const columns = Object.keys(table.columns);
    for await (const rows of snapshot.read(table)) yield { table: table.name, columns, rows };
  }
}

const newerFault = ({ schema, program }: BackupHeader, { version }: SavedSchema): BackupFault =>
  new BackupFault(
    `it has the schema ${schema}, which is newer than ${version} of this Vitrine: restore it with the Vitrine that made it ` +
      `(${program}), or a newer one`,
  );

/** Rows cannot be migrated, but a database can: that of the backup's schema, which exists until the backup is closed. */
const readUpgraded = async (
  { schema }: BackupReading,
  older: OlderDatabase,
  rows: AsyncIterable<TableRows>,
): Promise<CheckedBackup["read"]> => {
  await older.insert(rows);
  const { openSnapshot } = await older.upgrade();
  return async function* () {
    const snapshot = await openSnapshot();
    try {
      yield* readSnapshot(snapshot, schema);
    } finally {
      await snapshot.end();
    }
  };
};

type Opened = { header: BackupHeader | null; older: OlderDatabase | null };

/** The schema that a header names, and what was opened for it. */
const createSchemaChoice = ({ schema, openOlder }: BackupReading) => {
  const opened: Opened = { header: null, older: null };
  const schemaOf = async (header: BackupHeader): Promise<SavedSchema> => {
    opened.header = header;
    if (header.schema === schema.version) return schema;
    opened.older = await openOlder(header.schema);
    if (opened.older === null) throw newerFault(header, schema);
    return opened.older.schema;
  };
  return { opened, schemaOf };
};

const readThrough = async (reading: BackupReading, opened: Opened, parts: AsyncIterable<BackupPart>) => {
  const { format, open, schema } = reading;
  const iterator = parts[Symbol.asyncIterator]();
  await iterator.next();
  const { header, older } = opened;
  if (header === null) throw new BackupFault("it has no first line");
  const counter = createRowCounter(older === null ? schema.tables : []);
  const counted = async function* () {
    for await (const part of onlyRows({ [Symbol.asyncIterator]: () => iterator })) {
      counter.add(part.table, part.rows.length);
      yield part;
    }
  };
  if (older !== null)
    return { header, read: await readUpgraded(reading, older, counted()), rows: counter.counts, close: older.close };
  for await (const _ of counted());
  const read = () => onlyRows(format.read(open(), async () => schema));
  return { header, read, rows: counter.counts, close: async () => undefined };
};

const openBackup = async (reading: BackupReading): Promise<CheckedBackup> => {
  const { opened, schemaOf } = createSchemaChoice(reading);
  try {
    return await readThrough(reading, opened, reading.format.read(reading.open(), schemaOf));
  } catch (error) {
    await opened.older?.close();
    throw error;
  }
};

/**
 * Reads a backup of this or an older Vitrine from its first to its last byte. The caller closes it. Throws when the disk or the
 * scratch database fails.
 */
export const checkBackup = (reading: BackupReading): Promise<Result<CheckedBackup, RestoreRefusal>> =>
  catchFault(openBackup(reading));

/** Replaces the data of the database by that of a backup, completely or not at all. */
export const restoreBackup = async (
  store: BackupStore,
  backup: Pick<CheckedBackup, "read">,
  { mayReplace, isDryRun }: { readonly mayReplace: boolean; readonly isDryRun: boolean },
): Promise<Result<ReplacedRows, RestoreRefusal>> => {
  if (isDryRun) {
    const rows = await store.count();
    if (!mayReplace && store.hasSavedRows(rows)) return err({ type: "data", rows });
    return ok({ before: rows, keysChanged: false });
  }
  const replaced = await catchFault(store.replace(backup.read(), { mayReplace }));
  if (!replaced.ok) return replaced;
  return replaced.value.ok ? replaced.value : err({ type: "data", rows: replaced.value.error });
};
