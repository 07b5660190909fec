import { errorMessage } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createImportServices, type ImportServices, toImportMarket } from "../../shared-container/imports.ts";
import type { Database } from "../../adapters/database/index.ts";
import { type CliContext, openForDryRun, openForReading, readSiteUrl } from "../context.ts";
import { environmentFeed } from "../../server/environment/config.ts";
import type { ImportUser } from "#application/imports/ports.ts";
import { createImportUser } from "../../shared-container/import-user.ts";
import { readMarketSettings } from "../market-settings.ts";

/** A command that may wait for an import; it says so on standard error. */
export const createCommandUser = ({ clock, stderr }: CliContext, command: string): ImportUser =>
  createImportUser({ clock, name: `./vitrine ${command}`, onWait: (line) => stderr.write(`${line}\n`) });

/** `settings`: those of the market; null if they are invalid. */
export type ImportTarget = { readonly database: Database; readonly settings: Settings | null };

export type { ImportServices };

type ImportWork = (imports: ImportServices, target: ImportTarget) => Promise<void>;

/**
 * Runs `work` with the use cases of imports over the command's database; invalid settings do not fail an import. An
 * import creates the database where there is none, a dry run does not.
 */
export const withImports = async (context: CliContext, isDryRun: boolean, work: ImportWork): Promise<void> =>
  runOn(context, "import", await (isDryRun ? openForDryRun(context) : context.openDatabase()), work);

/** The same for a command about past imports, which creates no database. */
export const withPastImports = async (context: CliContext, work: ImportWork): Promise<void> => {
  const database = await openForReading(context);
  if (database !== null) await runOn(context, "imports", database, work);
};

const toMarketConfig = ({ config }: CliContext): Parameters<typeof toImportMarket>[1] => ({
  contentApi: config.contentApi,
  environmentFeed: environmentFeed(config),
});

const runOn = async (context: CliContext, command: string, database: Database, work: ImportWork): Promise<void> => {
  const settings = readMarketSettings(context);
  const imports = createImportServices({
    config: { mediaDir: context.config.mediaDir, siteUrl: await readSiteUrl(context, database) },
    database,
    clock: context.clock,
    market: settings.ok ? toImportMarket(settings.value, toMarketConfig(context)) : null,
    user: createCommandUser(context, command),
    onNoticeError: (error) => {
      context.stderr.write(`failed to notify the staff: ${errorMessage(error)}\n`);
    },
  });
  try {
    await work(imports, { database, settings: settings.ok ? settings.value : null });
  } finally {
    await database.close();
  }
};
