import type { SavedImport } from "#application/imports/ports.ts";
import type { DeliveriesStatus } from "#application/leads/index.ts";
import { createLastKnown, type Metrics } from "#application/operations/index.ts";
import type { Stock } from "#application/stock/index.ts";
import type { StockIndex } from "#domain/search/index.ts";
import type { Clock } from "#domain/shared/index.ts";

type MeasuredServices = {
  readonly stock: Pick<Stock, "index">;
  readonly deliveriesStatus: () => Promise<DeliveriesStatus>;
  /** Newest first. */
  readonly listImports: (limit: number) => Promise<readonly SavedImport[]>;
  readonly clock: Clock;
  /** True if the database answers now. */
  readonly answers: () => Promise<boolean>;
  /** True if a lead can be stored now. */
  readonly storesLeads: () => Promise<boolean>;
};

/** Enough to contain the last import of each feed of a group. */
const READ_IMPORTS = 100;

const SECOND_MS = 1_000;

const lastImports = (imports: readonly SavedImport[]): readonly SavedImport[] => [
  ...new Map(imports.toReversed().map((saved) => [`${saved.feed} ${saved.status}`, saved])).values(),
];

/** Shares a pending read, so that the gauges of one scrape read once. Null: nothing is known yet. */
const lastKnown = <T>(read: () => Promise<T>): (() => Promise<T | null>) => {
  const ask = createLastKnown<T | null>({ read, initial: null, monotonicMs: () => performance.now() });
  return async () => (await ask()).value;
};

/**
 * Registers the metrics from database and stock, read at each scrape. While the database is down they show the previous
 * values, and one metric reports that.
 */
export const registerServiceMetrics = (
  metrics: Metrics,
  { stock, deliveriesStatus: readDeliveries, listImports, clock, answers, storesLeads }: MeasuredServices,
): void => {
  const deliveriesStatus = lastKnown(readDeliveries);
  const imports = lastKnown(() => listImports(READ_IMPORTS));
  metrics.gauge("vitrine_stock_vehicles", "Vehicles in the search index of this node.", [], () => [
    { value: stock.index().size },
  ]);
  metrics.gauge(
    "vitrine_database_answers",
    "1 if the database responds; 0: metrics from the database are stale.",
    [],
    async () => [{ value: Number(await answers()) }],
  );
  metrics.gauge(
    "vitrine_leads_storable",
    "1 if leads can be stored; 0, for example on a full disk: forms respond with 503.",
    [],
    async () => [{ value: Number(await storesLeads()) }],
  );
  metrics.gauge("vitrine_leads", "Leads in the database.", [], async () =>
    [await deliveriesStatus()].flatMap((status) => (status === null ? [] : [{ value: status.leads }])),
  );
  metrics.gauge("vitrine_deliveries", "Deliveries by state; parked ones are dead letters.", ["state"], async () =>
    Object.entries((await deliveriesStatus())?.deliveries ?? {}).map(([state, value]) => ({
      labels: { state },
      value,
    })),
  );
  metrics.gauge(
    "vitrine_oldest_due_delivery_seconds",
    "Age of the oldest due delivery in seconds; 0 without one.",
    [],
    async () => {
      const status = await deliveriesStatus();
      if (status === null) return [];
      const { oldest_due_at } = status;
      return [{ value: oldest_due_at === null ? 0 : (clock.now().getTime() - Date.parse(oldest_due_at)) / SECOND_MS }];
    },
  );
  metrics.gauge(
    "vitrine_last_import_timestamp_seconds",
    "End of the last import of a feed with this status, in seconds since 1970.",
    ["feed", "status"],
    async () =>
      lastImports((await imports()) ?? []).map(({ feed, status, finished_at }) => ({
        labels: { feed, status },
        value: Date.parse(finished_at) / SECOND_MS,
      })),
  );
};

/** From a lookup in memory to a search over a million vehicles. */
const SEARCH_SECONDS = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1];

/** The stock, with the duration of each search recorded. */
export const withSearchMetrics = (stock: Stock, metrics: Metrics): Stock => {
  const observe = metrics.histogram("vitrine_search_seconds", "Duration of a stock search.", [], SEARCH_SECONDS);
  return {
    ...stock,
    index() {
      const index = stock.index();
      const search: StockIndex["search"] = (query, options) => {
        const started = performance.now();
        const result = index.search(query, options);
        observe((performance.now() - started) / SECOND_MS);
        return result;
      };
      return { ...index, search };
    },
  };
};
