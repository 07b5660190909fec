import { type StockIndex, createStockIndexBuilder, openStockIndex } from "#domain/search/index.ts";
import type { StockQuery, StockRecord } from "#domain/vehicles/index.ts";
import { type Answer, type Engine, answerOf } from "./answer.ts";
import { bufferBytes } from "./memory.ts";

/** Our own index, asked for everything: total, page, all counts, all ranges with histograms. */
export const vitrineEngine = (
  records: () => Iterable<StockRecord>,
): Engine & { readonly index: StockIndex; readonly answer: (query: StockQuery) => Answer } => {
  let buildMs = 0;
  const builder = createStockIndexBuilder();
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
    understands: () => true,
    answer: (query) => answerOf(index.search(query)),
    search: (query) => index.search(query),
    bytes: bufferBytes(data) + data.size * 4,
    buildMs,
    index,
  };
};
