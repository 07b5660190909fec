import { ConfigurationError, isLoopbackHost } from "../src/domain/shared/index.ts";
import type { GroupImport } from "../src/application/imports/index.ts";
import { importGroupInto, isEmptyDatabase } from "../src/shared-container/group-data.ts";
import { nameDatabase, openDatabase, toStartError } from "../src/adapters/database/index.ts";
import { prepareDataFolder } from "../src/adapters/platform/data-folder.mjs";
import { readConfig } from "../src/server/environment/config.ts";

const REFUSAL = `The database is empty, and SITE_URL is a public address: the demo group is not imported.
Import the group's own data, or set STOCK_FEED_URL:
  ./vitrine import brands FILE        then models, locations, employees and vacancies
  ./vitrine import vehicles FILE
`;

/** "4 brands, 3 locations, 15 vehicles". */
const describeImport = ({ catalogue, vehicles }: GroupImport): string =>
  [...catalogue.filter(({ counts }) => counts.added > 0), { kind: "vehicles", counts: vehicles?.counts }]
    .map(({ kind, counts }) => `${counts?.added ?? 0} ${kind.replace("-", " ")}`)
    .join(", ");

/**
 * Imports the group's files into an empty database; an invalid configuration or folder is reported by the server. Not for
 * a public site: its visitors would see cars that nobody sells. Throws a `ConfigurationError` when a row is refused.
 */
export const fillEmptyDatabase = async (environment: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const config = readConfig(environment);
  if (!config.ok || config.value.mockData || prepareDataFolder(config.value.dataDir) !== null) return;
  const isPublic = !isLoopbackHost(new URL(config.value.siteUrl).hostname);
  const location = { dataDir: config.value.dataDir, url: config.value.databaseUrl };
  const refuse = (error: unknown): never => {
    throw toStartError(error, nameDatabase(location));
  };
  const database = await openDatabase(location).catch(refuse);
  try {
    if (isPublic) {
      if (await isEmptyDatabase(database)) process.stderr.write(REFUSAL);
      return;
    }
    const imported = await importGroupInto(database, { now: () => new Date() }, config.value);
    const name = config.value.isDemoGroup ? "the demo group" : config.value.groupDir;
    if (imported) process.stderr.write(`Imported ${name}: ${describeImport(imported)}.\n`);
  } catch (error) {
    refuse(error);
  } finally {
    await database.close();
  }
};

/** The same at a start, which an error of the group's files ends with its sentences. */
export const fillEmptyDatabaseAtStart = async (): Promise<void> => {
  try {
    await fillEmptyDatabase();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
