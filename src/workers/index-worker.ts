// The thread that builds the stock index, over a database connection of its own for each. It keeps the vehicles' columns, so
// that the next index costs what has changed, until the server ends it.
import { parentPort, workerData } from "node:worker_threads";
import { createStockIndexer } from "#application/stock/index.ts";
import { guarded, toLastResort } from "#domain/shared/index.ts";
import { createCatalogueRepository, createStockReader, openDatabase } from "../adapters/database/index.ts";
import { indexDatabaseSchema, indexMarketSchema } from "./index-protocol.ts";

const { dataDir, databaseUrl } = indexDatabaseSchema.parse(workerData);
const indexer = createStockIndexer();

const build = async (message: unknown): Promise<void> => {
  const market = indexMarketSchema.parse(message);
  const database = await openDatabase({ dataDir, url: databaseUrl });
  try {
    const stock = createStockReader(database);
    const catalogue = createCatalogueRepository(database);
    parentPort?.postMessage(await indexer.build({ stock, catalogue, ...market }));
  } finally {
    await database.close();
  }
};

// An error ends the thread: the server logs it, keeps the old index, and builds the next one with a new thread.
parentPort?.on("message", guarded(build, toLastResort));
