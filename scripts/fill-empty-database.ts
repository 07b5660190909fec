import { importDemoGroupInto } from "../src/composition/demo-group.ts";
import { openDatabase } from "../src/adapters/database/index.ts";
import { readConfig } from "../src/server/config.ts";

/** Imports the demo group into a database that is empty; the server reports a wrong configuration. */
export const fillEmptyDatabase = async (environment: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const config = readConfig(environment);
  if (!config.ok) return;
  const database = await openDatabase({ dataDir: config.value.dataDir, url: config.value.databaseUrl });
  try {
    const demo = await importDemoGroupInto(database, { now: () => new Date() });
    if (demo) process.stderr.write(`Imported the demo group: ${demo.vehicles.counts.added} vehicles.\n`);
  } finally {
    await database.close();
  }
};
