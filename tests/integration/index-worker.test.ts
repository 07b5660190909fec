import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createCatalogueRepository,
  createStockReader,
  createStockWriter,
  openDatabase,
  type Database,
} from "../../src/adapters/database/index.ts";
import { copyDemoData } from "../browser-support/demo-data.ts";
import { builtWorkers } from "../browser-support/sites/site.ts";
import { readSettingsFile } from "../builders/settings-file.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { createLiveStock, type LiveStock } from "../../src/application/stock/index.ts";
import { parseStockQuery } from "../../src/domain/vehicles/index.ts";
import { aNumberedRow, importRows } from "../contract/stock-rows.ts";
import { createIndexBuilder } from "../../src/workers/index-builder.ts";

const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-index-worker-"));
  if (!copyDemoData(folder)) throw new Error("no demo data was prepared");
  database = await openDatabase({ dataDir: folder, url: null });
});

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const idsInStock = async (): Promise<readonly number[]> => {
  const ids: number[] = [];
  for await (const { id } of createStockReader(database).all()) ids.push(id);
  return ids;
};

/** Ids that the monthly filter finds up to `euros`, and ids on sale whose card shows at most that payment. */
const monthlyOffers = async (stock: LiveStock["stock"], euros: number) => {
  const query = parseStockQuery(new URLSearchParams({ "monthly-max": String(euros) }));
  const { ids } = stock.index().search(query, { perPage: 1_000, facets: false });
  const vehicles = await stock.byIds(await idsInStock());
  const onCards = vehicles.filter((vehicle) => {
    const cents = stock.monthlyCents(vehicle);
    return vehicle.availability !== "sold" && cents !== null && cents <= euros * 100;
  });
  return { filtered: [...ids].sort((a, b) => a - b), onCards: onCards.map(({ id }) => id).sort((a, b) => a - b) };
};

const databaseOf = () => ({ dataDir: folder, databaseUrl: null });

const createBuilder = async (options: { readonly followFrom?: number } = {}) =>
  createIndexBuilder(databaseOf(), { ...options, entry: (await builtWorkers()).index });

describe("the index worker", () => {
  it("uses the server's rates at each build, also after a change of the settings file", async () => {
    const file = join(folder, "luxembourg.yaml");
    copyFileSync("demo/group/settings/luxembourg.yaml", file);
    const { finance, vat } = readSettingsFile(file);
    let now = new Date("2026-11-21T08:00:00Z");
    const live = await createLiveStock({
      reader: createStockReader(database),
      catalogue: createCatalogueRepository(database),
      finance,
      vat,
      country: "LU",
      buildIndex: (await createBuilder()).build,
      watch: async () => ({ stop: async () => undefined }),
      scheduler: createScheduler(),
      clock: { now: () => now },
      onSwap: () => undefined,
      onError: (error) => {
        throw error;
      },
    });
    const text = readFileSync(file, "utf8").replaceAll(/yearly: [\d.]+/g, "yearly: 0.25");
    writeFileSync(file, text);
    expect(readSettingsFile(file).finance).not.toEqual(finance);
    now = new Date(now.getTime() + DAY_MS);
    const before = live.stock.version();
    await live.refresh();
    expect(live.stock.version()).not.toBe(before);
    const { filtered, onCards } = await monthlyOffers(live.stock, 300);
    expect(filtered.length).toBeGreaterThan(0);
    expect(filtered).toEqual(onCards);
    await live.stop();
  });

  it("is reported when it fails, dies, answers nonsense or hangs, and the next build succeeds", async () => {
    const { finance } = readSettingsFile();
    const build = (source: string, timeoutMs = 60_000) => {
      const entry = join(folder, "worker.mjs");
      writeFileSync(entry, source);
      const options = { entry: pathToFileURL(entry), timeoutMs };
      return createIndexBuilder(databaseOf(), options).build({
        finance,
        country: "LU",
        today: "2026-11-21",
        vatShare: 0.17,
      });
    };
    await expect(build('throw new Error("no memory");')).rejects.toThrow("no memory");
    await expect(build("process.exit(3);")).rejects.toThrow("The index worker ended with 3 before its index was built");
    const nonsense = 'import { parentPort } from "node:worker_threads"; parentPort.postMessage({ version: 1 });';
    await expect(build(nonsense)).rejects.toThrow("The index worker's answer is invalid");
    await expect(build("setInterval(() => {}, 1000);", 300)).rejects.toThrow("has not answered within 300 ms");
    const built = await (await createBuilder()).build({ finance, country: "LU", today: "2026-11-21", vatShare: 0.17 });
    expect(built.index.size).toBeGreaterThan(0);
  });

  it("stays from a number of vehicles on, and follows imports with what a new one would build", async () => {
    const { finance } = readSettingsFile();
    const market = { finance, country: "LU", today: "2026-11-21", vatShare: 0.17 };
    // Later than the vehicles of the demo group: an older one is the reason of a full read.
    const writer = createStockWriter(database, { now: () => new Date(Date.now() + HOUR_MS) });
    const following = await createBuilder({ followFrom: 1 });
    const before = await following.build(market);
    for (const rows of [[aNumberedRow("x"), aNumberedRow("y")], [aNumberedRow("y", 990_000)]]) {
      await importRows(writer, "second", rows);
      const followed = await following.build(market);
      const anew = await (await createBuilder()).build(market);
      expect([followed.version, followed.openedAt]).toEqual([anew.version, anew.openedAt]);
      expect(followed.index.size).toBe(before.index.size + rows.length);
      for (const search of ["", "brand=ford&sort=price-asc", "q=puma", "price-max=9900"]) {
        const query = parseStockQuery(new URLSearchParams(search));
        expect(followed.index.search(query)).toEqual(anew.index.search(query));
      }
    }
    following.stop();
  });
});
