import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { BackupReading } from "#application/backup/index.ts";
import type { OlderDatabase, RowCounts } from "#application/backup/ports.ts";
import { openOlderDatabase, SAVED_SCHEMA } from "../../adapters/database/backup/index.ts";
import { createBackupFormat } from "../../adapters/formats/backup/index.ts";
import { createProcessFolder } from "../../adapters/platform/process-folder.ts";
import type { CliContext } from "../context.ts";
import { textTable } from "../text-table.ts";

/** A folder for personal data, for this account alone. It is removed when the process ends, or by the next command that needs one. */
export const createScratchFolder = (): string => createProcessFolder(tmpdir(), "vitrine-scratch-");

/** An older backup is migrated in a scratch folder, which `close` removes. */
const openOlder = async (version: string): Promise<OlderDatabase | null> => {
  const folder = createScratchFolder();
  const remove = () => rm(folder, { recursive: true, force: true });
  const database = await openOlderDatabase(folder, version);
  if (database === null) {
    await remove();
    return null;
  }
  const close = async (): Promise<void> => {
    await database.close();
    await remove();
  };
  return { ...database, close };
};

/** How commands read the backup in a file: with the passphrase of the environment. */
export const backupReading = ({ config }: Pick<CliContext, "config">, file: string): BackupReading => ({
  format: createBackupFormat(config.backupPassphrase),
  open: () => createReadStream(file),
  schema: SAVED_SCHEMA,
  openOlder,
});

/** One line for each table with rows. */
export const rowsTable = (counts: RowCounts): string => {
  const rows = [...counts].filter(([, count]) => count > 0).map(([table, count]) => [`  ${table}`, String(count)]);
  return rows.length === 0 ? "" : `${textTable(rows, [1])}\n`;
};
