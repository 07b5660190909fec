import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import type { Config } from "./environment/config.ts";
import { KEEP_ALIVE_MS } from "./connections/keep-alive.ts";
import { createMockData, prepareDataFolder } from "./container.ts";
import { installProcessErrorHandlers } from "./process-error-handlers.ts";
import { listen } from "./listen.ts";
import { printAddress } from "./listening-address.ts";
import { answerPrimary } from "./processes/answer-primary.ts";
import { shutDown } from "./shutdown.ts";
import { createSite, type Site } from "./site.ts";

/** In milliseconds. A form with files over a slow phone connection may take minutes. */
const SERVER_TIMEOUTS = { requestTimeout: 180_000, headersTimeout: 10_000, keepAliveTimeout: KEEP_ALIVE_MS };

/** A request without a Host is refused by the request guard, with the headers of every response. */
export const SERVER_OPTIONS = { ...SERVER_TIMEOUTS, requireHostHeader: false };

const exitWith = (message: string): never => {
  process.stderr.write(`${message}\n`);
  return process.exit(1);
};

const prepareData = async (config: Config): Promise<Config> => {
  if (config.mockData) return createMockData(config);
  const problem = prepareDataFolder(config.dataDir);
  return problem === null ? config : exitWith(problem);
};

/** A child process gets signals from the primary process, and from a terminal as well. */
const stopOnSignals = (server: Server, { log, drain, close }: Site, graceMs: number): void => {
  let isStopping = false;
  /** SIGINT comes from a terminal, without a load balancer that needs time. */
  const graceOf = { SIGTERM: graceMs, SIGINT: 0 } as const;
  const stop = async (signal: keyof typeof graceOf): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    process.exit(await shutDown({ server, drain, close, graceMs: graceOf[signal], log }));
  };
  // Exits even if an orderly stop fails.
  const onError = (error: unknown): never => {
    log.error({ err: error }, "shutdown failed");
    return process.exit(1);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const onSignal = withErrorHandler(() => stop(signal), onError);
    if (cluster.isWorker) process.on(signal, onSignal);
    else process.once(signal, onSignal);
  }
};

/** Serves the site in this process: alone, or as a child of a primary process. */
export const serve = async (config: Config): Promise<void> => {
  const answers = cluster.isWorker ? answerPrimary(process) : null;
  const data = await prepareData(config);
  // The primary process serves the metrics of all.
  const site = await createSite(cluster.isWorker ? { ...data, statusPort: null } : data);
  installProcessErrorHandlers(process, () => site.log);
  const server = createServer(SERVER_OPTIONS, site.listener);
  site.guard(server);
  stopOnSignals(server, site, config.shutdownGraceSeconds * 1_000);
  process.on("SIGHUP", withErrorHandler(site.reload, throwUnhandled));
  answers?.use(site);
  listen(server, config, {
    log: site.log,
    onListening: (port) => cluster.isPrimary && printAddress(config.host, port),
    onRefused: exitWith,
  });
};
