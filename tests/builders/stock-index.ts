import { createStockIndexBuilder, type StockGeography, type StockIndexData } from "../../src/domain/search/index.ts";
import type { StockRecord, VehicleLabels } from "../../src/domain/vehicles/index.ts";

export const buildStockIndex = (
  records: Iterable<StockRecord>,
  labels: VehicleLabels,
  geography?: StockGeography,
): StockIndexData => {
  const builder = createStockIndexBuilder(labels, geography);
  for (const record of records) builder.add(record);
  return builder.finish();
};
