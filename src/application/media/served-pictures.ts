import { pictureKey, withStoredPictures } from "#domain/media/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { StockReader } from "../stock/ports.ts";
import type { FeedPictureRepository } from "./ports.ts";

type Reader = Pick<StockReader, "byIds" | "byIdIncludingRemoved">;

/** The vehicle with pictures of this site: the same object as before, as long as they are the same. */
const createPictureCache = () => {
  const served = new WeakMap<Vehicle, Vehicle>();
  return (vehicle: Vehicle, media: Vehicle["media"]): Vehicle => {
    const cached = served.get(vehicle);
    if (cached && JSON.stringify(cached.media) === JSON.stringify(media)) return cached;
    const changed = { ...vehicle, media };
    served.set(vehicle, changed);
    return changed;
  };
};

/** Replaces the pictures of vehicles by the copies that this site serves, where they exist. */
export const withServedPictures = <R extends Reader>(
  reader: R,
  pictures: Pick<FeedPictureRepository, "findStored">,
): R => {
  const cached = createPictureCache();
  const withPictures = async (vehicles: readonly Vehicle[]): Promise<readonly Vehicle[]> => {
    const keys = vehicles.flatMap(({ media }) => media.flatMap(({ url }) => pictureKey(url) ?? []));
    const stored = await pictures.findStored(keys);
    if (stored.size === 0) return vehicles;
    return vehicles.map((vehicle) => cached(vehicle, withStoredPictures(vehicle.media, stored)));
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
