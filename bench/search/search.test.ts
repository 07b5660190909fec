import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { Worker } from "node:worker_threads";
import { createStockIndexBuilder, openStockIndex } from "#domain/search/index.ts";
import { expect, test } from "vitest";
import { referenceSearch } from "../../tests/fakes/reference-search.ts";
import { assertSameAnswer, toAnswer } from "./answer.ts";
import { createSqliteEngine } from "./sqlite-engine.ts";
import { createVitrineEngine } from "./vitrine-engine.ts";
import { DISTANCE_VARIANTS, geographyOf } from "./distances.ts";
import { randomQueries } from "./queries.ts";
import { randomStock, STOCK_LOCATIONS } from "./stock.ts";
import { buildStockIndex } from "../../tests/builders/stock-index.ts";

const records = [...randomStock(3000, 5)];
const data = buildStockIndex(records, VEHICLE_LABELS);
const queries = randomQueries(60, records, 6);

test("answers a stock of thousands like a plain filter and count of every vehicle", () => {
  const index = openStockIndex(data);
  for (const query of queries) expect(index.search(query)).toEqual(referenceSearch(records, query, 24));
});

test("finds in 300 vehicles what SQLite finds", async () => {
  const some = records.slice(0, 300);
  const [ours, sqlite] = [createVitrineEngine(() => some), await createSqliteEngine(() => some)];
  const supported = randomQueries(60, some, 6).filter(sqlite.supports);
  expect(supported.length).toBeGreaterThan(50);
  for (const query of supported) {
    const answer = await sqlite.answer(query);
    expect(() => assertSameAnswer(query, toAnswer(ours.index.search(query)), answer, "sqlite")).not.toThrow();
  }
});

test("answers around a town like a plain filter and order by distance of every vehicle", () => {
  const geography = geographyOf(STOCK_LOCATIONS);
  expect(geography.positions.size).toBeGreaterThan(8);
  const builder = createStockIndexBuilder(VEHICLE_LABELS, geography);
  for (const record of records) builder.add(record);
  const index = openStockIndex(builder.finish());
  for (const query of queries.slice(0, 6)) {
    for (const toVariant of [DISTANCE_VARIANTS.ordered, DISTANCE_VARIANTS.within]) {
      const variant = toVariant(query);
      expect(index.search(variant)).toEqual(referenceSearch(records, variant, 24, geography));
    }
  }
});

test("creates the same stock and queries from the same seed", () => {
  expect([...randomStock(20, 5)]).toEqual(
    records.slice(0, 20).map((record) => ({ ...record, first_seen_at: expect.any(String) })),
  );
  expect(randomQueries(60, records, 6)).toEqual(queries);
});

test("answers alike on the thread that built the index and on the thread that received it", async () => {
  const worker = new Worker(
    `const { parentPort, workerData } = require("node:worker_threads");
     import(workerData.module).then(({ openStockIndex }) => {
       const index = openStockIndex(workerData.data);
       parentPort.postMessage(workerData.queries.map((query) => index.search(query)));
     });`,
    {
      eval: true,
      workerData: { module: new URL("../../src/domain/search/index.ts", import.meta.url).href, data, queries },
    },
  );
  const answers = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  const index = openStockIndex(data);
  expect(answers).toEqual(queries.map((query) => index.search(query)));
});
