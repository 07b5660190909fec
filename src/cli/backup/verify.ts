import type { Command } from "commander";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { checkBackup, type CheckedBackup } from "#application/backup/index.ts";
import type { BackupHeader, RowCounts, TableRows } from "#application/backup/ports.ts";
import { createBackupFolder } from "../../adapters/backup-folder/index.ts";
import { createBackupStore, EXCLUDED_TABLES } from "../../adapters/database/backup/index.ts";
import { createSharedSettings, type Database, openDatabase } from "../../adapters/database/index.ts";
import { isEncryptedBackup } from "../../adapters/formats/backup/index.ts";
import { command } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError, FAILED, orFailed } from "../failure.ts";
import { backupReading, createScratchFolder } from "./backup-reading.ts";
import { formatCount } from "../counts.ts";

/** Enough to read some hundred gigabytes. */
const MAX_CHECK_MS = 3_600_000;

/** Keys without which a restored site makes new ones, and the settings that have them. */
const KEYS = { "signing key": "secret-key", "preview token": "content-preview-token" } as const;

type DrillReport = {
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
const drill = async (context: CliContext, file: string): Promise<DrillReport | { readonly refused: string }> => {
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

const HELP = `
It restores the file into an empty database in a scratch folder (in TMPDIR, which needs room for the data), opens that as the next
start would, with its migrations, reads every page of it for damage, compares the number of rows of each table with what the file
counts, and looks for the site's keys. The folder is removed. The site, its database and its servers are not touched, and nothing is
sent.

The scratch database is SQLite, also for a site on PostgreSQL: a backup has rows, not files of a database, and "restore" writes the
same rows to either. That a PostgreSQL server has the room and the rights for them is not proved, nor is a dump of pg_dump.

Examples:
  vitrine backup verify /backup/vitrine-2026-11-24.zst
  vitrine backup verify --latest                     the newest one in BACKUP_DIR
  vitrine backup verify --latest --format json | jq .seconds

Exit codes: 0 it can be restored; 1 wrong usage, or no backup in BACKUP_DIR; 3 it cannot: the message says why.`;

const MS = 1_000;

const findLatest = async (folder: string): Promise<string | null> => {
  const backups = await createBackupFolder(folder).list();
  return backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]?.path ?? null;
};

/** Throws for wrong usage. */
const chooseFile = async (context: CliContext, file: string | undefined, latest: boolean): Promise<string> => {
  const { backups } = context.config;
  if (file !== undefined && !latest) return file;
  if (file !== undefined || !latest || backups === null)
    throw new CommandError(WRONG_USAGE, "name a file, or use --latest with BACKUP_DIR");
  const newest = await findLatest(backups.folder);
  if (newest === null) throw new CommandError(WRONG_USAGE, `there is no backup in ${backups.folder}`);
  return newest;
};

/** `isPostgres`: the site's own database is one. */
type DrillContext = { readonly file: string; readonly seconds: number; readonly isPostgres: boolean };

const COUNTED: Readonly<Record<string, string>> = {
  vehicles: "vehicles",
  leads: "leads",
  bookings: "appointments",
  uploads: "files of leads",
  alerts: "alerts",
};

const countText = (rows: RowCounts): string =>
  Object.entries(COUNTED)
    .map(([table, name]) => `${formatCount(rows.get(table) ?? 0)} ${name}`)
    .join(", ");

const POSTGRES_NOTE =
  "note  PostgreSQL: the rows were restored into SQLite, from which `restore` writes the same ones to PostgreSQL. That its server has " +
  "the room and the rights for them is not proved here, and dumps of pg_dump are not looked at";

/** One line per check. */
const drillSummary = (report: DrillReport, { file, seconds, isPostgres }: DrillContext): string => {
  const { header, bytes, isEncrypted, rows, restored, keys, problems } = report;
  const total = [...rows.values()].reduce((sum, count) => sum + count, 0);
  const state = isEncrypted ? "encrypted" : "not encrypted";
  const lines = [
    `ok    file: ${file}, ${formatCount(bytes)} bytes, ${state}, read to its end and unchanged`,
    `ok    made at ${header.createdAt} by Vitrine ${header.program}, schema ${header.schema}`,
    ...(problems.length === 0
      ? [
          `ok    restored into a scratch database and opened again: no damage, ${formatCount(total)} rows as the file counts them`,
          `ok    ${countText(restored)}`,
          `ok    keys: ${keys.length === 0 ? "SECRET_KEY of the environment" : keys.join(", ")}`,
        ]
      : problems.map((problem) => `fix   ${problem}`)),
    ...Object.entries(EXCLUDED_TABLES).map(([table, reason]) => `note  not in a backup: ${table} (${reason})`),
    ...(isPostgres ? [POSTGRES_NOTE] : []),
    `${problems.length === 0 ? "ok  " : "fix "}  ${seconds.toFixed(1)} s; the scratch folder is removed`,
  ];
  return lines.map((line) => `${line}\n`).join("");
};

const drillJson = (report: DrillReport, { file, seconds, isPostgres }: DrillContext) => ({
  file,
  bytes: report.bytes,
  encrypted: report.isEncrypted,
  created_at: report.header.createdAt,
  program: report.header.program,
  schema: report.header.schema,
  rows: Object.fromEntries(report.rows),
  restored: Object.fromEntries(report.restored),
  keys: report.keys,
  not_in_backup: EXCLUDED_TABLES,
  restored_into: "sqlite",
  database: isPostgres ? "postgres" : "sqlite",
  seconds,
  problems: report.problems,
});

const verify = async (context: CliContext, given: string | undefined, latest: boolean) => {
  const started = performance.now();
  const file = await chooseFile(context, given, latest);
  const report = await drill(context, file);
  if ("refused" in report) throw new CommandError(FAILED, `${file} cannot be restored: ${report.refused}`);
  const seconds = Math.round((performance.now() - started) / (MS / 10)) / 10;
  return { report, about: { file, seconds, isPostgres: context.config.databaseUrl !== null } };
};

/** `vitrine backup verify [FILE]` */
export const verifyCommand = (context: CliContext): Command =>
  command(context, {
    name: "verify",
    description: "Proves that a backup can be restored: restores it into a scratch folder, and compares.",
    help: HELP,
    parameters: [
      ["[file]", "what `vitrine backup` has written"],
      ["--latest", "the newest backup in BACKUP_DIR"],
    ],
    run: (_none, file: string | undefined, { latest }: { readonly latest?: true }) =>
      orFailed(context, () => verify(context, file, latest === true)),
    table: ({ report, about }) => drillSummary(report, about),
    json: ({ report, about }) => drillJson(report, about),
    exitCode: ({ report }) => (report.problems.length > 0 ? FAILED : 0),
  });
