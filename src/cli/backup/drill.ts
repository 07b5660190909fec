import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type CheckedBackup, checkBackup } from "#application/backup/index.ts";
import type { BackupHeader, RowCounts, TableRows } from "#application/backup/ports.ts";
import { createBackupStore } from "../../adapters/database/backup/index.ts";
import { createSharedSettings, type Database, openDatabase } from "../../adapters/database/index.ts";
import { isEncryptedBackup } from "../../adapters/formats/backup/index.ts";
import type { CliContext } from "../context.ts";
import { backupReading, createScratchFolder } from "./backup-reading.ts";

/** Enough to read some hundred gigabytes. */
const MAX_CHECK_MS = 3_600_000;

/** Keys without which a restored site makes new ones, and the settings that have them. */
const KEYS = { "signing key": "secret-key", "preview token": "content-preview-token" } as const;

export type DrillReport = {
  readonly bytes: number;
  readonly isEncrypted: boolean;
  readonly header: BackupHeader;
  /** As the file counts them. */
  readonly rows: RowCounts;
  /** As they are in the scratch database, with its schema, after it was opened again. */
  readonly restored: RowCounts;
  readonly keys: readonly string[];
  /** A sentence each; empty: the backup is proved. */
  readonly problems: readonly string[];
};

const describeRows = (table: string, found: number, expected: number): string =>
  `the table ${table} has ${found} rows after the restore, not ${expected}`;

const findLostRows = (restored: RowCounts, written: RowCounts): readonly string[] =>
  [...written].flatMap(([table, expected]) => {
    const found = restored.get(table) ?? 0;
    return found === expected ? [] : [describeRows(table, found, expected)];
  });

const findKeys = async (database: Database): Promise<readonly string[]> => {
  const settings = createSharedSettings(database);
  const names: string[] = [];
  for (const [name, setting] of Object.entries(KEYS)) if ((await settings.get(setting)) !== null) names.push(name);
  return names;
};

const missingKeys = ({ config }: CliContext, keys: readonly string[]): readonly string[] =>
  keys.includes("signing key") || config.secretKeys !== null
    ? []
    : ["it has no signing key, and SECRET_KEY is not set: links in emails of before would not work"];

/** Opens the database as the next start would, and looks at all of it. */
const inspect = async (context: CliContext, dataDir: string, written: RowCounts) => {
  const database = await openDatabase({ dataDir, url: null });
  try {
    const { damage, unchecked } = await database.dialect.findDamage(database.db, MAX_CHECK_MS);
    const restored = await createBackupStore(database).count();
    const keys = await findKeys(database);
    const late = unchecked.map((table) => `the table ${table} was not checked for lack of time`);
    const problems = [...damage, ...late, ...findLostRows(restored, written), ...missingKeys(context, keys)];
    return { restored, keys, problems };
  } finally {
    await database.close();
  }
};

/** Returns the number of rows that were written. */
const restoreInto = async (dataDir: string, backup: CheckedBackup): Promise<RowCounts> => {
  const written = new Map<string, number>();
  const counted = async function* (): AsyncGenerator<TableRows> {
    for await (const part of backup.read()) {
      written.set(part.table, (written.get(part.table) ?? 0) + part.rows.length);
      yield part;
    }
  };
  const database = await openDatabase({ dataDir, url: null });
  try {
    await createBackupStore(database).replace(counted(), { mayReplace: false });
  } finally {
    await database.close();
  }
  return written;
};

/** Restores a backup into a scratch folder, which is removed, and compares what is there with the file. Null, with a reason: refused. */
export const drill = async (context: CliContext, file: string): Promise<DrillReport | { readonly refused: string }> => {
  const { size: bytes } = await stat(file);
  const isEncrypted = await isEncryptedBackup(createReadStream(file));
  const checked = await checkBackup(backupReading(context, file));
  if (!checked.ok) return { refused: checked.error.type === "fault" ? checked.error.reason : "it was not read" };
  const { header, rows, close } = checked.value;
  const folder = createScratchFolder();
  const dataDir = join(folder, "data");
  try {
    const written = await restoreInto(dataDir, checked.value);
    return { bytes, isEncrypted, header, rows, ...(await inspect(context, dataDir, written)) };
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
};
