// The thread that builds the stock index. Like services.ts it chooses adapters: it opens its own connection.
import { parentPort, workerData } from "node:worker_threads";
import { prepareMonthlyPrice } from "#domain/leasing/index.ts";
import { createStockIndexBuilder } from "#domain/search/index.ts";
import type { NameWithSlug } from "#domain/vehicles/index.ts";
import { createCatalogueRepository, createStockReader, openDatabase } from "../../adapters/database/index.ts";
import { readSettings } from "../../adapters/settings/read-settings.ts";
import { indexVersion, type IndexWorkerInput, type IndexWorkerOutput } from "./build-index-in-worker.ts";
import { toStockRecord } from "./stock-record.ts";

const input = workerData as IndexWorkerInput;

const settings = readSettings(input.settingsFile);
if (!settings.ok) throw new Error(settings.error.join("; "));

const database = await openDatabase({ dataDir: input.dataDir, url: input.databaseUrl });
const stock = createStockReader(database);

// Read before the vehicles: an import in between leaves the index with an old version, and it is built once more.
const catalogue = createCatalogueRepository(database);
const version = indexVersion(await stock.version(), await catalogue.version(), input.today);
const locationRecords = await catalogue.locations.all();
const market = {
  monthlyCents: prepareMonthlyPrice(settings.value.finance, input.today),
  locations: new Map<number, NameWithSlug>(locationRecords.map(({ id, slug, name }) => [id, { slug, name }])),
};

const builder = createStockIndexBuilder();
let openedAt: string | null = null;
for await (const vehicle of stock.all()) {
  builder.add(toStockRecord(vehicle, market));
  if (openedAt === null || vehicle.first_seen_at < openedAt) openedAt = vehicle.first_seen_at;
}
await database.close();

const output: IndexWorkerOutput = { data: builder.finish(), version, openedAt };
parentPort?.postMessage(output);
