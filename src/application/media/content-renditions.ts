import { type Marking, markingOf, type PictureAsset } from "#domain/media/index.ts";
import type { PictureService } from "./ports.ts";

/**
 * Refuses a focus and filters that no story states of the picture: each rendition costs seconds of encoding, and a client
 * can name any number.
 */
export const withContentRenditions =
  (pictures: PictureService, isMarked: (asset: PictureAsset, marking: Marking) => Promise<boolean>): PictureService =>
  async (request, accepts, client) => {
    const marking = markingOf(request.rendition);
    if (marking !== null && !(await isMarked(request.asset, marking))) {
      return { kind: "refused", reason: "Pictures have the focus and the filters that the content states." };
    }
    return pictures(request, accepts, client);
  };
