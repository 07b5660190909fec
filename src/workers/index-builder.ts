import { Worker } from "node:worker_threads";
import type { BuiltIndex, IndexMarket } from "#application/stock/index.ts";
import { openStockIndex } from "#domain/search/index.ts";
import { indexAnswerSchema, type IndexTask } from "./index-protocol.ts";

type IndexBuilderOptions = {
  readonly entry?: URL;
  /** A worker without an answer after this time is terminated. */
  readonly timeoutMs?: number;
};

const ENTRY = new URL("./index-worker.ts", import.meta.url);

const TIMEOUT_MS = 10 * 60_000;

const toBuiltIndex = (message: unknown): BuiltIndex => {
  const answer = indexAnswerSchema.safeParse(message);
  if (!answer.success) throw new Error(`The index worker's answer is invalid: ${answer.error.message}`);
  const { data, version, openedAt } = answer.data;
  return { index: openStockIndex(data), version, openedAt };
};

/**
 * Builds the stock index in a worker thread; its columns are shared memory and are not copied. Rejects when the worker
 * fails, ends or exceeds its time without an answer, or gives an invalid one.
 */
export const createIndexBuilder =
  (
    { dataDir, databaseUrl }: Pick<IndexTask, "dataDir" | "databaseUrl">,
    { entry = ENTRY, timeoutMs = TIMEOUT_MS }: IndexBuilderOptions = {},
  ) =>
  (market: IndexMarket): Promise<BuiltIndex> =>
    new Promise<BuiltIndex>((resolve, reject) => {
      const task: IndexTask = { dataDir, databaseUrl, ...market };
      const worker = new Worker(entry, { workerData: task });
      const timer = setTimeout(
        () => settle(() => reject(new Error(`The index worker has not answered within ${timeoutMs} ms`))),
        timeoutMs,
      );
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        finish();
        void worker.terminate();
      };
      worker.once("message", (message) =>
        settle(() => {
          try {
            resolve(toBuiltIndex(message));
          } catch (error) {
            reject(error);
          }
        }),
      );
      worker.once("error", (error) => settle(() => reject(error)));
      worker.once("exit", (code) =>
        settle(() => reject(new Error(`The index worker ended with ${code} before its index was built`))),
      );
    });
