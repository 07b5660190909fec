import { stat } from "node:fs/promises";
import { Command } from "commander";
import { createBackup, type CreatedBackup } from "#application/backup/index.ts";
import { createBackupStore } from "../../adapters/database/backup/index.ts";
import { BACKUP_FORMAT } from "../../adapters/formats/backup/index.ts";
import { canAccess } from "../../adapters/platform/can-access.ts";
import { writePrivateFile } from "../../adapters/platform/private-file.ts";
import { readProgramVersion } from "../../composition/program-version.ts";
import { rowsTable } from "../backup/rows-table.ts";
import { type CliContext, openForReading, WRONG_USAGE } from "../context.ts";
import { describeFailure, fail, FAILED } from "../failure.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";

const HELP = `
The file holds the database as it is at one moment, also while the site serves and takes leads: the stock with its price history
and past imports, the group's other objects, leads with their files, appointments and deliveries, alerts, and the keys that the
site made for itself. "vitrine restore" takes it in again, into the embedded database or into PostgreSQL. It appears whole or
not at all, readable by its owner alone. Who has it can read the leads and sign as the site: store it encrypted.

Not in it, because it stands elsewhere or is made again: settings, content and the environment (SECRET_KEY among it), which
belong to the deployment; mails in DATA_DIR/outbox, which were sent; copies of the feeds' pictures (DATA_DIR/media), which the
server downloads again; caches, exports and the last answer of the content service (the rest of DATA_DIR).

Examples:
  vitrine backup /backup/vitrine-$(date +%F).zst
  vitrine backup /backup/vitrine.zst --overwrite     replaced at once when everything is written
  vitrine backup today.zst --format json | jq .rows.leads

Exit codes: 0 written; 1 wrong usage, no database, or the file exists; 3 nothing was written.`;

type Flags = { readonly overwrite?: true; readonly format: AnswerFormat };

const print = async (
  context: CliContext,
  file: string,
  { header, rows }: CreatedBackup,
  format: Flags["format"],
): Promise<void> => {
  const { size } = await stat(file);
  if (format === "json") {
    const { createdAt: created_at, program, schema } = header;
    const report = { file, bytes: size, created_at, program, schema, rows: Object.fromEntries(rows) };
    context.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } else context.stdout.write(`${rowsTable(rows)}${file}: ${size} bytes\n`);
};

const backUp = async (context: CliContext, file: string, { overwrite, format }: Flags): Promise<void> => {
  if (!overwrite && (await canAccess(file))) {
    context.stderr.write(`error: ${file} exists; --overwrite replaces it\n`);
    context.exit(WRONG_USAGE);
    return;
  }
  const database = await openForReading(context);
  if (database === null) return;
  const { clock } = context;
  const deps = { store: createBackupStore(database), format: BACKUP_FORMAT, clock, program: readProgramVersion() };
  try {
    const created = await createBackup(deps, (content) => writePrivateFile(context.config.dataDir, file, content));
    await print(context, file, created, format);
  } catch (error) {
    fail(context, FAILED, describeFailure(context, error));
  } finally {
    await database.close();
  }
};

/** `vitrine backup FILE` */
export const backupCommand = (context: CliContext): Command =>
  new Command("backup")
    .description("Writes the stock, the leads and everything else of the database to one file, while the site serves.")
    .argument("<file>", "the file; its folder must exist")
    .option("--overwrite", "replace the file if it exists")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((file: string, flags: Flags) => backUp(context, file, flags));
