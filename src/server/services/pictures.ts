import { join } from "node:path";
import type { PictureService } from "#domain/media/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createDownload, createPictureService } from "../../adapters/media/index.ts";
import type { Config } from "../config.ts";

/** Pictures of the pages, of the feeds, and of the hosts that the market's settings name. */
export const createPictures = ({ contentDir, dataDir }: Config, { hosts }: Settings): Promise<PictureService> =>
  createPictureService({
    // The editors' pictures, which come with the pages, and those of the feeds.
    folders: [join(contentDir, "assets"), join(dataDir, "media")],
    cacheFolder: join(dataDir, "media-cache"),
    download: createDownload({ hosts: hosts.images }),
    now: Date.now,
  });
