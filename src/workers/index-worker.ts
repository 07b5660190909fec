// The thread that builds the stock index, with a new database connection for each. It holds the vehicles' columns until
// the server ends it, so that the cost of the next index depends on what has changed.
import { parentPort, workerData } from "node:worker_threads";
import { createStockIndexer } from "#application/stock/index.ts";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
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

// An error ends the thread: the server logs it, serves the previous index, and builds the next one with a new thread.
parentPort?.on("message", withErrorHandler(build, throwUnhandled));
