import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { type StockIndex, createStockIndexBuilder, openStockIndex } from "#domain/search/index.ts";
import type { StockQuery, StockRecord } from "#domain/vehicles/index.ts";
import { type SearchAnswer, type Engine, toAnswer } from "./answer.ts";
import { geographyOf } from "./distances.ts";
import { bufferBytes } from "./memory.ts";
import { STOCK_LOCATIONS } from "./stock.ts";

/** The site's own index with all features: total, page, all counts, all ranges with histograms. */
export const createVitrineEngine = (
  records: () => Iterable<StockRecord>,
): Engine & { readonly index: StockIndex; readonly answer: (query: StockQuery) => SearchAnswer } => {
  let buildMs = 0;
  const builder = createStockIndexBuilder(VEHICLE_LABELS, geographyOf(STOCK_LOCATIONS));
  for (const record of records()) {
    const started = performance.now();
    builder.add(record);
    buildMs += performance.now() - started;
  }
  const started = performance.now();
  const data = builder.finish();
  buildMs += performance.now() - started;
  const index = openStockIndex(data);
  return {
    name: "vitrine",
    supports: () => true,
    answer: (query) => toAnswer(index.search(query)),
    search: (query) => index.search(query),
    bytes: bufferBytes(data) + data.size * 4,
    buildMs,
    index,
  };
};
