import { cpSync } from "node:fs";

/** Names the folder of the prepared data to the processes that run tests. */
export const DEMO_DATA_VARIABLE = "TEST_DEMO_DATA";

/** Copies the prepared data into a site's own folder; false: none was prepared. */
export const copyDemoData = (dataDir: string): boolean => {
  const folder = process.env[DEMO_DATA_VARIABLE];
  if (!folder) return false;
  cpSync(folder, dataDir, { recursive: true });
  return true;
};
