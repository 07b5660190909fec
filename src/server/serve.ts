import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import { inBackground, throwUnhandled, withErrorHandler } from "#domain/shared/index.ts";
import type { Config } from "./environment/config.ts";
import { createMockData, prepareDataFolder } from "./container.ts";
import { installProcessErrorHandlers } from "./process-error-handlers.ts";
import type { AddressInfo } from "node:net";
import type { Log } from "#application/jobs/ports.ts";
import { printAddress } from "./listening-address.ts";
import { type PrimaryMessage, primaryMessageSchema, type ServingMessage } from "./processes/messages.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { createSite, type Site } from "./site.ts";

/** In milliseconds. Exceeds that of proxies (usually 60 seconds), so that no request arrives on a connection that is being closed. */
export const KEEP_ALIVE_MS = 65_000;

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

type ShutdownDependencies = {
  readonly server: Server;
  /** Makes `/readyz` fail and ends connections with their next response. */
  readonly drain: () => void;
  /** Stops the services and closes the database. */
  readonly close: () => Promise<void>;
  /** Time for load balancers to detect that the node is not ready, in milliseconds. */
  readonly graceMs: number;
  readonly log: Log;
};

/**
 * Milliseconds after the signal. Supervisors kill after ten seconds (Docker) or more: requests in progress may take 8
 * seconds, services the rest.
 */
const REQUESTS_TIMEOUT_MS = 8_000;
const SERVICES_TIMEOUT_MS = 9_500;

const closeServer = async (server: Server, timeoutMs: number): Promise<void> => {
  const closed = new Promise((resolve) => {
    server.close(resolve);
  });
  server.closeIdleConnections();
  const timer = setTimeout(
    withErrorHandler(() => server.closeAllConnections(), throwUnhandled),
    timeoutMs,
  );
  await closed;
  clearTimeout(timer);
};

/**
 * Stops the node in order: not ready but serving, then no new connections, then the services. Returns the exit code: 1
 * if the services did not stop in time.
 */
const shutDown = async ({ server, drain, close, graceMs, log }: ShutdownDependencies): Promise<0 | 1> => {
  const startedAt = performance.now();
  const left = (timeoutMs: number): number => Math.max(0, timeoutMs - (performance.now() - startedAt));
  drain();
  await sleep(graceMs);
  await closeServer(server, left(REQUESTS_TIMEOUT_MS));
  const isClosed = await Promise.race([
    close().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, "services could not be stopped");
        return false;
      },
    ),
    sleep(left(SERVICES_TIMEOUT_MS), false),
  ]);
  return isClosed ? 0 : 1;
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

type ListenOptions = {
  readonly log: Pick<Log, "error">;
  readonly onListening: (port: number) => void;
  /** Called if the server cannot listen. */
  readonly onRefused: (message: string) => void;
};

/**
 * Starts listening. Later errors concern connections that the system could not accept; the server continues to listen.
 */
export const listen = (
  server: Server,
  { port, host }: Pick<Config, "port" | "host">,
  { log, onListening, onRefused }: ListenOptions,
): void => {
  const onError = (error: NodeJS.ErrnoException): void => {
    if (server.listening) return log.error({ err: error }, "a connection could not be accepted");
    const reason = error.code === "EADDRINUSE" ? `PORT ${port} is taken by another program` : error.message;
    onRefused(`The site cannot listen on ${host}: ${reason}`);
  };
  const onStart = (): void => onListening((server.address() as AddressInfo).port);
  server.on("error", withErrorHandler(onError, throwUnhandled));
  server.listen(port, host, withErrorHandler(onStart, throwUnhandled));
};

const ALIVE_INTERVAL_MS = 5_000;

/** The channel to the primary process. */
type Channel = Pick<NodeJS.Process, "on" | "send">;

type AnsweringSite = Pick<Site, "log" | "readMetrics">;

/** Answers the primary process. Messages that arrive before the site runs are queued. */
export const answerPrimary = (channel: Channel): { readonly use: (site: AnsweringSite) => void } => {
  const started = Promise.withResolvers<AnsweringSite>();
  // If the primary process ends at this moment, this one ends too.
  const send = (message: ServingMessage): void => void channel.send?.(message, undefined, undefined, () => undefined);
  const answer = async (message: PrimaryMessage): Promise<void> => {
    const site = await started.promise;
    if (message.type === "metrics-request") {
      send({ type: "metrics", request: message.request, text: await site.readMetrics() });
    } else {
      const { pid, reason } = message;
      site.log.error({ pid, reason }, "serving process exited; replaced by this one");
    }
  };
  const onError = (error: unknown): void =>
    inBackground(
      async () => (await started.promise).log.error({ err: error }, "a message of the primary process failed"),
      throwUnhandled,
    );
  channel.on(
    "message",
    withErrorHandler((received: unknown) => answer(primaryMessageSchema.parse(received)), onError),
  );
  const sayAlive = (): void => send({ type: "alive" });
  setInterval(withErrorHandler(sayAlive, onError), ALIVE_INTERVAL_MS).unref();
  return { use: started.resolve };
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
