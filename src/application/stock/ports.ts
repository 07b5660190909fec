import type { LeaseOfferReader } from "#domain/lease-offers/index.ts";
import type { LocationReader } from "#domain/locations/index.ts";
import type { BrandReader, ModelReader } from "#domain/models/index.ts";
import type { EmployeeReader, VacancyReader } from "#domain/people/index.ts";
import type { Cents } from "#domain/shared/index.ts";
import type { PriceChange, Vehicle } from "#domain/vehicles/index.ts";

/**
 * A vehicle of the stock or a removed one with its last attributes. `removed_at` is an ISO 8601 instant; null: on sale.
 */
export type CurrentOrRemovedVehicle = { readonly vehicle: Vehicle; readonly removed_at: string | null };

/** The vehicles that imports have added, changed or removed up to a version. */
export type StockChanges = { readonly version: number; readonly vehicles: readonly CurrentOrRemovedVehicle[] };

/** Reads the stock. Reads never wait for an import and see only committed imports. */
export type StockReader = {
  /** The vehicle on sale with this id, or null. */
  readonly byId: (id: number) => Promise<Vehicle | null>;
  /** The vehicles on sale in the order of `ids`; unknown ids are skipped. */
  readonly byIds: (ids: readonly number[]) => Promise<readonly Vehicle[]>;
  /** The vehicle with this id, also after its removal; null for an unassigned id. */
  readonly byIdIncludingRemoved: (id: number) => Promise<CurrentOrRemovedVehicle | null>;
  /** Streams every vehicle on sale in order of id from one snapshot of the stock. */
  readonly all: () => AsyncIterable<Vehicle>;
  /** Like `all`, with the attributes of the feed: without a computed price before a reduction. */
  readonly allAsFed: () => AsyncIterable<Vehicle>;
  /** Number of vehicles on sale. */
  readonly count: () => Promise<number>;
  /** Number of committed imports; never decreases. */
  readonly version: () => Promise<number>;
  /** Changes since a version; null when that is not known any more, or is most of the stock. */
  readonly changesSince: (version: number) => Promise<StockChanges | null>;
  /**
   * The lowest price (cents) in the 30 days before the instant `at` (ISO 8601), to which a reduction at that instant
   * must refer; null if the vehicle was not on sale.
   */
  readonly lowestPriceBefore: (id: number, at: string) => Promise<Cents | null>;
  /** Every price change and removal of the vehicle, oldest first. */
  readonly priceHistory: (id: number) => Promise<readonly PriceChange[]>;
};

/** Reads the catalogue: brands, models, lease offers, locations, employees and vacancies. */
export type CatalogueReader = {
  readonly brands: BrandReader;
  readonly models: ModelReader;
  readonly leaseOffers: LeaseOfferReader;
  readonly locations: LocationReader;
  readonly employees: EmployeeReader;
  readonly vacancies: VacancyReader;
  /** Grows with every import that changed something; 0 before the first. */
  readonly version: () => Promise<number>;
};

/** Calls `onVersion` after every commit of a new version by any process or node. */
export type WatchVersion = (onVersion: () => Promise<void> | void) => Promise<{ readonly stop: () => Promise<void> }>;
