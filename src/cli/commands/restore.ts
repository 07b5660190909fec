import type { Command } from "commander";
import { checkBackup, type CheckedBackup, restoreBackup, type RestoreRefusal } from "#application/backup/index.ts";
import type { ReplacedRows } from "#application/backup/ports.ts";
import { createBackupStore } from "../../adapters/database/backup/index.ts";
import { describeDatabase } from "../../adapters/database/index.ts";
import { backupReading, rowsTable } from "../backup/backup-reading.ts";
import { closing, closingStack, command } from "../command.ts";
import { type CliContext, openForDryRun } from "../context.ts";
import { CommandError, describeFailure } from "../failure.ts";
import { createCommandUser } from "../import/stores.ts";

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

type Flags = { readonly replace?: true; readonly dryRun?: true };

const refusalText = (file: string, refusal: RestoreRefusal): string =>
  refusal.type === "fault"
    ? `${file}: ${refusal.reason}`
    : `the database holds data, --replace replaces it:\n${rowsTable(refusal.rows).trimEnd()}`;

const RESTART = "The keys of the site have changed: restart its servers, or links in mails of before do not work.\n";

const refused = (reason: string): CommandError => new CommandError(REFUSED, `nothing was restored: ${reason}`);

type Restored = CheckedBackup & ReplacedRows & { readonly isDryRun: boolean };

const toJson = ({ header, rows, before, keysChanged, isDryRun }: Restored) => ({
  dry_run: isDryRun,
  created_at: header.createdAt,
  program: header.program,
  schema: header.schema,
  rows: Object.fromEntries(rows),
  replaced: Object.fromEntries(before),
  restart: keysChanged,
});

const toText = ({ header, rows, before, keysChanged, isDryRun }: Restored): string => {
  const title = `${isDryRun ? "Would restore" : "Restored"} the data of ${header.createdAt}:\n`;
  const replaced = rowsTable(before);
  const replacedText = replaced === "" ? "" : `${isDryRun ? "Would replace" : "Replaced"}:\n${replaced}`;
  return `${title}${rowsTable(rows)}${replacedText}${keysChanged ? RESTART : ""}`;
};

const restore = async (
  context: CliContext,
  stack: AsyncDisposableStack,
  file: string,
  flags: Flags,
): Promise<Restored> => {
  const checked = await checkBackup(backupReading(context, file));
  if (!checked.ok) throw refused(refusalText(file, checked.error));
  closing(stack, checked.value);
  const { clock, config, stderr } = context;
  const user = createCommandUser(context, "restore");
  stderr.write(`database: ${describeDatabase({ dataDir: config.dataDir, url: config.databaseUrl })}\n`);
  const options = { mayReplace: flags.replace === true, isDryRun: flags.dryRun === true };
  const database = closing(stack, await (options.isDryRun ? openForDryRun(context) : context.openDatabase()));
  const restored = await restoreBackup(createBackupStore(database, { clock, user }), checked.value, options);
  if (!restored.ok) throw refused(refusalText(file, restored.error));
  return { ...checked.value, ...restored.value, isDryRun: options.isDryRun };
};

/** `vitrine restore FILE` */
export const restoreCommand = (context: CliContext): Command =>
  command(context, {
    name: "restore",
    description: "Replaces the data of the site by that of a backup, completely or not at all.",
    help: HELP,
    parameters: [
      ["<file>", "what `vitrine backup` has written"],
      ["--replace", "replace the data that the database holds"],
      ["--dry-run", "say what would be restored and replaced, and change nothing"],
    ],
    needs: closingStack,
    run: async (stack, file: string, flags: Flags) => {
      try {
        return await restore(context, stack, file, flags);
      } catch (error) {
        throw error instanceof CommandError ? error : refused(describeFailure(context, error));
      }
    },
    table: toText,
    json: toJson,
  });
