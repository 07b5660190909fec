import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerLeaseSearch, createLeaseOfferService } from "#application/lease-offers/index.ts";
import {
  createCatalogueService,
  createLiveStock,
  createStockIndexer,
  type Stock,
  toStockRecord,
} from "#application/stock/index.ts";
import { parseStory, type Story } from "#domain/content/index.ts";
import type { Position } from "#domain/geo/index.ts";
import { entryInForce, prepareMonthlyPrice } from "#domain/leasing/index.ts";
import { openStockIndex } from "#domain/search/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { countryOf, createPaths, FRENCH_SEGMENTS } from "#domain/site/index.ts";
import { PAGE_SIZE, parseStockQuery, type StockRecord, type Vehicle } from "#domain/vehicles/index.ts";
import {
  createCatalogueRepository,
  createStockReader,
  type Database,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { DEMO_GROUP } from "../../src/server/environment/group-folder.ts";
import { importGroupInto } from "../../src/shared-container/group-data.ts";
import { MARKET_SETTINGS } from "../../src/shared-container/settings.ts";

/** A vehicle on sale, with what the market adds to it. */
export type StockVehicle = Vehicle & Pick<StockRecord, "monthly_cents" | "inspection_is_valid" | "location">;

export type DemoStock = {
  readonly vehicles: readonly StockVehicle[];
  /** By slug. */
  readonly locations: ReadonlyMap<string, Position>;
};

/** What a visitor sees who typed a phrase into the search of the stock. */
export type Answer = {
  /** The search leads to the lease offers. */
  readonly isLease: boolean;
  /** The first page of results in their order. */
  readonly page: readonly StockVehicle[];
  /** All results. */
  readonly ids: ReadonlySet<number>;
  /** Parts of the phrase of which the page says that they were not understood, or that nobody sells. */
  readonly notUnderstood: readonly string[];
  /** The search as the page does it, for people. */
  readonly query: string;
};

export type DemoSite = DemoStock & {
  readonly answer: (phrase: string) => Promise<Answer>;
};

const MARKET = { groupDir: DEMO_GROUP, settingsDir: join(DEMO_GROUP, "settings"), site: "luxembourg" };

/** The day of the demo stock: ages and monthly payments depend on it. */
const clock = { now: () => new Date("2026-11-21T08:00:00Z") };

const ignored = { stop: async (): Promise<void> => undefined };

/** The pages of lease offers, without their other sections. */
const LEASE_STORIES: readonly Story[] = (
  [
    ["private-lease", "private"],
    ["business-lease", "business"],
    ["entreprise/vehicules-utilitaires", "van"],
  ] as const
).flatMap(([slug, kind]) => {
  const sections = [{ component: "lease_offers", title: "Offres", kind }];
  const story = parseStory(slug, { name: slug, title: slug, updated_at: "2026-11-01T08:00:00Z", sections });
  return story.ok ? [story.value.value] : [];
});

const readStock = async (database: Database, today: string): Promise<DemoStock> => {
  const locations = await createCatalogueRepository(database).locations.all();
  const names = new Map(locations.map(({ id, slug, name }) => [id, { slug, name }]));
  const { finance, vat } = MARKET_SETTINGS.require(MARKET);
  const market = {
    today,
    monthlyCents: prepareMonthlyPrice(finance, today),
    vatShare: entryInForce(vat, today)?.share ?? 0,
    locations: names,
  };
  const vehicles: StockVehicle[] = [];
  for await (const vehicle of createStockReader(database).all()) {
    const added = toStockRecord(vehicle, market);
    if (vehicle.availability !== "sold") vehicles.push({ ...vehicle, ...added });
  }
  return { vehicles, locations: new Map(locations.map(({ slug, lat, lng }) => [slug, { lat, lng }])) };
};

const openStock = async (database: Database): Promise<Stock> => {
  const settings = MARKET_SETTINGS.require(MARKET);
  const [reader, catalogue] = [createStockReader(database), createCatalogueRepository(database)];
  const indexer = createStockIndexer();
  const throwError = (error: unknown): never => {
    throw error;
  };
  const live = await createLiveStock({
    reader,
    catalogue,
    finance: settings.finance,
    vat: settings.vat,
    country: countryOf(settings),
    buildIndex: async (market) => {
      const { data, ...built } = await indexer.build({ ...market, stock: reader, catalogue });
      return { ...built, index: openStockIndex(data) };
    },
    watch: async () => ignored,
    scheduler: createScheduler(),
    clock,
    onSwap: () => undefined,
    onError: throwError,
  });
  await live.stop();
  return live.stock;
};

/** The demo group of Luxembourg, searched as the page of the stock does it; `use` gets it while its database is open. */
export const withDemoSite = async <T>(use: (site: DemoSite) => Promise<T>): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), "vitrine-phrases-"));
  const database = await openDatabase({ dataDir, url: null });
  try {
    await importGroupInto(database, clock, { ...MARKET, isDemoGroup: true });
    const demo = await readStock(database, utcDay(clock.now()));
    const byId = new Map(demo.vehicles.map((vehicle) => [vehicle.id, vehicle]));
    const stock = await openStock(database);
    const reader = createCatalogueRepository(database);
    const catalogue = await createCatalogueService({ reader, watch: async () => ignored, onChange: () => undefined });
    const services = {
      stock,
      leaseOffers: createLeaseOfferService({
        catalogue: catalogue.current,
        settings: MARKET_SETTINGS.require(MARKET),
        clock,
      }),
      content: { story: async (slug: string) => LEASE_STORIES.find((story) => story.slug === slug) ?? null },
      paths: createPaths(FRENCH_SEGMENTS),
    };
    const answer = async (phrase: string): Promise<Answer> => {
      const requested = parseStockQuery(new URLSearchParams({ q: phrase }));
      const isLease = (await answerLeaseSearch(requested, services)) !== null;
      const { query, unknown, absent } = stock.quickSearch().read(requested);
      const ids = stock.allIds(query);
      const page = ids.slice(0, PAGE_SIZE).flatMap((id) => byId.get(id) ?? []);
      return {
        isLease,
        page,
        ids: new Set(ids),
        notUnderstood: [...unknown, ...absent],
        query: services.paths.stock(query),
      };
    };
    return await use({ ...demo, answer });
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
