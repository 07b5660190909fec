import type { Location } from "#domain/locations/index.ts";
import { fold } from "#domain/shared/index.ts";
import type { BrandReader } from "#domain/models/index.ts";

/** The catalogue's names of brands by slug, which vehicles get whatever a feed writes. */
export const readBrandNames = async (brands: Pick<BrandReader, "all">): Promise<ReadonlyMap<string, string>> =>
  new Map((await brands.all()).map(({ slug, name }) => [slug, name]));

const aliases = (id: number, names: readonly (string | null)[]) =>
  names.flatMap((name) => (name === null ? [] : [[fold(name).trim(), id] as const]));

/**
 * Location ids by each name a feed may use, folded as the vehicle import folds them: id, slug or name, else a network's
 * code, which may be the number of another location.
 */
export const toFeedLocations = (locations: readonly Location[]): ReadonlyMap<string, number> =>
  new Map([
    ...locations.flatMap(({ id, store_codes: { google, meta } }) => aliases(id, [google, meta])),
    ...locations.flatMap(({ id, slug, name }) => aliases(id, [String(id), slug, name])),
  ]);
