import type { Position } from "#domain/geo/index.ts";
import { prepareMonthlyPrice, type Finance } from "#domain/leasing/index.ts";
import { createStockIndexBuilder, type StockIndex, type StockIndexData } from "#domain/search/index.ts";
import type { NameWithSlug } from "#domain/vehicles/index.ts";
import { VEHICLE_LABELS } from "../strings/vehicles/vehicle-labels.ts";
import type { CatalogueReader, StockReader } from "./ports.ts";
import { toStockRecord } from "./stock-record.ts";

/** Versions an index by its inputs: the stock, the catalogue's locations and the day of the monthly payments. */
export const indexVersion = (stock: number, catalogue: number, day: string): string => `${stock}.${catalogue}.${day}`;

/** What the market adds to the vehicles. */
export type IndexMarket = {
  readonly finance: Finance;
  /** ISO 3166-1 alpha-2: postcodes without letters and namesakes of towns abroad are this country's. */
  readonly country: string;
  /** ISO 8601 day whose rates the monthly payments use. */
  readonly today: string;
};

export type StockIndexInput = IndexMarket & {
  readonly stock: Pick<StockReader, "all" | "version">;
  readonly catalogue: Pick<CatalogueReader, "locations" | "version">;
};

export type BuiltIndexData = {
  readonly data: StockIndexData;
  readonly version: string;
  /** `first_seen_at` of the oldest vehicle (ISO 8601); null for an empty stock. */
  readonly openedAt: string | null;
};

/** An index that is open on this thread. */
export type BuiltIndex = Pick<BuiltIndexData, "version" | "openedAt"> & {
  readonly index: StockIndex;
};

/** Builds the search index of the vehicles on sale: sold ones keep their page, and are in no list and no count. */
export const buildIndexOfStock = async (input: StockIndexInput): Promise<BuiltIndexData> => {
  const { stock, catalogue, finance, country, today } = input;
  // Read before the vehicles: an import in between leaves the index with an old version, and it is built once more.
  const version = indexVersion(await stock.version(), await catalogue.version(), today);
  const locationRecords = await catalogue.locations.all();
  const market = {
    monthlyCents: prepareMonthlyPrice(finance, today),
    locations: new Map<number, NameWithSlug>(locationRecords.map(({ id, slug, name }) => [id, { slug, name }])),
  };
  const positions = new Map<string, Position>(locationRecords.map(({ slug, lat, lng }) => [slug, { lat, lng }]));
  const builder = createStockIndexBuilder(VEHICLE_LABELS, { country, positions });
  let openedAt: string | null = null;
  for await (const vehicle of stock.all()) {
    if (vehicle.availability !== "sold") builder.add(toStockRecord(vehicle, market));
    if (openedAt === null || vehicle.first_seen_at < openedAt) openedAt = vehicle.first_seen_at;
  }
  return { data: builder.finish(), version, openedAt };
};
