import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
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
import type { ScheduledBackups } from "../../server/environment/config.ts";
import { readProgramVersion } from "../../shared-container/program-version.ts";
import { findUnusablePath } from "../../adapters/platform/usable-path.mjs";
import { backupReading, rowsTable } from "../backup/backup-reading.ts";
import { verifyCommand } from "../backup/verify.ts";
import { command, existingDatabase, onDemand } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError, orFailed } from "../failure.ts";

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

type Report = CreatedBackup & { readonly file: string; readonly removed: readonly SavedBackup[] };

type Printed = Report & { readonly bytes: number };

const toJson = ({ file, bytes, header, rows, removed }: Printed) => ({
  file,
  bytes,
  created_at: header.createdAt,
  program: header.program,
  schema: header.schema,
  rows: Object.fromEntries(rows),
  removed: removed.map(({ path }) => path),
});

const toText = ({ file, bytes, rows, removed }: Printed): string =>
  `${rowsTable(rows)}${file}: ${bytes} bytes\n${removed.map(({ path }) => `removed ${path}\n`).join("")}`;

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
  const problem = findUnusablePath(folder, () => false);
  if (problem !== null) throw new Error(`no backup can be made in BACKUP_DIR: ${problem}`);
  const isEncrypted = context.config.backupPassphrase !== null;
  const created = await writeBackup(context, database, (moment) => join(folder, backupName(moment, isEncrypted)));
  const newest = new Date(created.header.createdAt);
  return { ...created, removed: await removeExpiredBackups(createBackupFolder(folder), newest, days) };
};

/** What writes the backup. Throws for wrong usage. */
const chooseTarget = async (
  context: CliContext,
  file: string | undefined,
  overwrite: true | undefined,
): Promise<(database: Database) => Promise<Report>> => {
  const { backups } = context.config;
  if (file === undefined) {
    if (backups === null) throw new CommandError(WRONG_USAGE, "FILE is missing, and BACKUP_DIR is not set");
    return (database) => backUpToFolder(context, database, backups);
  }
  if (!overwrite && (await canAccess(file)))
    throw new CommandError(WRONG_USAGE, `${file} exists; --overwrite replaces it`);
  return (database) => writeBackup(context, database, () => file);
};

const databaseOnDemand = onDemand(existingDatabase);

/** `vitrine backup [FILE]` */
export const backupCommand = (context: CliContext): Command =>
  command(context, {
    name: "backup",
    description: "Writes the stock, the leads and everything else of the database to one file, while the site serves.",
    help: HELP,
    parameters: [
      ["[file]", "the file, whose folder must exist; without it, a new one in BACKUP_DIR"],
      ["--overwrite", "replace the file if it exists"],
    ],
    needs: databaseOnDemand,
    run: async (open, file: string | undefined, { overwrite }: { readonly overwrite?: true }): Promise<Printed> => {
      const write = await chooseTarget(context, file, overwrite);
      const database = await open();
      return orFailed(context, async () => {
        const report = await write(database);
        return { ...report, bytes: (await stat(report.file)).size };
      });
    },
    table: toText,
    json: toJson,
  })
    .enablePositionalOptions()
    .addCommand(verifyCommand(context));
