import { accessSync, constants, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../adapters/database/index.ts";
import { isRunning } from "../../adapters/platform/is-running.ts";
import { importDemoGroupInto } from "../../composition/demo-group.ts";
import type { Config } from "../config.ts";

/** A file system in memory; Linux has one. */
const MEMORY_FOLDER = "/dev/shm";

const PREFIX = "vitrine-mock-";

const isWritable = (folder: string): boolean => {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/** Of processes that were killed before they could remove their own. */
const removeAbandoned = (parent: string): void => {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^vitrine-mock-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
};

const createFolder = (): string => {
  const parent = isWritable(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir();
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * The configuration of the demo group alone: its database lies in memory and ends with the process, and the site contacts
 * no other service. `DATA_DIR` and `DATABASE_URL` stay untouched.
 */
export const createMockData = async (config: Config): Promise<Config> => {
  const dataDir = createFolder();
  const database = await openDatabase({ dataDir, url: null });
  try {
    await importDemoGroupInto(database, { now: () => new Date() }, config.site);
  } finally {
    await database.close();
  }
  return {
    ...config,
    dataDir,
    databaseUrl: null,
    contentApi: null,
    contentWebhookSecret: null,
    errorReporting: null,
    leadsWebhook: null,
    smtpUrl: null,
    stockFeed: null,
  };
};
