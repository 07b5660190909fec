// The thread that builds the stock index. Like services.ts it chooses adapters: it opens a connection of its own.
import { parentPort, workerData } from "node:worker_threads";
import { prepareMonthly } from "#domain/leasing/index.ts";
import { createStockIndexBuilder } from "#domain/search/index.ts";
import type { Named } from "#domain/vehicles/index.ts";
import { catalogueRepository, createStockReader, openDatabase } from "../../adapters/database/index.ts";
import { readSettings } from "../../adapters/settings/read.ts";
import { indexVersion, type IndexWorkerInput, type IndexWorkerOutput } from "./build-in-worker.ts";
import { stockRecord } from "./record.ts";

const input = workerData as IndexWorkerInput;

const settings = readSettings(input.settingsFile);
if (!settings.ok) throw new Error(settings.error.join("; "));

const database = await openDatabase({ dataDir: input.dataDir, url: input.databaseUrl });
const stock = createStockReader(database);

// Read before the vehicles: where an import comes between, the index is called older than it is and is built once more.
const catalogue = catalogueRepository(database);
const version = indexVersion(await stock.version(), await catalogue.version(), input.today);
const places = await catalogue.locations.all();
const market = {
  monthlyCents: prepareMonthly(settings.value.finance, input.today),
  locations: new Map<number, Named>(places.map(({ id, slug, name }) => [id, { slug, name }])),
};

const builder = createStockIndexBuilder();
let openedAt: string | null = null;
for await (const vehicle of stock.all()) {
  builder.add(stockRecord(vehicle, market));
  if (openedAt === null || vehicle.first_seen_at < openedAt) openedAt = vehicle.first_seen_at;
}
await database.close();

const output: IndexWorkerOutput = { data: builder.finish(), version, openedAt };
parentPort?.postMessage(output);
