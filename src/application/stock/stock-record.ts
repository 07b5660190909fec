import type { NameWithSlug, StockRecord, Vehicle } from "#domain/vehicles/index.ts";

/** Market data that the stock index adds to a vehicle. */
export type MarketContext = {
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
  readonly locations: ReadonlyMap<number, NameWithSlug>;
};

export const toStockRecord = (vehicle: Vehicle, market: MarketContext): StockRecord => ({
  ...vehicle,
  monthly_cents: market.monthlyCents(vehicle),
  location: vehicle.location_id === null ? null : (market.locations.get(vehicle.location_id) ?? null),
});
