import { createStockIndexBuilder, openStockIndex } from "#domain/search/index.ts";
import { type EngineMaker, answerOf } from "./answer.ts";
import { bufferBytes } from "./memory.ts";

/** Our own index, asked for everything: total, page, all counts, all ranges with histograms. */
export const vitrineEngine: EngineMaker = (records) => {
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
    answer: (query) => answerOf(index.search(query)),
    search: (query) => index.search(query),
    bytes: bufferBytes(data) + data.size * 4,
    buildMs,
  };
};
