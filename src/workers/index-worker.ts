// The thread that builds the stock index, over a database connection of its own.
import { parentPort, workerData } from "node:worker_threads";
import { buildIndexOfStock, type BuiltIndexData } from "#application/stock/index.ts";
import { createCatalogueRepository, createStockReader, openDatabase } from "../adapters/database/index.ts";
import { indexTaskSchema } from "./index-protocol.ts";

const { dataDir, databaseUrl, ...market } = indexTaskSchema.parse(workerData);
const database = await openDatabase({ dataDir, url: databaseUrl });
const answer: BuiltIndexData = await buildIndexOfStock({
  stock: createStockReader(database),
  catalogue: createCatalogueRepository(database),
  ...market,
});
await database.close();
parentPort?.postMessage(answer);
