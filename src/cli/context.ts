import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Clock, Result } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import {
  createSharedSettings,
  type Database,
  describeDatabase,
  hasDatabase,
  openDatabase,
  SITE_URL_SETTING,
} from "../adapters/database/index.ts";
import type { Config } from "../server/environment/config.ts";
import { printableStream } from "./printable.ts";
import { MARKET_SETTINGS } from "../shared-container/settings.ts";

/** Everything a command may access: configuration, streams, clock, database. */
export type CliContext = {
  readonly config: Config;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** Only the command's result: text that is made printable, or bytes. */
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
  stdout: printableStream(process.stdout),
  stderr: printableStream(process.stderr),
  clock: { now: () => new Date() },
  openDatabase: () => openDatabase({ dataDir: config.dataDir, url: config.databaseUrl }),
  exit: (code) => {
    process.exitCode = code;
  },
});

/** Exit code: wrong arguments or environment; also a command on data that is not there. */
export const WRONG_USAGE = 1;

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

type Market = Pick<CliContext, "config">;

/** The settings of the configured market, or one message for each error. */
export const readMarketSettings = ({ config }: Market): Result<Settings, readonly string[]> =>
  MARKET_SETTINGS.read(config);

/** The settings of the configured market. Throws when they are invalid. */
export const marketSettings = ({ config }: Market): Settings => MARKET_SETTINGS.require(config);
