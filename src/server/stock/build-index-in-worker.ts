import { Worker } from "node:worker_threads";
import { openStockIndex, type StockIndexData } from "#domain/search/index.ts";
import type { BuiltIndex } from "./live-index.ts";

export type IndexWorkerInput = {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly settingsFile: string;
  /** ISO 8601 day whose rates the monthly payments use. */
  readonly today: string;
};

export type IndexWorkerOutput = { readonly data: StockIndexData } & Pick<BuiltIndex, "version" | "openedAt">;

/** Versions an index by its inputs: the stock, the catalogue's locations and the day of the monthly payments. */
export const indexVersion = (stock: number, catalogue: number, day: string): string => `${stock}.${catalogue}.${day}`;

/** Builds the stock index in a worker thread; its columns are shared memory and are not copied. */
export const buildIndexInWorker = (input: IndexWorkerInput): Promise<BuiltIndex> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./index-worker.ts", import.meta.url), { workerData: input });
    worker.once("message", ({ data, version, openedAt }: IndexWorkerOutput) => {
      resolve({ index: openStockIndex(data), version, openedAt });
      void worker.terminate();
    });
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The index worker ended with ${code} before its index was built`)));
  });
