import type { RequestListener, Server } from "node:http";
import type { FileContentSource } from "#application/content/ports.ts";
import type { Log } from "#application/jobs/ports.ts";
import { mapChanges } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { AppDependencies } from "./app-dependencies.ts";
import { createApp, type App } from "./app.ts";
import type { Config } from "./config.ts";
import { type ConnectionGuard, createConnectionGuard } from "./connection-guard.ts";
import { type ContainerOptions, createContainer, createSettingsReader, type ReadSettings } from "./container.ts";
import { commonHeaders } from "./middleware/security-headers.ts";
import { startStatusServer } from "./status-server.ts";
import { answerUnreadableRequests } from "./unreadable-requests.ts";

/** The running site. Its settings can change while it serves. */
export type Site = {
  readonly listener: RequestListener;
  /** Limits the connections of a server that uses the listener, and answers what is no request. */
  readonly guard: (server: Server) => void;
  readonly log: Log;
  /** Makes `/readyz` fail so that load balancers stop sending visitors. */
  readonly drain: () => void;
  /** Reads settings, redirects and stories again; resolves when they are in force. Never rejects. */
  readonly reload: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The site with one state of the settings: everything that reads them is created anew with the next state. */
type Generation = {
  readonly deps: AppDependencies;
  readonly app: App;
  readonly settings: Settings;
  requests: number;
  /** Called when its last request has ended after it was replaced. */
  onIdle: () => void;
};

/** A replaced generation ends its requests in this time, as long as a request may take. */
const RETIREMENT_MS = 180_000;

const toMap = (settings: Settings): ReadonlyMap<string, unknown> => new Map(Object.entries(settings));

const changedNames = (before: Settings, after: Settings): readonly string[] => {
  const { added, changed, removed } = mapChanges(toMap(before), toMap(after));
  return [...added, ...changed, ...removed];
};

/** Creates generations; all of them share the count of connections. */
const createFactory = (config: Config, options: ContainerOptions) => {
  let connections: ConnectionGuard | null = null;
  return {
    create: async (settings: Settings, contentFiles?: FileContentSource): Promise<Generation> => {
      const carried = contentFiles === undefined ? {} : { contentFiles };
      const deps = await createContainer(config, { ...options, ...carried, settings });
      connections ??= createConnectionGuard({ proxies: config.trustedProxies, log: deps.log });
      const app = createApp(deps, { connections: connections.accepted });
      return { deps, app, settings, requests: 0, onIdle: () => undefined };
    },
    guard: (server: Server): void => connections?.guard(server),
  };
};

const waitUntilIdle = (generation: Generation): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  generation.onIdle = resolve;
  setTimeout(resolve, RETIREMENT_MS).unref();
  if (generation.requests === 0) resolve();
  return promise;
};

export type SiteOptions = Pick<ContainerOptions, "log" | "loadPages"> & { readonly readSettings?: ReadSettings };

/** `create` makes a generation; one that is replaced ends its requests in `retired`. */
type Generations = {
  current: Generation;
  readonly retired: Set<Promise<void>>;
  readonly create: (settings: Settings, contentFiles: FileContentSource) => Promise<Generation>;
};

const retire = (generations: Generations, generation: Generation): void => {
  const closed = waitUntilIdle(generation)
    .then(generation.deps.close)
    .catch((error: unknown) => generations.current.deps.log.error({ err: error }, "the old settings did not end"))
    .finally(() => generations.retired.delete(closed));
  generations.retired.add(closed);
};

const replace = async (generations: Generations, settings: Settings, changed: readonly string[]): Promise<void> => {
  const previous = generations.current;
  try {
    generations.current = await generations.create(settings, previous.deps.contentFiles);
  } catch (error) {
    previous.deps.log.error({ err: error }, "the site could not start with the new settings; the old ones stay");
    return;
  }
  generations.current.deps.log.info({ changed }, "settings read anew");
  retire(generations, previous);
};

const reloadOnce = async (generations: Generations, readSettings: ReadSettings): Promise<void> => {
  const { deps, settings } = generations.current;
  const read = readSettings();
  deps.reloadContent();
  if (!read.ok) {
    deps.log.error({ problems: read.error }, "settings are wrong; the old ones stay");
    return;
  }
  const changed = changedNames(settings, read.value);
  if (changed.length > 0) await replace(generations, read.value, changed);
};

const createListener =
  (generations: Generations): RequestListener =>
  (req, res) => {
    const generation = generations.current;
    generation.requests += 1;
    res.once("close", () => {
      generation.requests -= 1;
      if (generation.requests === 0) generation.onIdle();
    });
    generation.app.listener(req, res);
  };

/** Starts the site. Throws when the settings are invalid or a feature does not start. */
export const createSite = async (
  config: Config,
  { readSettings = createSettingsReader(config), ...options }: SiteOptions = {},
): Promise<Site> => {
  const first = readSettings();
  if (!first.ok) throw new Error(first.error.join("\n"));
  let [reloading, isClosing] = [Promise.resolve(), false];
  const reload = (): Promise<void> => {
    reloading = reloading.then(() => (isClosing ? undefined : reloadOnce(generations, readSettings)));
    return reloading;
  };
  const factory = createFactory(config, { ...options, requestReload: () => void reload() });
  const current = await factory.create(first.value);
  const generations: Generations = { current, retired: new Set(), create: factory.create };
  const metrics = await startStatusServer(config.statusPort, {
    metrics: { text: () => generations.current.deps.metrics.text(), mediaType: current.deps.metrics.mediaType },
    log: current.deps.log,
  });
  const { hsts_preload } = first.value.security;
  return {
    listener: createListener(generations),
    guard: (server) => {
      factory.guard(server);
      answerUnreadableRequests(server, commonHeaders(config.siteUrl.startsWith("https:"), hsts_preload));
    },
    get log() {
      return generations.current.deps.log;
    },
    drain() {
      isClosing = true;
      generations.current.app.drain();
      // New settings may be about to come into force.
      void reloading.then(() => generations.current.app.drain());
    },
    reload,
    close: async () => {
      isClosing = true;
      await reloading;
      await metrics.stop();
      await Promise.all([generations.current.deps.close(), ...generations.retired]);
    },
  };
};
