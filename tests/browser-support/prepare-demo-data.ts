import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import { OWNER_ONLY_UMASK } from "../../src/server/environment/config.ts";
import { DEMO_DATA_VARIABLE } from "./demo-data.ts";

/** Imports the demo group once for all sites of a test run, which render each picture once as well. Returns what removes both again. */
export const prepareDemoData = async (): Promise<() => void> => {
  // A site refuses data that other accounts may use, and this may run before the run folder's setup.
  process.umask(OWNER_ONLY_UMASK);
  const root = mkdtempSync(join(tmpdir(), "vitrine-demo-"));
  const [folder, pictures] = [join(root, "data"), join(root, "pictures")];
  mkdirSync(pictures);
  await fillEmptyDatabase({ DATA_DIR: folder });
  symlinkSync(pictures, join(folder, "media-cache"));
  process.env[DEMO_DATA_VARIABLE] = folder;
  return () => {
    delete process.env[DEMO_DATA_VARIABLE];
    rmSync(root, { recursive: true, force: true });
  };
};
