import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { BuiltIndex, IndexMarket } from "#application/stock/index.ts";
import { openStockIndex } from "#domain/search/index.ts";
import { withErrorHandler, inBackground, throwUnhandled } from "#domain/shared/index.ts";
import { indexAnswerSchema, type IndexDatabase } from "./index-protocol.ts";

type IndexBuilderOptions = {
  readonly entry?: URL | undefined;
  /** A worker without an answer after this time is terminated. */
  readonly timeoutMs?: number;
  /** Minimum number of vehicles for which the worker stays alive to apply changes. */
  readonly followFrom?: number;
};

const ENTRY = new URL("./index-worker.ts", import.meta.url);

const TIMEOUT_MS = 10 * 60_000;

/** A smaller index is rebuilt within half a second, and needs no thread that waits for changes. */
const FOLLOW_FROM = 20_000;

const toBuiltIndex = (message: unknown): BuiltIndex => {
  const answer = indexAnswerSchema.safeParse(message);
  if (!answer.success) throw new Error(`The index worker's answer is invalid: ${answer.error.message}`);
  const { data, version, openedAt } = answer.data;
  return { index: openStockIndex(data), version, openedAt };
};

/** Resolves with the worker's next message. Rejects if it fails, ends or exceeds its time. */
const nextMessage = async (worker: Worker, timeoutMs: number): Promise<unknown> => {
  const answered = new AbortController();
  const { signal } = answered;
  const fail = (message: string): never => {
    throw new Error(message);
  };
  try {
    return await Promise.race([
      // Rejects with the worker's error.
      once(worker, "message", { signal }).then(([message]: unknown[]) => message),
      once(worker, "exit", { signal }).then(([code]: unknown[]) =>
        fail(`The index worker ended with ${String(code)} before its index was built`),
      ),
      sleep(timeoutMs, undefined, { signal }).then(() =>
        fail(`The index worker has not answered within ${timeoutMs} ms`),
      ),
    ]);
  } finally {
    answered.abort();
  }
};

/** Builds an index of the current stock in a worker thread, one call at a time; its columns are shared memory and are not copied. */
export const createIndexBuilder = (
  { dataDir, databaseUrl }: IndexDatabase,
  { entry = ENTRY, timeoutMs = TIMEOUT_MS, followFrom = FOLLOW_FROM }: IndexBuilderOptions = {},
) => {
  let waiting: Worker | null = null;
  let [isBuilding, isStopped] = [false, false];

  const start = (): Worker => {
    const worker = new Worker(entry, { workerData: { dataDir, databaseUrl } satisfies IndexDatabase });
    // Also between two builds: the next one starts another worker.
    worker.on("error", () => undefined);
    const forget = (): void => {
      if (waiting === worker) waiting = null;
    };
    worker.once("exit", withErrorHandler(forget, throwUnhandled));
    return worker;
  };

  const buildWith = async (worker: Worker, market: IndexMarket): Promise<BuiltIndex> => {
    worker.ref();
    worker.postMessage(market);
    const built = toBuiltIndex(await nextMessage(worker, timeoutMs));
    if (isStopped || built.index.size < followFrom) return built;
    worker.unref();
    waiting = worker;
    return built;
  };

  return {
    build: async (market: IndexMarket): Promise<BuiltIndex> => {
      const worker = waiting ?? start();
      [waiting, isBuilding] = [null, true];
      try {
        return await buildWith(worker, market);
      } finally {
        isBuilding = false;
        if (waiting !== worker) inBackground(() => worker.terminate(), throwUnhandled);
      }
    },
    /** Terminates the thread after the current index. */
    stop(): void {
      isStopped = true;
      const idle = isBuilding ? null : waiting;
      inBackground(() => idle?.terminate(), throwUnhandled);
      waiting = null;
    },
  };
};
