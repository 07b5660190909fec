import type { Focus, PictureAsset } from "#domain/media/index.ts";
import type { PictureService } from "./ports.ts";

/**
 * Refuses a focus that no story has at the picture: each costs seconds of encoding, and a client can name any number.
 */
export const withContentCrops =
  (pictures: PictureService, isMarked: (asset: PictureAsset, focus: Focus) => Promise<boolean>): PictureService =>
  async (request, accepts, client) => {
    const { asset, rendition } = request;
    if (rendition.focus !== null && !(await isMarked(asset, rendition.focus))) {
      return { kind: "refused", reason: "Pictures are cropped around the focus that the content has." };
    }
    return pictures(request, accepts, client);
  };
