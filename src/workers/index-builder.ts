import { Worker } from "node:worker_threads";
import type { BuiltIndex, IndexMarket } from "#application/stock/index.ts";
import { openStockIndex } from "#domain/search/index.ts";
import { indexAnswerSchema, type IndexDatabase } from "./index-protocol.ts";

type IndexBuilderOptions = {
  readonly entry?: URL;
  /** A worker without an answer after this time is terminated. */
  readonly timeoutMs?: number;
  /** Vehicles from which on the worker stays, to follow their changes. */
  readonly followFrom?: number;
};

export type IndexBuilder = {
  /** Builds an index of the current stock in another thread. One call at a time. */
  readonly build: (market: IndexMarket) => Promise<BuiltIndex>;
  /** Ends the thread, after the index that it builds. */
  readonly stop: () => void;
};

const ENTRY = new URL("./index-worker.ts", import.meta.url);

const TIMEOUT_MS = 10 * 60_000;

/** An index of fewer vehicles is built anew within half a second, and needs no thread that waits for changes. */
const FOLLOW_FROM = 20_000;

const toBuiltIndex = (message: unknown): BuiltIndex => {
  const answer = indexAnswerSchema.safeParse(message);
  if (!answer.success) throw new Error(`The index worker's answer is invalid: ${answer.error.message}`);
  const { data, version, openedAt } = answer.data;
  return { index: openStockIndex(data), version, openedAt };
};

/** Resolves with the worker's next message. Rejects when it fails, ends or exceeds its time without one. */
const nextMessage = (worker: Worker, timeoutMs: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The index worker has not answered within ${timeoutMs} ms`)),
      timeoutMs,
    );
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // What happens between two builds ends the worker; the next build starts another.
      worker.on("error", () => undefined);
      finish();
    };
    worker.once("message", (message) => settle(() => resolve(message)));
    worker.once("error", (error) => settle(() => reject(error)));
    worker.once("exit", (code) =>
      settle(() => reject(new Error(`The index worker ended with ${code} before its index was built`))),
    );
  });

/** Builds the stock index in a worker thread; its columns are shared memory and are not copied. */
export const createIndexBuilder = (
  { dataDir, databaseUrl }: IndexDatabase,
  { entry = ENTRY, timeoutMs = TIMEOUT_MS, followFrom = FOLLOW_FROM }: IndexBuilderOptions = {},
): IndexBuilder => {
  let waiting: Worker | null = null;
  let [isBuilding, isStopped] = [false, false];

  const start = (): Worker => new Worker(entry, { workerData: { dataDir, databaseUrl } satisfies IndexDatabase });

  const buildWith = async (worker: Worker, market: IndexMarket): Promise<BuiltIndex> => {
    worker.ref();
    worker.postMessage(market);
    const built = toBuiltIndex(await nextMessage(worker, timeoutMs));
    if (isStopped || built.index.size < followFrom) return built;
    worker.unref();
    worker.once("exit", () => {
      if (waiting === worker) waiting = null;
    });
    waiting = worker;
    return built;
  };

  return {
    async build(market) {
      const worker = waiting ?? start();
      [waiting, isBuilding] = [null, true];
      try {
        return await buildWith(worker, market);
      } finally {
        isBuilding = false;
        if (waiting !== worker) void worker.terminate();
      }
    },
    stop() {
      isStopped = true;
      if (!isBuilding) void waiting?.terminate();
      waiting = null;
    },
  };
};
