import type { Location } from "#domain/locations/index.ts";
import { fold } from "#domain/shared/index.ts";

/** Location ids by each name a feed may use: id, slug or name, folded as the vehicle import folds them. */
export const toFeedLocations = (locations: readonly Location[]): ReadonlyMap<string, number> =>
  new Map(
    locations.flatMap(({ id, slug, name }) =>
      [String(id), slug, name].map((alias) => [fold(alias).trim(), id] as const),
    ),
  );
