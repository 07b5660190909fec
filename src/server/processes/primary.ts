import cluster from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { errorMessage, withErrorHandler } from "#domain/shared/index.ts";
import type { Config } from "../environment/config.ts";
import { installProcessErrorHandlers } from "../process-error-handlers.ts";
import { printAddress } from "../listening-address.ts";
import { withMachineMetrics } from "../machine-container.ts";
import { startStatusServer } from "../status-server.ts";
import { forkServingProcess } from "./fork-serving-process.ts";
import { createSupervisor, type Supervisor } from "./supervisor.ts";

const ENTRY = fileURLToPath(new URL("../main.ts", import.meta.url));

const warn = (message: string): void => void process.stderr.write(`${message}\n`);

const onError = (error: unknown): void => warn(`The primary process goes on after an error: ${errorMessage(error)}`);

/** The metrics of one process, in the text format of Prometheus. */
type ProcessMetrics = { readonly process: number; readonly text: string };

export const METRICS_MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** Names hold neither braces nor spaces, so the first of them ends the name. */
const withProcess = (sample: string, process: number): string => {
  const end = sample.search(/[{ ]/);
  const [name, rest] = [sample.slice(0, end), sample.slice(end)];
  return rest.startsWith("{")
    ? `${name}{process="${process}",${rest.slice(1)}`
    : `${name}{process="${process}"}${rest}`;
};

/** The lines that describe a metric, and its samples. */
const readMetric = (block: string): { readonly head: readonly string[]; readonly samples: readonly string[] } => {
  const lines = block.split("\n").filter((line) => line !== "");
  const isHead = (line: string): boolean => line.startsWith("#");
  return { head: lines.filter(isHead), samples: lines.filter((line) => !isHead(line)) };
};

/**
 * One text of the metrics of several processes. Each sample has the label `process`: a process that starts again begins
 * its counters at zero, which a sum would hide.
 */
export const mergeMetrics = (parts: readonly ProcessMetrics[]): string => {
  const samplesOf = new Map<string, string[]>();
  for (const { process, text } of parts)
    for (const block of text.split("\n\n")) {
      const { head, samples } = readMetric(block);
      const key = head.join("\n");
      const all = samplesOf.get(key) ?? [];
      all.push(...samples.map((sample) => withProcess(sample, process)));
      samplesOf.set(key, all);
    }
  return `${[...samplesOf].map(([head, samples]) => [head, ...samples].join("\n")).join("\n\n")}\n`;
};

const readMetrics = async ({ processes }: Supervisor): Promise<string> => {
  const listening = [...processes()].filter(([, one]) => one.isListening());
  const texts = await Promise.all(
    listening.map(async ([number, one]) => ({ process: number, text: await one.readMetrics() })),
  );
  return mergeMetrics(texts.flatMap(({ process, text }) => (text === null ? [] : [{ process, text }])));
};

/** The serving processes write the log; this one writes errors to standard error. */
const serveMetrics = (config: Config, supervisor: Supervisor): Promise<unknown> => {
  const metrics = withMachineMetrics(
    { text: () => readMetrics(supervisor), mediaType: METRICS_MEDIA_TYPE },
    { config, onError: (reason) => warn(`The doctor could not check the site: ${reason}`) },
  );
  return startStatusServer(config.statusPort, {
    metrics,
    log: { info: () => undefined, error: (_, message) => warn(message) },
  });
};

/** Exits even if an orderly stop fails. */
const exitWithError = (error: unknown): never => {
  onError(error);
  return process.exit(1);
};

/** Serves the site with several processes on one port, until a signal stops them. */
export const serveWithProcesses = async (config: Config): Promise<void> => {
  const { processes: count, host } = config;
  installProcessErrorHandlers(process, () => ({
    error: (context) => onError("err" in context ? context.err : context),
  }));
  const supervisor = createSupervisor({
    count,
    start: (predecessor) => forkServingProcess(predecessor, { entry: ENTRY, onError }),
    wait: sleep,
    now: () => performance.now(),
    warn,
  });
  const end = async (signal: "SIGTERM" | "SIGINT"): Promise<never> => process.exit(await supervisor.stop(signal));
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(
      signal,
      withErrorHandler(() => end(signal), exitWithError),
    );
  process.on("SIGHUP", withErrorHandler(supervisor.reload, onError));
  const port = new Promise<number>((resolve) => cluster.once("listening", (_, address) => resolve(address.port)));
  await serveMetrics(config, supervisor);
  if (await supervisor.start()) {
    printAddress(host, await port);
  } else {
    await supervisor.stop("SIGINT");
    process.exit(1);
  }
};
