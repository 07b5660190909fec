import { join } from "node:path";
import { createStockReader, createFeedPictureRepository, type Database } from "../../adapters/database/index.ts";
import { recordReferencedPictures } from "../../adapters/media/index.ts";
import type { CliContext } from "../context.ts";
import { readMarketSettings } from "../market-settings.ts";

/** Hosts that the market's settings allow for pictures; none when the settings cannot be read. */
export const readPictureHosts = (context: CliContext): readonly string[] => {
  const settings = readMarketSettings(context);
  return settings.ok ? settings.value.hosts.images : [];
};

/** Number of pictures that the server has still to download; null when the settings allow no host. */
export const countPendingPictures = async (
  { config, clock }: Pick<CliContext, "config" | "clock">,
  database: Database,
  hosts: readonly string[],
): Promise<number | null> => {
  if (hosts.length === 0) return null;
  const pictures = createFeedPictureRepository(database);
  try {
    const folder = join(config.dataDir, "media");
    await recordReferencedPictures({
      pictures,
      stock: createStockReader(database),
      hosts: new Set(hosts),
      folder,
      clock,
    });
    return await pictures.countPending();
  } finally {
    await pictures.close();
  }
};
