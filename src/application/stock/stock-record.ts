import { isInspectionValid, type NameWithSlug, type StockRecord, type Vehicle } from "#domain/vehicles/index.ts";

/** Market data that the stock index adds to a vehicle. */
export type MarketContext = {
  /** The day of the index, `YYYY-MM-DD`. */
  readonly today: string;
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
  readonly locations: ReadonlyMap<number, NameWithSlug>;
};

export const toStockRecord = (vehicle: Vehicle, market: MarketContext): StockRecord => ({
  ...vehicle,
  inspection_is_valid: isInspectionValid(vehicle.next_inspection, market.today),
  monthly_cents: market.monthlyCents(vehicle),
  location: vehicle.location_id === null ? null : (market.locations.get(vehicle.location_id) ?? null),
});
