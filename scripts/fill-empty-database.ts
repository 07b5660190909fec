import { importDemoGroup } from "../src/cli/import/demo-group.ts";
import { openDatabase } from "../src/adapters/database/index.ts";
import { readConfig } from "../src/server/config.ts";

/** Imports the demo group into an empty database. A wrong configuration is left to the server to report. */
export const fillEmptyDatabase = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (!config.ok) return;
  const database = await openDatabase({ dataDir: config.value.dataDir, url: config.value.databaseUrl });
  try {
    const demo = await importDemoGroup(database, { now: () => new Date() });
    if (demo) process.stderr.write(`Imported the demo group: ${demo.vehicles.counts.added} vehicles.\n`);
  } finally {
    await database.close();
  }
};
