import type { Location } from "#domain/locations/index.ts";
import { fold } from "#domain/shared/index.ts";
import type { BrandReader } from "#domain/models/index.ts";

/** The catalogue's names of brands by slug, which vehicles get whatever a feed writes. */
export const readBrandNames = async (brands: Pick<BrandReader, "all">): Promise<ReadonlyMap<string, string>> =>
  new Map((await brands.all()).map(({ slug, name }) => [slug, name]));

/** Location ids by each name a feed may use: id, slug or name, folded as the vehicle import folds them. */
export const toFeedLocations = (locations: readonly Location[]): ReadonlyMap<string, number> =>
  new Map(
    locations.flatMap(({ id, slug, name }) =>
      [String(id), slug, name].map((alias) => [fold(alias).trim(), id] as const),
    ),
  );
