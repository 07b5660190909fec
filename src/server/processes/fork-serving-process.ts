import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { withErrorHandler, inBackground, throwUnhandled } from "#domain/shared/index.ts";
import { type PrimaryMessage, servingMessageSchema } from "./messages.ts";
import type { Predecessor, ProcessEnd, ServingProcess } from "./supervisor.ts";

type ForkOptions = {
  /** Entry file of the program. */
  readonly entry: string;
  /** A process without messages for this time hangs and is killed. */
  readonly maxSilenceMs?: number;
  readonly onError: (error: unknown) => void;
};

const MAX_SILENCE_MS = 60_000;

/** Semi-space size of V8 in megabytes: half of its default, with which a cold page takes as long. */
const V8_FLAGS = ["--max-semi-space-size=16"];

/** Limits glibc's arenas, which retain memory freed by a thread. */
const ALLOCATOR = { MALLOC_ARENA_MAX: "2" };

/** Prometheus waits 10 seconds by default. */
const METRICS_TIMEOUT_MS = 2_000;

const send = (worker: Worker, message: PrimaryMessage): void => {
  // The process may end at this moment.
  worker.send(message, (error: Error | null) => void error);
};

/** Kills the process if its event loop has stopped; it would otherwise keep accepting connections. */
const killWhenSilent = (worker: Worker, maxSilenceMs: number, onError: ForkOptions["onError"]): void => {
  const kill = withErrorHandler(() => worker.process.kill("SIGKILL"), onError);
  const silence = setTimeout(kill, maxSilenceMs).unref();
  worker.on("message", () => silence.refresh());
  worker.once("exit", () => clearTimeout(silence));
};

const createMetricsRequests = (worker: Worker, onError: ForkOptions["onError"]): (() => Promise<string | null>) => {
  const pending = new Map<number, (text: string) => void>();
  let last = 0;
  const receive = (received: unknown): void => {
    const message = servingMessageSchema.parse(received);
    if (message.type === "metrics") pending.get(message.request)?.(message.text);
  };
  worker.on("message", withErrorHandler(receive, onError));
  return async () => {
    last += 1;
    const request = last;
    const { promise, resolve } = Promise.withResolvers<string>();
    pending.set(request, resolve);
    send(worker, { type: "metrics-request", request });
    const text = await Promise.race([promise, sleep(METRICS_TIMEOUT_MS, null, { ref: false })]);
    pending.delete(request);
    return text;
  };
};

/**
 * Starts the program in another process. All of them accept from one socket: a connection waits there until the first
 * process that is free takes it, and never belongs to one that has ended.
 */
export const forkServingProcess = (
  predecessor: Predecessor | null,
  { entry, maxSilenceMs = MAX_SILENCE_MS, onError }: ForkOptions,
): ServingProcess => {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: entry, execArgv: [...process.execArgv, ...V8_FLAGS] });
  const worker = cluster.fork(ALLOCATOR);
  if (predecessor !== null) send(worker, { type: "predecessor", ...predecessor });
  let isListening = false;
  const ended = new Promise<ProcessEnd>((resolve) => {
    worker.once("exit", (code: number | null, signal: string | null) => resolve({ code, signal }));
    const fail = (error: Error): void => {
      // A process that failed to start has no exit event.
      if (worker.process.pid === undefined) resolve({ code: null, signal: "no start" });
      onError(error);
    };
    worker.on("error", withErrorHandler(fail, throwUnhandled));
  });
  const listening = new Promise<boolean>((resolve) => {
    const listen = (): void => {
      isListening = true;
      resolve(true);
    };
    worker.once("listening", withErrorHandler(listen, onError));
    inBackground(async () => {
      await ended;
      resolve(false);
    }, onError);
  });
  killWhenSilent(worker, maxSilenceMs, onError);
  return {
    pid: worker.process.pid ?? 0,
    isListening: () => isListening,
    listening,
    ended,
    kill: (signal) => void worker.process.kill(signal),
    readMetrics: createMetricsRequests(worker, onError),
  };
};
