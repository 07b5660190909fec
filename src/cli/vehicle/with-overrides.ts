import type { OverrideDependencies } from "#application/overrides/index.ts";
import { createPaths } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { FeedPictureFiles } from "#application/media/ports.ts";
import { createOverrideStore } from "../../adapters/database/index.ts";
import { createFeedPictureFolder } from "../../adapters/media/index.ts";
import { type CliContext, openForReading, readSiteUrl } from "../context.ts";
import { marketSettings } from "../market-settings.ts";

export type OverrideTarget = OverrideDependencies & {
  /** Where the server serves pictures from. */
  readonly files: Pick<FeedPictureFiles, "save">;
  /** That of the market. */
  readonly timeZone: string;
  /** Address of the vehicle's page. */
  readonly pageUrl: (vehicle: Vehicle) => string;
};

/** Runs `work` with the overrides of the command's database; ends the command where there is no database. */
export const withOverrides = async (
  context: CliContext,
  work: (target: OverrideTarget) => Promise<void>,
): Promise<void> => {
  const { segments, imports, timeZone } = marketSettings(context);
  const database = await openForReading(context);
  if (database === null) return;
  const store = createOverrideStore(database, context.clock);
  try {
    const paths = createPaths(segments);
    const siteUrl = await readSiteUrl(context, database);
    await work({
      store,
      files: createFeedPictureFolder(context.config.mediaDir),
      clock: context.clock,
      guards: imports.guards,
      timeZone,
      pageUrl: (vehicle) => siteUrl + paths.vehicle(vehicle),
    });
  } finally {
    await store.close();
    await database.close();
  }
};
