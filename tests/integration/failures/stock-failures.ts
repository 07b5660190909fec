import { notifyOverride, overrideVehicle, startFeedWatch, startOverrideExpiry } from "#application/overrides/index.ts";
import {
  createCatalogueService,
  createLiveStock,
  createStockIndexer,
  createVehicleStates,
} from "#application/stock/index.ts";
import { aFinance } from "../../builders/finance.ts";
import { CLOCK, type Failing, given } from "./failing.ts";

/** The use cases of the stock. */
export const STOCK_FAILURES = {
  overrideVehicle: ({ port, request }) =>
    request(() => overrideVehicle(given({ store: port, clock: CLOCK }), given({ reference: "1-1", until: null }))),
  notifyOverride: ({ port, request }) =>
    request(() =>
      notifyOverride(
        given({ reader: port, clock: CLOCK }),
        given({
          outcome: given({ vehicle: given({ id: 1, shown: given({ brand: {}, model: {}, stock_number: null }) }) }),
          set: [{ field: "hidden", value: "true" }],
        }),
      ),
    ),
  startFeedWatch: ({ log, port, scheduler }) => startFeedWatch(given({ log, scheduler, stockVersion: port })),
  createVehicleStates: ({ port, request }) => request(() => createVehicleStates({ byIdIncludingRemoved: port })([1])),
  startOverrideExpiry: ({ log, port, scheduler }) => startOverrideExpiry(given({ log, scheduler, store: port })),
  createCatalogueService: async ({ port, watch }) => {
    let reads = 0;
    const empty = { all: async () => [] };
    const brands = { all: async () => ((reads += 1) === 1 ? [] : Promise.reject(new Error("gone"))) };
    const reader = given({
      brands,
      models: empty,
      leaseOffers: empty,
      locations: empty,
      employees: empty,
      vacancies: empty,
    });
    await createCatalogueService({ reader, watch, onChange: port });
  },
  createLiveStock: async ({ log, port, scheduler }) => {
    let builds = 0;
    const { refresh } = await createLiveStock(
      given({
        scheduler,
        clock: CLOCK,
        reader: given({ version: async () => (builds += 1) }),
        catalogue: { version: async () => 1 },
        finance: aFinance(),
        vat: [],
        buildIndex: async () => (builds === 0 ? given({ version: "0" }) : Promise.reject(new Error("gone"))),
        watch: async () => ({ stop: async () => undefined }),
        onError: (error: unknown) => log.error({ err: error }, "failed to build the stock index"),
        onSwap: port,
      }),
    );
    await refresh();
  },
  createStockIndexer: ({ port, request }) =>
    request(() => createStockIndexer().build(given({ catalogue: port, stock: port }))),
} satisfies Readonly<Record<string, (failing: Failing) => unknown>>;
