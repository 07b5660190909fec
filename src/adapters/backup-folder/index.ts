import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { backupMoment } from "#application/backup/index.ts";
import type { BackupFolder, SavedBackup } from "#application/backup/ports.ts";

/** Null: removed since the folder was read. */
const readBackup = async (folder: string, name: string): Promise<SavedBackup | null> => {
  const createdAt = backupMoment(name);
  if (createdAt === null) return null;
  const path = join(folder, name);
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() && stats.size > 0 ? { path, createdAt, bytes: stats.size } : null;
};

/** Backups of the site in a folder; files of other names are left alone. */
export const createBackupFolder = (folder: string): BackupFolder => ({
  list: async () => {
    const backups = await Promise.all((await readdir(folder)).map((name) => readBackup(folder, name)));
    return backups.filter((backup) => backup !== null);
  },
  remove: ({ path }) => rm(path, { force: true }),
});
