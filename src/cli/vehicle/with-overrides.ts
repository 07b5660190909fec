import { randomUUID } from "node:crypto";
import type { OverrideDependencies, NotifyOverrideDependencies } from "#application/overrides/index.ts";
import { mailLookOf } from "#domain/brand/index.ts";
import { createPaths } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { FeedPictureFiles } from "#application/media/ports.ts";
import { createOverrideStore } from "../../adapters/database/index.ts";
import { createLeadRepository } from "../../adapters/database/leads/index.ts";
import { vehicleChangeMail } from "../../adapters/delivery/index.ts";
import { createFeedPictureFolder } from "../../adapters/media/index.ts";
import { type CliContext, openForReading, readSiteUrl } from "../context.ts";
import { marketSettings } from "../market-settings.ts";

export type OverrideTarget = OverrideDependencies & {
  /** Where the server serves pictures from. */
  readonly files: Pick<FeedPictureFiles, "save">;
  /** Who requested a vehicle, and how they or those who answer them are notified of a change. */
  readonly vehicleNotices: NotifyOverrideDependencies;
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
  const settings = marketSettings(context);
  const { segments, imports, timeZone } = settings;
  const database = await openForReading(context);
  if (database === null) return;
  const store = createOverrideStore(database, context.clock);
  const leads = createLeadRepository(database);
  try {
    const paths = createPaths(segments);
    const siteUrl = await readSiteUrl(context, database);
    await work({
      store,
      files: createFeedPictureFolder(context.config.mediaDir),
      clock: context.clock,
      vehicleNotices: {
        ...leads,
        mail: vehicleChangeMail({ look: mailLookOf(settings), timeZone }),
        newId: randomUUID,
        clock: context.clock,
        webhook: context.config.leadsWebhook?.url ?? null,
      },
      guards: imports.guards,
      timeZone,
      pageUrl: (vehicle) => siteUrl + paths.vehicle(vehicle),
    });
  } finally {
    await leads.close();
    await store.close();
    await database.close();
  }
};
