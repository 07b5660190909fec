import type { LocationReader } from "#domain/locations/index.ts";
import { fold } from "#domain/shared/index.ts";

/** Location ids by each name a feed may use: id, slug or name, folded as the vehicle import folds them. */
export const readFeedLocations = async (reader: Pick<LocationReader, "all">): Promise<ReadonlyMap<string, number>> => {
  const locations = await reader.all();
  return new Map(
    locations.flatMap(({ id, slug, name }) =>
      [String(id), slug, name].map((alias) => [fold(alias).trim(), id] as const),
    ),
  );
};
