import { join } from "node:path";
import { createStockReader, feedPictureStore, type Database } from "../../adapters/database/index.ts";
import { noteWanted } from "../../adapters/media/index.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";

/** Hosts from which the market's settings let pictures be fetched; none where the settings cannot be read. */
export const pictureHosts = (context: CliContext): readonly string[] => {
  const settings = readMarketSettings(context);
  return settings.ok ? settings.value.hosts.images : [];
};

/** How many pictures of the stock the server has still to fetch; null where the settings name no host for them. */
export const waitingPictures = async (
  { config, clock }: Pick<CliContext, "config" | "clock">,
  database: Database,
  hosts: readonly string[],
): Promise<number | null> => {
  if (hosts.length === 0) return null;
  const pictures = feedPictureStore(database);
  try {
    const folder = join(config.dataDir, "media");
    await noteWanted({ pictures, stock: createStockReader(database), hosts: new Set(hosts), folder, clock });
    return await pictures.waiting();
  } finally {
    await pictures.close();
  }
};
