import type { Named, StockRecord, Vehicle } from "#domain/vehicles/index.ts";

/** What only the market knows of a vehicle. */
export type MarketView = {
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
  readonly locations: ReadonlyMap<number, Named>;
};

/** A vehicle as the stock index reads it. */
export const stockRecord = (vehicle: Vehicle, market: MarketView): StockRecord => ({
  ...vehicle,
  monthly_cents: market.monthlyCents(vehicle),
  location: vehicle.location_id === null ? null : (market.locations.get(vehicle.location_id) ?? null),
});
