import { recordReferencedPictures } from "#application/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createFeedPictureRepository, createStockReader, type Database } from "../adapters/database/index.ts";
import { createFeedPictureFolder } from "../adapters/media/index.ts";
import { createCommandPurgeGuard } from "./purge-guard.ts";

type PendingPicturesDependencies = {
  readonly config: { readonly mediaDir: string };
  readonly clock: Clock;
};

/** Number of pictures that the server still has to download; null if no host is allowed. */
export const countPendingPictures = async (
  { config, clock }: PendingPicturesDependencies,
  database: Database,
  hosts: ReadonlySet<string>,
): Promise<number | null> => {
  if (hosts.size === 0) return null;
  const pictures = createFeedPictureRepository(database);
  try {
    await recordReferencedPictures({
      pictures,
      stock: createStockReader(database),
      hosts: () => hosts,
      files: createFeedPictureFolder(config.mediaDir),
      clock,
      guard: createCommandPurgeGuard(database, clock),
    });
    return await pictures.countPending();
  } finally {
    await pictures.close();
  }
};
