import { accessSync, constants } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../adapters/database/index.ts";
import { createProcessFolder } from "../../adapters/platform/process-folder.ts";
import { importGroupInto } from "../../shared-container/group-data.ts";
import type { Config } from "../environment/config.ts";

/** A file system in memory; Linux has one. */
const MEMORY_FOLDER = "/dev/shm";

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

const createFolder = (): string =>
  createProcessFolder(isWritable(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), "vitrine-mock-");

/**
 * Configuration for the demo group only: its database is in memory and ends with the process, and the site contacts no
 * other service. `DATA_DIR` and `DATABASE_URL` are not used.
 */
export const createMockData = async (config: Config): Promise<Config> => {
  const dataDir = createFolder();
  const database = await openDatabase({ dataDir, url: null });
  try {
    await importGroupInto(database, { now: () => new Date() }, config);
  } finally {
    await database.close();
  }
  return {
    ...config,
    dataDir,
    mediaDir: join(dataDir, "media"),
    databaseUrl: null,
    backups: null,
    contentApi: null,
    contentWebhookSecret: null,
    errorReporting: null,
    leadsWebhook: null,
    smtpUrl: null,
    stockFeed: null,
  };
};
