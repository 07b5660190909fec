import type { ImportUser } from "#application/imports/ports.ts";
import { errorMessage } from "#domain/shared/index.ts";
import type { Database } from "../../adapters/database/index.ts";
import { environmentFeed } from "../../server/environment/config.ts";
import { createImportUser } from "../../shared-container/import-user.ts";
import { createImportServices, toImportMarket } from "../../shared-container/imports.ts";
import { closing, existingDatabase } from "../command.ts";
import { type CliContext, openForDryRun, readMarketSettings, readSiteUrl } from "../context.ts";

/** A command that may wait for an import; it says so on standard error. */
export const createCommandUser = ({ clock, stderr }: CliContext, command: string): ImportUser =>
  createImportUser({ clock, name: `./vitrine ${command}`, onWait: (line) => stderr.write(`${line}\n`) });

/** The use cases of imports over a database; invalid settings do not fail an import. */
const importsOn = async (context: CliContext, name: string, database: Database) => {
  const { clock, config, stderr } = context;
  const settings = readMarketSettings(context);
  const marketConfig = { contentApi: config.contentApi, environmentFeed: environmentFeed(config) };
  const imports = createImportServices({
    config: { mediaDir: config.mediaDir, siteUrl: await readSiteUrl(context, database) },
    database,
    clock,
    market: settings.ok ? toImportMarket(settings.value, marketConfig) : null,
    user: createCommandUser(context, name),
    onNoticeError: (error) => {
      stderr.write(`failed to notify the staff: ${errorMessage(error)}\n`);
    },
  });
  return { imports, database, /** Null if they are invalid. */ settings: settings.ok ? settings.value : null };
};

export type ImportStores = Awaited<ReturnType<typeof importsOn>>;

/** Opens the database of an import, which creates it where there is none; a dry run does not. */
export const importStores =
  (context: CliContext, stack: AsyncDisposableStack) =>
  async (isDryRun: boolean): Promise<ImportStores> => {
    const database = closing(stack, await (isDryRun ? openForDryRun(context) : context.openDatabase()));
    return importsOn(context, "import", database);
  };

/** What became of past imports. */
export const pastImports = async (context: CliContext, stack: AsyncDisposableStack) => {
  const { imports } = await importsOn(context, "imports", await existingDatabase(context, stack));
  return imports;
};
