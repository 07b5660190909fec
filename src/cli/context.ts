import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock } from "#domain/shared/index.ts";
import {
  createSharedSettings,
  describeDatabase,
  hasDatabase,
  openDatabase,
  SITE_URL_SETTING,
  type Database,
} from "../adapters/database/index.ts";
import type { Config } from "../server/environment/config.ts";

/** Everything a command may access: configuration, streams, clock, database. */
export type CliContext = {
  readonly config: Config;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** Only the command's result. */
  readonly stdout: NodeJS.WritableStream;
  /** Progress, warnings and errors. */
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly clock: Clock;
  readonly openDatabase: () => Promise<Database>;
  readonly exit: (code: number) => void;
};

export const processContext = (config: Config): CliContext => ({
  config,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: { now: () => new Date() },
  openDatabase: () => openDatabase({ dataDir: config.dataDir, url: config.databaseUrl }),
  exit: (code) => {
    process.exitCode = code;
  },
});

/** Exit code: wrong arguments or environment; also a command on data that is not there. */
export const WRONG_USAGE = 1;

/**
 * The database of a command that reads or removes; prints on standard error which one it is. If there is none, prints
 * where it looked and returns null: such a command creates none, because an empty answer would look like a true one.
 */
export const openForReading = async (context: CliContext): Promise<Database | null> => {
  const location = { dataDir: context.config.dataDir, url: context.config.databaseUrl };
  const name = describeDatabase(location);
  if (!(await hasDatabase(location))) {
    context.stderr.write(`error: there is no database at ${name}; DATA_DIR or DATABASE_URL says where it is\n`);
    context.exit(WRONG_USAGE);
    return null;
  }
  context.stderr.write(`database: ${name}\n`);
  return context.openDatabase();
};

/** The site's public URL: SITE_URL, otherwise the one that its server saved. */
export const readSiteUrl = async (
  { config }: { readonly config: Pick<Config, "siteUrl" | "isSiteUrlSet"> },
  database: Database,
): Promise<string> => {
  if (config.isSiteUrlSet) return config.siteUrl;
  return (await createSharedSettings(database).get(SITE_URL_SETTING)) ?? config.siteUrl;
};

/** Null without a database: a check creates none. */
export const openExistingDatabase = async ({
  config: { dataDir, databaseUrl },
  openDatabase: open,
}: Pick<CliContext, "config" | "openDatabase">): Promise<Database | null> =>
  (await hasDatabase({ dataDir, url: databaseUrl })) ? open() : null;

/**
 * The database of a command that reports what it would change: the existing one, otherwise an empty one that `close`
 * deletes.
 */
export const openForDryRun = async (
  context: Pick<CliContext, "config" | "openDatabase" | "stderr">,
): Promise<Database> => {
  const existing = await openExistingDatabase(context);
  if (existing !== null) return existing;
  const { dataDir, databaseUrl } = context.config;
  const name = describeDatabase({ dataDir, url: databaseUrl });
  context.stderr.write(`there is no database at ${name}: compared with an empty one\n`);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-dry-run-"));
  const remove = () => rm(folder, { recursive: true });
  const database = await openDatabase({ dataDir: folder, url: null }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
};
