import { join } from "node:path";
import type { PictureService } from "#domain/media/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createDownload, createPictureService } from "../../adapters/media/index.ts";
import type { Config } from "../config.ts";

export const createPictures = ({ contentDir, dataDir }: Config, { hosts }: Settings): Promise<PictureService> =>
  createPictureService({
    // Content assets and downloaded feed pictures.
    folders: [join(contentDir, "assets"), join(dataDir, "media")],
    cacheFolder: join(dataDir, "media-cache"),
    download: createDownload({ hosts: hosts.images }),
    now: Date.now,
  });
