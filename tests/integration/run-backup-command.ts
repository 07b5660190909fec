import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { backupCommand } from "../../src/cli/commands/backup.ts";
import { restoreCommand } from "../../src/cli/commands/restore.ts";
import type { CliContext } from "../../src/cli/context.ts";

type BackupConfig = Pick<CliContext["config"], "dataDir"> &
  Partial<Pick<CliContext["config"], "backups" | "backupPassphrase" | "databaseUrl" | "secretKeys">>;

/** Runs a command on the embedded database of the data folder, on 22 November 2026. */
export const runBackupCommand = async (
  config: BackupConfig,
  command: "backup" | "restore",
  ...words: readonly string[]
) => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let code = 0;
  const context = {
    config: { databaseUrl: null, backups: null, backupPassphrase: null, secretKeys: null, ...config },
    stdout,
    stderr,
    clock: { now: () => new Date("2026-11-22T02:00:00Z") },
    openDatabase: () => openDatabase({ dataDir: config.dataDir, url: null }),
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  await (command === "backup" ? backupCommand : restoreCommand)(context).parseAsync(words, { from: "user" });
  stdout.end();
  stderr.end();
  return { code, out: await text(stdout), err: await text(stderr) };
};
