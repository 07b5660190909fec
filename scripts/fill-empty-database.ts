import { isLoopbackHost } from "../src/domain/shared/index.ts";
import { importDemoGroupInto, isEmptyDatabase } from "../src/composition/demo-group.ts";
import { openDatabase } from "../src/adapters/database/index.ts";
import { prepareDataFolder } from "../src/adapters/platform/data-folder.mjs";
import { readConfig } from "../src/server/config.ts";

const REFUSAL = `The database is empty, and SITE_URL is a public address: the demo group is not imported.
Import the group's own data, or set STOCK_FEED_URL:
  ./vitrine import brands FILE        then models, locations, employees and vacancies
  ./vitrine import vehicles FILE
`;

/**
 * Imports the demo group into an empty database; an invalid configuration or folder is reported by the server. Not for
 * a public site: its visitors would see cars that nobody sells.
 */
export const fillEmptyDatabase = async (environment: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const config = readConfig(environment);
  if (!config.ok || config.value.mockData || prepareDataFolder(config.value.dataDir) !== null) return;
  const isPublic = !isLoopbackHost(new URL(config.value.siteUrl).hostname);
  const database = await openDatabase({ dataDir: config.value.dataDir, url: config.value.databaseUrl });
  try {
    if (isPublic) {
      if (await isEmptyDatabase(database)) process.stderr.write(REFUSAL);
      return;
    }
    const demo = await importDemoGroupInto(database, { now: () => new Date() }, config.value.site);
    if (demo) process.stderr.write(`Imported the demo group: ${demo.vehicles.counts.added} vehicles.\n`);
  } finally {
    await database.close();
  }
};
