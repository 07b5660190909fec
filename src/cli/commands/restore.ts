import { Command } from "commander";
import { checkBackup, type CheckedBackup, restoreBackup, type RestoreRefusal } from "#application/backup/index.ts";
import type { ReplacedRows } from "#application/backup/ports.ts";
import { createBackupStore } from "../../adapters/database/backup/index.ts";
import { describeDatabase } from "../../adapters/database/index.ts";
import { backupReading, rowsTable } from "../backup/backup-reading.ts";
import { type CliContext, openForDryRun } from "../context.ts";
import { createCommandUser } from "../import/with-imports.ts";
import { describeFailure } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";

/** Exit code: nothing was changed. */
const REFUSED = 3;

const HELP = `
The file is read from its first to its last byte before anything is written: a file that is cut, changed, or of a newer Vitrine is
refused. One of an older Vitrine is first migrated in a scratch database in the folder for temporary files (TMPDIR), which needs
room for the data. An encrypted one needs BACKUP_PASSPHRASE; one that is not encrypted is restored with and without it. Then one transaction replaces the data; a failure leaves the database as it was. The database is created where there
is none. One with data of its own is replaced with --replace only, and leads that came since the backup are then gone.

A running site goes on serving: it shows the restored stock within seconds, and forms wait until the restore is through. Where
keys change, servers must be restarted; the command says so. Deliveries that were due in the backup are sent (again), so stop
the site that the backup is of before another one serves its data. Repeat the erasures requested since the backup.

Examples:
  vitrine restore vitrine.zst --dry-run              what it holds, and what it would replace
  DATA_DIR=/srv/copy vitrine restore vitrine.zst
  DATABASE_URL=postgres://… vitrine restore vitrine.zst   moves a site to PostgreSQL
  vitrine restore vitrine.zst --replace

Exit codes: 0 restored, or could be; 1 wrong usage; 3 refused or failed, nothing changed.`;

type Flags = { readonly replace?: true; readonly dryRun?: true; readonly format: AnswerFormat };

const refuse = (context: CliContext, reason: string): void => {
  context.stderr.write(`error: nothing was restored: ${reason}\n`);
  context.exit(REFUSED);
};

const refusalText = (file: string, refusal: RestoreRefusal): string =>
  refusal.type === "fault"
    ? `${file}: ${refusal.reason}`
    : `the database holds data, --replace replaces it:\n${rowsTable(refusal.rows).trimEnd()}`;

const RESTART = "The keys of the site have changed: restart its servers, or links in mails of before do not work.\n";

const print = (
  context: CliContext,
  { header, rows }: CheckedBackup,
  { before, keysChanged }: ReplacedRows,
  { dryRun, format }: Flags,
): void => {
  const isDryRun = dryRun === true;
  if (format === "json") {
    const { createdAt: created_at, program, schema } = header;
    const [restored, replaced] = [Object.fromEntries(rows), Object.fromEntries(before)];
    const report = { dry_run: isDryRun, created_at, program, schema, rows: restored, replaced, restart: keysChanged };
    context.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  const title = `${isDryRun ? "Would restore" : "Restored"} the data of ${header.createdAt}:\n`;
  const replaced = rowsTable(before);
  const replacedText = replaced === "" ? "" : `${isDryRun ? "Would replace" : "Replaced"}:\n${replaced}`;
  context.stdout.write(`${title}${rowsTable(rows)}${replacedText}${keysChanged ? RESTART : ""}`);
};

const restoreChecked = async (
  context: CliContext,
  file: string,
  checked: CheckedBackup,
  flags: Flags,
): Promise<void> => {
  const { dataDir, databaseUrl: url } = context.config;
  const { clock } = context;
  const user = createCommandUser(context, "restore");
  context.stderr.write(`database: ${describeDatabase({ dataDir, url })}\n`);
  const options = { mayReplace: flags.replace === true, isDryRun: flags.dryRun === true };
  const database = await (options.isDryRun ? openForDryRun(context) : context.openDatabase());
  try {
    const restored = await restoreBackup(createBackupStore(database, { clock, user }), checked, options);
    if (restored.ok) print(context, checked, restored.value, flags);
    else refuse(context, refusalText(file, restored.error));
  } finally {
    await database.close();
  }
};

const restore = async (context: CliContext, file: string, flags: Flags): Promise<void> => {
  try {
    const checked = await checkBackup(backupReading(context, file));
    if (!checked.ok) return refuse(context, refusalText(file, checked.error));
    try {
      await restoreChecked(context, file, checked.value, flags);
    } finally {
      await checked.value.close();
    }
  } catch (error) {
    refuse(context, describeFailure(context, error));
  }
};

/** `vitrine restore FILE` */
export const restoreCommand = (context: CliContext): Command =>
  new Command("restore")
    .description("Replaces the data of the site by that of a backup, completely or not at all.")
    .argument("<file>", "what `vitrine backup` has written")
    .option("--replace", "replace the data that the database holds")
    .option("--dry-run", "say what would be restored and replaced, and change nothing")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((file: string, flags: Flags) => restore(context, file, flags));
