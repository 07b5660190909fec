import { Worker } from "node:worker_threads";
import { openStockIndex, type StockIndexData } from "#domain/search/index.ts";
import type { BuiltIndex } from "./live-index.ts";

/** What the worker needs to read the stock by itself. */
export type IndexWorkerInput = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly settingsFile: string;
  /** ISO 8601: the day by whose rates monthly payments are computed. */
  readonly today: string;
};

export type IndexWorkerOutput = { readonly data: StockIndexData } & Pick<BuiltIndex, "version" | "openedAt">;

/** Names an index by what it is made of: the stock, the places it names, the day its monthly payments hold for. */
export const indexVersion = (stock: number, catalogue: number, day: string): string => `${stock}.${catalogue}.${day}`;

/** Builds the stock index on a thread of its own; its columns are shared memory and are not copied. */
export const buildInWorker = (input: IndexWorkerInput): Promise<BuiltIndex> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./index-worker.ts", import.meta.url), { workerData: input });
    worker.once("message", ({ data, version, openedAt }: IndexWorkerOutput) => {
      resolve({ index: openStockIndex(data), version, openedAt });
      void worker.terminate();
    });
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The index worker ended with ${code} before its index was built`)));
  });
