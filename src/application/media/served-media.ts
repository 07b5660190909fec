import { isPlayable, type MediaHosts, pictureKey, withStoredPictures } from "#domain/media/index.ts";
import type { Medium, Vehicle } from "#domain/vehicles/index.ts";
import type { StockReader } from "../stock/ports.ts";
import type { FeedPictureRepository } from "./ports.ts";

type Reader = Pick<StockReader, "byIds" | "byIdIncludingRemoved">;

/** The vehicle with other media: the same object as before, as long as they are the same. */
const createMediaCache = () => {
  const served = new WeakMap<Vehicle, Vehicle>();
  return (vehicle: Vehicle, media: Vehicle["media"]): Vehicle => {
    const cached = served.get(vehicle);
    if (cached && JSON.stringify(cached.media) === JSON.stringify(media)) return cached;
    const changed = { ...vehicle, media };
    served.set(vehicle, changed);
    return changed;
  };
};

/**
 * Replaces the pictures of vehicles by the copies that this site serves, where they exist, and leaves out the films that
 * pages may not play.
 */
export const withServedMedia = <R extends Reader>(
  reader: R,
  pictures: Pick<FeedPictureRepository, "findStored">,
  hosts: () => MediaHosts,
): R => {
  const cached = createMediaCache();
  const isServed = ({ type, url }: Medium): boolean => type === "image" || isPlayable(url, hosts());
  const withMedia = async (vehicles: readonly Vehicle[]): Promise<readonly Vehicle[]> => {
    const keys = vehicles.flatMap(({ media }) => media.flatMap(({ url }) => pictureKey(url) ?? []));
    const stored = await pictures.findStored(keys);
    return vehicles.map((vehicle) => {
      const media = vehicle.media.filter(isServed);
      if (stored.size === 0 && media.length === vehicle.media.length) return vehicle;
      return cached(vehicle, withStoredPictures(media, stored));
    });
  };
  return {
    ...reader,
    byIds: async (ids) => withMedia(await reader.byIds(ids)),
    byIdIncludingRemoved: async (id) => {
      const match = await reader.byIdIncludingRemoved(id);
      const [vehicle] = match ? await withMedia([match.vehicle]) : [];
      return match && vehicle ? { ...match, vehicle } : match;
    },
  };
};
