import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "commander";
import {
  backupName,
  checkBackup,
  createBackup,
  type CreatedBackup,
  removeExpiredBackups,
} from "#application/backup/index.ts";
import type { SavedBackup } from "#application/backup/ports.ts";
import { createBackupFolder } from "../../adapters/backup-folder/index.ts";
import { createBackupStore } from "../../adapters/database/backup/index.ts";
import type { Database } from "../../adapters/database/index.ts";
import { createBackupFormat } from "../../adapters/formats/backup/index.ts";
import { canAccess } from "../../adapters/platform/files/can-access.ts";
import { writePrivateFile } from "../../adapters/platform/files/private-file.ts";
import { readProgramVersion } from "../../shared-container/program-version.ts";
import type { ScheduledBackups } from "../../server/environment/config.ts";
import { backupReading, rowsTable } from "../backup/backup-reading.ts";
import { verifyCommand } from "../backup/verify.ts";
import { type CliContext, openForReading, WRONG_USAGE } from "../context.ts";
import { describeFailure, fail, FAILED } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";

const HELP = `
The file holds the database as it is at one moment, also while the site serves and takes leads: the stock with its price history
and past imports, the group's other objects, leads with their files, appointments and deliveries, alerts, and the keys that the
site made for itself. "vitrine restore" takes it in again, into the embedded database or into PostgreSQL. It appears complete or
not at all, readable by its owner alone: it is written beside its place, synced to the disk and read again before it gets its
name. Who has it can read the leads and sign as the site: with BACKUP_PASSPHRASE it is encrypted.

Not in it, because it stands elsewhere or is made again: settings, content and the environment (SECRET_KEY among it), which
belong to the deployment; mails in DATA_DIR/outbox, which were sent; copies of the feeds' pictures (DATA_DIR/media), which the
server downloads again; caches, exports and the last answer of the content service (the rest of DATA_DIR).

Without FILE it does what a server with BACKUP_DIR does every BACKUP_INTERVAL: writes BACKUP_DIR/vitrine-{time}.zst, and then
removes old ones there. Retained are all of the last 24 hours, and the last one of each of the last BACKUP_DAYS
days that have one. A backup that fails removes none.

Examples:
  vitrine backup /backup/vitrine-$(date +%F).zst
  vitrine backup /backup/vitrine.zst --overwrite     replaced at once when everything is written
  vitrine backup today.zst --format json | jq .rows.leads
  BACKUP_DIR=/backup vitrine backup
  vitrine backup verify --latest                     proves that it can be restored, in a scratch folder

Exit codes: 0 written; 1 wrong usage, no database, or the file exists; 3 nothing was written.`;

type Flags = { readonly overwrite?: true; readonly format: AnswerFormat };

type Report = CreatedBackup & { readonly file: string; readonly removed: readonly SavedBackup[] };

const print = async (context: CliContext, report: Report, format: Flags["format"]): Promise<void> => {
  const { file, header, rows, removed } = report;
  const { size } = await stat(file);
  if (format === "json") {
    const { createdAt: created_at, program, schema } = header;
    const counts = Object.fromEntries(rows);
    const answer = {
      file,
      bytes: size,
      created_at,
      program,
      schema,
      rows: counts,
      removed: removed.map(({ path }) => path),
    };
    context.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
    return;
  }
  const removedText = removed.map(({ path }) => `removed ${path}\n`).join("");
  context.stdout.write(`${rowsTable(rows)}${file}: ${size} bytes\n${removedText}`);
};

/** What was written must be readable before it has the name of a backup. */
const verify = async (context: CliContext, temporaryPath: string): Promise<void> => {
  const checked = await checkBackup(backupReading(context, temporaryPath));
  if (checked.ok) await checked.value.close();
  else if (checked.error.type === "fault")
    throw new Error(`the file was written, but cannot be read again: ${checked.error.reason}`);
};

const FULL: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);

const nameFullDisk =
  (file: string) =>
  (error: unknown): never => {
    if (!(error instanceof Error && "code" in error && FULL.has(error.code))) throw error;
    throw new Error(`${file} does not fit on its disk; earlier backups are as they were (${error.message})`);
  };

const writeBackup = async (context: CliContext, database: Database, pathOf: (moment: Date) => string) => {
  const { clock, config } = context;
  const format = createBackupFormat(config.backupPassphrase);
  const deps = { store: createBackupStore(database), format, clock, program: readProgramVersion() };
  let file = "";
  const created = await createBackup(deps, (content, { createdAt }) => {
    file = pathOf(new Date(createdAt));
    const options = { verify: (path: string) => verify(context, path) };
    return writePrivateFile(config.dataDir, file, content, options).catch(nameFullDisk(file));
  });
  return { ...created, file, removed: [] };
};

const backUpToFolder = async (
  context: CliContext,
  database: Database,
  { folder, days }: ScheduledBackups,
): Promise<Report> => {
  const isEncrypted = context.config.backupPassphrase !== null;
  const created = await writeBackup(context, database, (moment) => join(folder, backupName(moment, isEncrypted)));
  const newest = new Date(created.header.createdAt);
  return { ...created, removed: await removeExpiredBackups(createBackupFolder(folder), newest, days) };
};

/** Null, with a message: wrong usage. */
const chooseTarget = async (
  context: CliContext,
  file: string | undefined,
  { overwrite }: Flags,
): Promise<((database: Database) => Promise<Report>) | null> => {
  const { backups } = context.config;
  if (file === undefined) {
    if (backups !== null) return (database) => backUpToFolder(context, database, backups);
    fail(context, WRONG_USAGE, "FILE is missing, and BACKUP_DIR is not set");
    return null;
  }
  if (overwrite || !(await canAccess(file))) return (database) => writeBackup(context, database, () => file);
  fail(context, WRONG_USAGE, `${file} exists; --overwrite replaces it`);
  return null;
};

const backUp = async (context: CliContext, file: string | undefined, flags: Flags): Promise<void> => {
  const write = await chooseTarget(context, file, flags);
  if (write === null) return;
  const database = await openForReading(context);
  if (database === null) return;
  try {
    await print(context, await write(database), flags.format);
  } catch (error) {
    fail(context, FAILED, describeFailure(context, error));
  } finally {
    await database.close();
  }
};

/** `vitrine backup [FILE]` */
export const backupCommand = (context: CliContext): Command =>
  new Command("backup")
    .description("Writes the stock, the leads and everything else of the database to one file, while the site serves.")
    .argument("[file]", "the file, whose folder must exist; without it, a new one in BACKUP_DIR")
    .option("--overwrite", "replace the file if it exists")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((file: string | undefined, flags: Flags) => backUp(context, file, flags))
    .enablePositionalOptions()
    .addCommand(verifyCommand(context));
