import { randomUUID } from "node:crypto";
import type { FeedPictureFiles } from "#application/media/ports.ts";
import type { NotifyOverrideDependencies, OverrideDependencies } from "#application/overrides/index.ts";
import { mailLookOf } from "#domain/brand/index.ts";
import { createPaths } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { createOverrideStore } from "../../adapters/database/index.ts";
import { createLeadRepository } from "../../adapters/database/leads/index.ts";
import { vehicleChangeMail } from "../../adapters/delivery/index.ts";
import { createFeedPictureFolder } from "../../adapters/media/index.ts";
import { closing, existingDatabase, type Opener } from "../command.ts";
import { marketSettings, readSiteUrl } from "../context.ts";

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

/** What staff say of vehicles, in the command's database. */
export const overrideStores: Opener<OverrideTarget> = async (context, stack) => {
  const settings = marketSettings(context);
  const { segments, imports, timeZone } = settings;
  const database = await existingDatabase(context, stack);
  const store = closing(stack, createOverrideStore(database, context.clock));
  const leads = closing(stack, createLeadRepository(database));
  const paths = createPaths(segments);
  const siteUrl = await readSiteUrl(context, database);
  const { clock } = context;
  return {
    store,
    files: createFeedPictureFolder(context.config.mediaDir),
    clock,
    vehicleNotices: {
      ...leads,
      mail: vehicleChangeMail({ look: mailLookOf(settings), timeZone }),
      newId: randomUUID,
      clock,
      webhook: context.config.leadsWebhook?.url ?? null,
    },
    guards: imports.guards,
    timeZone,
    pageUrl: (vehicle) => siteUrl + paths.vehicle(vehicle),
  };
};
