import { type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Log } from "#application/jobs/ports.ts";
import { limitProblems, type Presence } from "#application/operations/index.ts";
import { ConfigurationError, inBackground, withErrorHandler } from "#domain/shared/index.ts";
import type { AppDependencies, Container } from "./app-dependencies.ts";
import type { Config } from "./environment/config.ts";
import {
  type ContainerOptions,
  createFileSettling,
  createPresence,
  createSettingsReader,
  type ReadSettings,
} from "./container.ts";
import {
  createGenerationFactory,
  createGenerationListener,
  type Generations,
  type ReloadSources,
  tryReload,
} from "./generations.ts";
import { withMachineMetrics } from "./machine-container.ts";
import { clientPseudonym } from "#domain/spam/index.ts";
import { commonHeaders } from "./middleware/security-headers.ts";
import { startStatusServer } from "./status-server.ts";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** The running site. Its settings can change while it serves. */
export type Site = {
  readonly listener: RequestListener;
  /** Limits the connections of a server with this listener, and answers bytes that are not a request. */
  readonly guard: (server: Server) => void;
  readonly log: Log;
  /** The metrics of this process, in the text format of Prometheus. */
  readonly readMetrics: () => Promise<string>;
  /** Makes `/readyz` fail so that load balancers stop sending visitors. */
  readonly drain: () => void;
  /** Reloads settings, redirects and stories; resolves when they are in force. Never rejects. */
  readonly reload: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type SiteOptions = Pick<
  ContainerOptions,
  "log" | "output" | "loadPages" | "buildFolder" | "pictureTransport" | "outboxIntervalMs" | "workers"
> & {
  readonly readSettings?: ReadSettings;
};

/**
 * Reloads and records the result in the metrics and in the database. `version`: of the content, null for a reload of
 * this node alone.
 */
const reloadAndReport = async (
  generations: Generations,
  { presence, ...sources }: ReloadSources & { readonly presence: Presence },
  version: number | null,
): Promise<void> => {
  const started = performance.now();
  const report = await tryReload(generations, sources);
  await presence.reloaded(version, {
    ...report,
    ...limitProblems(report),
    at: generations.current.deps.services.clock.now().toISOString(),
    milliseconds: Math.round(performance.now() - started),
  });
};

/** Statuses of the errors of node:http's parser; every other error is a bad request. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const responseText = (status: number, headers: Readonly<Record<string, string>>): string => {
  const lines = Object.entries({ ...headers, Connection: "close", "Content-Length": "0" });
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  return `${head.join("\r\n")}\r\n\r\n`;
};

type UnreadableOptions = {
  readonly headers: Readonly<Record<string, string>>;
  /** Called with each answer. `address`: remote address of the connection, possibly a proxy's. */
  readonly onRefused: (refused: { readonly status: number; readonly code: string }, address: string) => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Adds the headers of every response to the answers that node:http gives itself: to bytes that are not a request, to
 * headers that are too long or too slow, and to unsupported expectations.
 */
export const answerUnreadableRequests = (server: Server, { headers, onRefused, onError }: UnreadableOptions): void => {
  // Weak: a waiting connection would hold its last response, and with it a replaced site.
  const responses = new WeakMap<Duplex, WeakRef<ServerResponse>>();
  server.on("request", (req, res: ServerResponse) => void responses.set(req.socket, new WeakRef(res)));
  const refuseExpectation: RequestListener = (_, res) =>
    void res.writeHead(417, { ...headers, "Content-Length": 0 }).end();
  server.on("checkExpectation", withErrorHandler(refuseExpectation, onError));
  const refuse = (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const response = responses.get(socket)?.deref();
    const isAnswering = response?.headersSent === true && !response.writableFinished;
    if (socket.writable && !isAnswering) {
      const { code = "" } = error;
      const status = STATUSES[code] ?? 400;
      onRefused({ status, code }, (socket as Socket).remoteAddress ?? "");
      socket.write(responseText(status, headers));
    }
    socket.destroy(error);
  };
  server.on("clientError", withErrorHandler(refuse, onError));
};

/** Logs rejections and failures on a connection. */
const reportUnreadable = (
  deps: () => Pick<AppDependencies, "services" | "log">,
): Pick<UnreadableOptions, "onRefused" | "onError"> => ({
  onRefused: (refused, address) => {
    const {
      log,
      services: { leads, clock },
    } = deps();
    log.info({ ...refused, client: clientPseudonym(leads.pseudonym, address, clock.now()) }, "unreadable request");
  },
  onError: (error) => deps().log.error({ err: error }, "a connection failed"),
});

/** Throws a `ConfigurationError` with what a public site must not have, unless the operator says that it is meant. */
const refusePublicStart = async ({
  config,
  findPublicStartProblems,
  close,
}: Pick<Container, "config" | "findPublicStartProblems" | "close">): Promise<void> => {
  const problems = config.isDemonstration ? [] : await findPublicStartProblems();
  if (problems.length === 0) return;
  await close();
  const ends = `${config.siteUrl} is public; correct this, or set DEMONSTRATION=true if it is meant:`;
  throw new ConfigurationError([ends, ...problems.map(({ what, remedy }) => `- ${what}; ${remedy}`)].join("\n"));
};

/** Starts the site. Throws a `ConfigurationError` if the settings are invalid, and if a feature does not start. */
export const createSite = async (
  config: Config,
  { readSettings = createSettingsReader(config), ...options }: SiteOptions = {},
): Promise<Site> => {
  const first = readSettings();
  if (!first.ok) throw new ConfigurationError(first.error.join("\n"));
  const sources: ReloadSources = { readSettings, settleFiles: createFileSettling(config) };
  let [reloading, isClosing] = [Promise.resolve(), false];
  const reload = (version: number | null): Promise<void> => {
    reloading = reloading
      .then(() => (isClosing ? undefined : reloadAndReport(generations, { ...sources, presence }, version)))
      .catch(onReloadError);
    return reloading;
  };
  const onReloadError = (error: unknown): void =>
    generations.current.deps.log.error({ err: error }, "the reload could not be reported");
  const requestReload = (version: number): void => inBackground(() => reload(version), onReloadError);
  const factory = createGenerationFactory(config, { ...options, requestReload }, () => generations.reloadFailures);
  const current = await factory.create(first.value, undefined, refusePublicStart);
  const generations: Generations = { current, retired: new Set(), reloadFailures: 0, create: factory.create };
  const presence = await createPresence(() => generations.current.deps);
  const readMetrics = (): Promise<string> => generations.current.deps.metrics.text();
  const warnOfDoctor = (reason: string): void =>
    generations.current.deps.log.warn({ reason }, "the doctor could not check the site; its previous metrics stay");
  const metrics = withMachineMetrics(
    { text: readMetrics, mediaType: current.deps.metrics.mediaType },
    { config, onError: warnOfDoctor },
  );
  const status = await startStatusServer(config.statusPort, { metrics, log: current.deps.log });
  const headers = commonHeaders(config.siteUrl.startsWith("https:"), first.value.security.hsts_preload);
  return {
    listener: factory.limitPipelines(createGenerationListener(generations)),
    guard: (server) => {
      factory.guard(server);
      answerUnreadableRequests(server, { headers, ...reportUnreadable(() => generations.current.deps) });
    },
    get log() {
      return generations.current.deps.log;
    },
    readMetrics,
    drain() {
      isClosing = true;
      generations.current.app.drain();
      // New settings may be about to take effect.
      inBackground(async () => {
        await reloading;
        generations.current.app.drain();
      }, onReloadError);
    },
    reload: () => reload(null),
    close: async () => {
      isClosing = true;
      await reloading;
      await presence.leave();
      metrics.stop();
      await status.stop();
      await Promise.all([generations.current.deps.close(), ...generations.retired]);
    },
  };
};
