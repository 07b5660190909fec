import { type Vehicle, type VehicleState, vehicleState } from "#domain/vehicles/index.ts";
import type { CatalogueReader, StockReader, WatchVersion } from "./ports.ts";
import type { Location } from "#domain/locations/index.ts";
import type { StockDistances } from "#domain/search/index.ts";
import { type Brand, isGroupBrand, type Model } from "#domain/models/index.ts";
import type { LeaseOffer } from "#domain/lease-offers/index.ts";
import type { Employee, Vacancy } from "#domain/people/index.ts";
import type { Stock } from "./stock.ts";

/** The distance of a vehicle in kilometres, by its location; null without a location or where it has no distance. */
export const createVehicleDistance = (
  { byLocation }: StockDistances,
  locations: readonly Pick<Location, "id" | "slug">[],
): ((vehicle: Pick<Vehicle, "location_id">) => number | null) => {
  const byId = new Map(locations.map(({ id, slug }) => [id, byLocation.get(slug) ?? null]));
  return ({ location_id }) => (location_id === null ? null : (byId.get(location_id) ?? null));
};

/** What vehicles are for visitors now, by id; one that no feed ever had is `removed`. */
export type ReadVehicleStates = (ids: readonly number[]) => Promise<ReadonlyMap<number, VehicleState>>;

export const createVehicleStates =
  ({ byIdIncludingRemoved }: Pick<StockReader, "byIdIncludingRemoved">): ReadVehicleStates =>
  async (ids) => {
    const states = ids.map(async (id) => {
      const match = await byIdIncludingRemoved(id);
      return [id, match === null ? "removed" : vehicleState(match)] as const;
    });
    return new Map(await Promise.all(states));
  };

/** The group's objects in memory; every import replaces the catalogue. */
export type Catalogue = {
  readonly brands: readonly Brand[];
  readonly models: readonly Model[];
  /** In order of id, unpublished ones included. */
  readonly leaseOffers: readonly LeaseOffer[];
  readonly locations: readonly Location[];
  readonly employees: readonly Employee[];
  /** Newest first, expired ones included. */
  readonly vacancies: readonly Vacancy[];
};

export type CatalogueService = { readonly current: () => Catalogue; readonly stop: () => Promise<void> };

const readCatalogue = async ({
  brands,
  models,
  leaseOffers,
  locations,
  employees,
  vacancies,
}: CatalogueReader): Promise<Catalogue> => ({
  brands: await brands.all(),
  models: await models.all(),
  leaseOffers: await leaseOffers.all(),
  locations: await locations.all(),
  employees: await employees.all(),
  vacancies: await vacancies.all(),
});

/** Caches the catalogue in memory and reloads it after every import. If that fails, the previous one stays. */
export const createCatalogueService = async (deps: {
  readonly reader: CatalogueReader;
  /** Calls `onVersion` after every import of catalogue objects by any process. */
  readonly watch: WatchVersion;
  readonly onChange: () => void;
}): Promise<CatalogueService> => {
  let current = await readCatalogue(deps.reader);
  const watch = await deps.watch(async () => {
    current = await readCatalogue(deps.reader);
    deps.onChange();
  });
  return { current: () => current, stop: watch.stop };
};

export type MakeDependencies = {
  readonly catalogue: () => Pick<Catalogue, "brands">;
  readonly stock: Pick<Stock, "index">;
};

/** True for a brand of the group and for any other make in stock: both can start the address of a vehicle. */
export const isMake = ({ catalogue, stock }: MakeDependencies, name: string): boolean => {
  const { brands } = stock.index().vocabulary();
  return isGroupBrand(catalogue().brands, name) || brands.some(({ slug }) => slug === name);
};
