import { pictureKey, withStoredPictures } from "#domain/media/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { StockReader } from "../stock/ports.ts";
import type { FeedPictureRepository } from "./ports.ts";

type Reader = Pick<StockReader, "byIds" | "byIdIncludingRemoved">;

/** Replaces the pictures of vehicles by the copies that this site serves, where they exist. */
export const withServedPictures = <R extends Reader>(
  reader: R,
  pictures: Pick<FeedPictureRepository, "findStored">,
): R => {
  const withPictures = async (vehicles: readonly Vehicle[]): Promise<readonly Vehicle[]> => {
    const keys = vehicles.flatMap(({ media }) => media.flatMap(({ url }) => pictureKey(url) ?? []));
    const stored = await pictures.findStored(keys);
    if (stored.size === 0) return vehicles;
    return vehicles.map((vehicle) => ({ ...vehicle, media: withStoredPictures(vehicle.media, stored) }));
  };
  return {
    ...reader,
    byIds: async (ids) => withPictures(await reader.byIds(ids)),
    byIdIncludingRemoved: async (id) => {
      const match = await reader.byIdIncludingRemoved(id);
      const [vehicle] = match ? await withPictures([match.vehicle]) : [];
      return match && vehicle ? { ...match, vehicle } : match;
    },
  };
};
