import type { LocationReader } from "#domain/locations/index.ts";
import { fold } from "#domain/shared/index.ts";

/** What a feed may call a location: its number, its slug or its name, folded as the vehicles' import looks them up. */
export const feedLocations = async (reader: LocationReader): Promise<ReadonlyMap<string, number>> => {
  const places = await reader.all();
  return new Map(
    places.flatMap(({ id, slug, name }) => [String(id), slug, name].map((word) => [fold(word).trim(), id] as const)),
  );
};
