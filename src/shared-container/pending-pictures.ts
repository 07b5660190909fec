import { recordReferencedPictures } from "#application/media/index.ts";
import type { PictureFault } from "#application/media/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createFeedPictureRepository, createStockReader, type Database } from "../adapters/database/index.ts";
import { createFeedPictureFolder } from "../adapters/media/index.ts";
import { createCommandPurgeGuard } from "./purge-guard.ts";

export type PendingPictures = { readonly waiting: number; readonly faults: readonly PictureFault[] };

type PendingPicturesDependencies = {
  readonly config: { readonly mediaDir: string };
  readonly clock: Clock;
};

/** Pictures that the server still has to download, and those that their hosts did not deliver; null if no host is allowed. */
export const readPendingPictures = async (
  { config, clock }: PendingPicturesDependencies,
  database: Database,
  hosts: ReadonlySet<string>,
): Promise<PendingPictures | null> => {
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
    return { waiting: await pictures.countPending(), faults: await pictures.listFaults() };
  } finally {
    await pictures.close();
  }
};
