import {
  type BodyStyle,
  isBody,
  isInspectionValid,
  type NameWithSlug,
  type StockRecord,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import type { Position } from "#domain/geo/index.ts";
import { type Finance, prepareMonthlyPrice } from "#domain/leasing/index.ts";
import {
  createStockIndexBuilder,
  modelKey,
  type StockIndex,
  type StockIndexBuilder,
  type StockIndexData,
} from "#domain/search/index.ts";
import { VEHICLE_LABELS } from "../strings/vehicles/vehicle-labels.ts";
import type { Model } from "#domain/models/index.ts";
import type { CatalogueReader, StockChanges, StockReader } from "./ports.ts";

/** Market data that the stock index adds to a vehicle. */
type MarketContext = {
  /** The day of the index, `YYYY-MM-DD`. */
  readonly today: string;
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
  /** VAT as a share of the net price: 0.17 for 17 %. */
  readonly vatShare: number;
  readonly locations: ReadonlyMap<number, NameWithSlug>;
};

const toNetCents = ({ price, vat_deductible }: Vehicle, vatShare: number): number | null =>
  vat_deductible && price.purchase ? Math.round(price.purchase.cents / (1 + vatShare)) : null;

export const toStockRecord = (vehicle: Vehicle, market: MarketContext): StockRecord => ({
  ...vehicle,
  inspection_is_valid: isInspectionValid(vehicle.next_inspection, market.today),
  monthly_cents: market.monthlyCents(vehicle),
  net_cents: toNetCents(vehicle, market.vatShare),
  location: vehicle.location_id === null ? null : (market.locations.get(vehicle.location_id) ?? null),
});

/** Versions an index by its inputs: the stock, the catalogue's locations and the day of the monthly payments. */
export const indexVersion = (stock: number, catalogue: number, day: string): string => `${stock}.${catalogue}.${day}`;

/** Market data for the index besides the vehicles. */
export type IndexMarket = {
  readonly finance: Finance;
  /** VAT in force as a share of the net price. */
  readonly vatShare: number;
  /** ISO 3166-1 alpha-2: postcodes without letters and namesakes of towns abroad are this country's. */
  readonly country: string;
  /** ISO 8601 day whose rates the monthly payments use. */
  readonly today: string;
};

export type StockIndexInput = IndexMarket & {
  readonly stock: Pick<StockReader, "all" | "version" | "changesSince">;
  readonly catalogue: Pick<CatalogueReader, "locations" | "models" | "version">;
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

/** Vehicles of a version in a builder, to which later changes are applied. */
type BuilderState = {
  readonly builder: StockIndexBuilder;
  readonly market: MarketContext;
  /** Everything but the vehicles that the index depends on. */
  readonly basis: string;
  stock: number;
  openedAt: string | null;
};

const basisOf = ({ finance, country, today, vatShare }: IndexMarket, catalogue: number): string =>
  JSON.stringify([catalogue, today, country, vatShare, finance]);

/** The shapes of the models whose catalogue names one. */
const shapesOfModels = (models: readonly Model[]): ReadonlyMap<string, readonly BodyStyle[]> => {
  const shaped = models.map(
    ({ brand, slug, body_styles }) => [modelKey(brand, slug), body_styles.filter(isBody)] as const,
  );
  return new Map(shaped.filter(([, shapes]) => shapes.length > 0));
};

/** Reads all vehicles on sale. Sold ones keep their page, but are in no list and no count. */
const readStock = async (input: StockIndexInput, catalogueVersion: number): Promise<BuilderState> => {
  const { stock, catalogue, finance, country, today, vatShare } = input;
  // Read before the vehicles: after an import in between, the index has an old version and is built once more.
  const version = await stock.version();
  const locationRecords = await catalogue.locations.all();
  const market = {
    today,
    monthlyCents: prepareMonthlyPrice(finance, today),
    vatShare,
    locations: new Map<number, NameWithSlug>(locationRecords.map(({ id, slug, name }) => [id, { slug, name }])),
  };
  const positions = new Map<string, Position>(locationRecords.map(({ slug, lat, lng }) => [slug, { lat, lng }]));
  const shapes = shapesOfModels(await catalogue.models.all());
  const builder = createStockIndexBuilder(VEHICLE_LABELS, { country, positions }, shapes);
  let openedAt: string | null = null;
  for await (const vehicle of stock.all()) {
    if (vehicle.availability !== "sold") builder.add(toStockRecord(vehicle, market));
    if (openedAt === null || vehicle.first_seen_at < openedAt) openedAt = vehicle.first_seen_at;
  }
  return { builder, market, basis: basisOf(input, catalogueVersion), stock: version, openedAt };
};

/** False if only a full read gives the same index. */
const applyChanges = (state: BuilderState, { version, vehicles }: StockChanges): boolean => {
  const { builder, market } = state;
  for (const { vehicle, removed_at } of vehicles) {
    const isOldest = state.openedAt === null || vehicle.first_seen_at <= state.openedAt;
    if (removed_at !== null && isOldest) return false;
    if (removed_at === null && isOldest) state.openedAt = vehicle.first_seen_at;
    if (removed_at === null && vehicle.availability !== "sold") builder.replace(toStockRecord(vehicle, market));
    else builder.remove(vehicle.id);
  }
  state.stock = version;
  return builder.canFollow();
};

type StockIndexer = {
  /** Builds the index of the stock as it is. */
  readonly build: (input: StockIndexInput) => Promise<BuiltIndexData>;
};

/**
 * Builds successive indexes. Changes by imports since the previous index are read and applied; a full read is used for
 * the first index, for another day, catalogue or market, and if there are many or unknown changes.
 */
export const createStockIndexer = (): StockIndexer => {
  let last: BuilderState | null = null;
  const follow = async (state: BuilderState | null, input: StockIndexInput, catalogue: number) => {
    if (state?.basis !== basisOf(input, catalogue)) return null;
    const changes = await input.stock.changesSince(state.stock);
    return changes !== null && applyChanges(state, changes) ? state : null;
  };
  return {
    async build(input) {
      // After an error there is no base for changes.
      const previous = last;
      last = null;
      const catalogue = await input.catalogue.version();
      const state = (await follow(previous, input, catalogue)) ?? (await readStock(input, catalogue));
      const data = state.builder.finish();
      last = state;
      return { data, version: indexVersion(state.stock, catalogue, input.today), openedAt: state.openedAt };
    },
  };
};
