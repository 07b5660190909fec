import {
  isPlayable,
  type Marking,
  markingOf,
  type MediaHosts,
  type PictureAsset,
  pictureKey,
  storedPictureAddress,
  withStoredPictures,
} from "#domain/media/index.ts";
import { allMedia, type InspectionMark, type Medium, type Vehicle, type WithMedia } from "#domain/vehicles/index.ts";
import type { StockReader } from "../stock/ports.ts";
import type { FeedPictureRepository, PictureService } from "./ports.ts";

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

type StoredPictures = Awaited<ReturnType<FeedPictureRepository["findStored"]>>;

/** The vehicle with other media: the same object as before, as long as they are the same. */
const createMediaCache = () => {
  const served = new WeakMap<Vehicle, Vehicle>();
  const keyOf = ({ media, inspection_marks }: WithMedia): string => JSON.stringify([media, inspection_marks]);
  return (vehicle: Vehicle, media: WithMedia): Vehicle => {
    const cached = served.get(vehicle);
    if (cached && keyOf(cached) === keyOf(media)) return cached;
    const changed = { ...vehicle, ...media };
    served.set(vehicle, changed);
    return changed;
  };
};

/** Replaces the photograph of each mark that has a stored copy. */
const withStoredPhotos = (marks: readonly InspectionMark[], stored: StoredPictures): readonly InspectionMark[] =>
  marks.map((mark) => {
    const copy = stored.get(pictureKey(mark.photo ?? "") ?? "");
    return copy ? { ...mark, photo: storedPictureAddress(copy.hash) } : mark;
  });

/**
 * Replaces the pictures of vehicles by the copies that this site serves, where they exist, and leaves out the films that
 * pages may not play.
 */
export const withServedMedia = <R extends Pick<StockReader, "byIds" | "byIdIncludingRemoved">>(
  reader: R,
  pictures: Pick<FeedPictureRepository, "findStored">,
  hosts: () => MediaHosts,
): R => {
  const cached = createMediaCache();
  const isServed = ({ type, url }: Medium): boolean => type === "image" || isPlayable(url, hosts());
  const withMedia = async (vehicles: readonly Vehicle[]): Promise<readonly Vehicle[]> => {
    const keys = vehicles.flatMap((vehicle) => allMedia(vehicle).flatMap(({ url }) => pictureKey(url) ?? []));
    const stored = await pictures.findStored(keys);
    return vehicles.map((vehicle) => {
      const media = vehicle.media.filter(isServed);
      if (stored.size === 0 && media.length === vehicle.media.length) return vehicle;
      const marks = vehicle.inspection_marks;
      return cached(vehicle, {
        media: withStoredPictures(media, stored),
        inspection_marks: marks && withStoredPhotos(marks, stored),
      });
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
