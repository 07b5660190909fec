import { NULL_ATTRIBUTES, type VehicleAttributes } from "#domain/vehicles/index.ts";
import type { ImportOutcome, StockImport, StockRow, StockWriter } from "#application/imports/ports.ts";
import type { ImportRecord } from "#domain/imports/index.ts";

/** Builds attributes with few optional values. */
export const vehicleAttributes = (changes: Partial<VehicleAttributes> = {}): VehicleAttributes => ({
  ...NULL_ATTRIBUTES,
  brand: { slug: "ford", name: "Ford" },
  model: { slug: "puma", name: "Puma" },
  trim: "ST-Line",
  kind: "passenger",
  condition: "used",
  price: { purchase: { cents: 2_000_000, before_discount_cents: null } },
  vat_deductible: true,
  fuel_type: "petrol",
  body_style: "suv",
  transmission_type: "manual",
  mileage_km: 12_500,
  construction_year: 2023,
  first_registration: "2023-05",
  power_kw: 92,
  doors: 5,
  seats: 5,
  color_name: "Rouge « Fantastique » 'œ",
  co2_g_km: 124,
  consumption: { combined: 5.4, electric_kwh: null },
  wltp: true,
  equipment: [],
  options: [],
  media: [{ type: "image", url: "https://images.example/1.jpg", alt: null }],
  location_id: 1,
  availability: "available",
  ...changes,
});

/** `stated`: the lowest price of 30 days in the feed. */
export const pricedAttributes = (cents: number, stated: number | null = null): VehicleAttributes =>
  vehicleAttributes({ price: { purchase: { cents, before_discount_cents: null } }, lowest_price_30_days: stated });

export const aStockRow = (
  key: string,
  attributes: VehicleAttributes = vehicleAttributes(),
  changes: Partial<StockRow> = {},
): StockRow => ({
  key,
  attributes,
  content_hash: `hash of ${JSON.stringify(attributes)}`,
  ...changes,
});

/** Builds a row whose stock number equals its key. */
export const aNumberedRow = (key: string, cents = 2_000_000, changes: Partial<StockRow> = {}): StockRow =>
  aStockRow(
    key,
    vehicleAttributes({ stock_number: key, price: { purchase: { cents, before_discount_cents: null } } }),
    changes,
  );

/** Imports the rows as the complete feed: vehicles that are missing from it are removed. */
export const importRows = (writer: StockWriter, feed: string, rows: readonly StockRow[]): Promise<void> =>
  writer.importFeed(feed, async (run) => commit(await replaceAll(run, rows)));

export const replaceAll = async (run: StockImport, rows: readonly StockRow[]): Promise<void> => {
  const known = await run.knownRows(rows.map(({ key }) => key));
  await run.put(rows);
  await run.removeExcept(new Set([...known.values()].map(({ id }) => id)));
};

export const commit = <T>(result: T): ImportOutcome<T> => ({ commit: true, result });

export const anImportRecord = (changes: Partial<ImportRecord> = {}): ImportRecord => ({
  feed: "demo",
  started_at: "2026-03-01T08:00:00.000Z",
  finished_at: "2026-03-01T08:00:05.000Z",
  status: "imported",
  counts: { rows: 3, added: 2, changed: 0, unchanged: 0, removed: 0, refused: 1 },
  reason: null,
  ...changes,
});
