import { join } from "node:path";
import type { GroupImport } from "#application/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Database } from "../../src/adapters/database/index.ts";
import { DEMO_GROUP } from "../../src/server/environment/group-folder.ts";
import { importGroupInto } from "../../src/shared-container/group-data.ts";

/** Imports the demo group of a market into an empty database. */
export const importDemoGroupInto = (
  database: Database,
  clock: Clock,
  site: "luxembourg" | "default" = "luxembourg",
): Promise<GroupImport | null> =>
  importGroupInto(database, clock, {
    groupDir: DEMO_GROUP,
    settingsDir: join(DEMO_GROUP, "settings"),
    site,
    isDemoGroup: true,
  });
