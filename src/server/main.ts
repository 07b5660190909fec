import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { OWNER_ONLY_UMASK, readConfig, type Config } from "./config.ts";
import { createMockData } from "./container.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { shutDown } from "./shutdown.ts";
import { createSite } from "./site.ts";

/**
 * In milliseconds. A form with files over a slow phone connection may take minutes. The keep-alive timeout exceeds
 * that of proxies (usually 60 seconds), so that no request arrives on a connection that is being closed.
 */
const SERVER_TIMEOUTS = { requestTimeout: 180_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 };

/** A request without a Host is refused by the request guard, with the headers of every response. */
const SERVER_OPTIONS = { ...SERVER_TIMEOUTS, requireHostHeader: false };

const exitWith = (messages: readonly string[]): never => {
  for (const message of messages) process.stderr.write(`${message}\n`);
  return process.exit(1);
};

const configOrExit = async (): Promise<Config> => {
  const config = readConfig(process.env);
  if (!config.ok) return exitWith(config.error);
  if (config.value.mockData) return createMockData(config.value);
  const problem = prepareDataFolder(config.value.dataDir);
  return problem === null ? config.value : exitWith([problem]);
};

process.umask(OWNER_ONLY_UMASK);

const config = await configOrExit();
const site = await createSite(config);
const server = createServer(SERVER_OPTIONS, site.listener);
site.guard(server);

/** SIGINT comes from a terminal, where no load balancer needs time. */
const GRACE_MS = { SIGTERM: config.shutdownGraceSeconds * 1_000, SIGINT: 0 } as const;

const stop = async (signal: keyof typeof GRACE_MS): Promise<void> => {
  const { log, drain, close } = site;
  log.info({ signal }, "stopping");
  process.exit(await shutDown({ server, drain, close, graceMs: GRACE_MS[signal], log }));
};

for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));

process.on("SIGHUP", () => void site.reload());

server.on("error", (error: NodeJS.ErrnoException) => {
  const reason = error.code === "EADDRINUSE" ? `PORT ${config.port} is taken by another program` : error.message;
  process.stderr.write(`The site cannot listen on ${config.host}: ${reason}\n`);
  process.exit(1);
});

server.listen(config.port, config.host, () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Vitrine is on http://${config.host === "127.0.0.1" ? "localhost" : config.host}:${port}\n`);
});
