import type { RequestListener, Server } from "node:http";
import type { FileContentSource } from "#application/content/ports.ts";
import { type ContentReload, type Metrics, NO_CHANGES, type ReloadReport } from "#application/operations/index.ts";
import { errorMessage, withErrorHandler, inBackground, mapChanges } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Container } from "./app-dependencies.ts";
import { createApp, type App } from "./app.ts";
import type { Config } from "./environment/config.ts";
import { type ConnectionGuard, createConnectionGuard } from "./connections/connection-guard.ts";
import { type ContainerOptions, createContainer, type ReadSettings, type SettleFiles } from "./container.ts";

/** The site for one state of the settings: everything that reads them is recreated for the next state. */
export type Generation = {
  readonly deps: Container;
  readonly app: App;
  readonly settings: Settings;
  requests: number;
  /** Called when its last request has ended after it was replaced. */
  onIdle: () => void;
  readonly countReload: (labels: { readonly result: "taken" | "failed" }) => void;
};

/** `create` creates a generation; a replaced one finishes its requests in `retired`. */
export type Generations = {
  current: Generation;
  readonly retired: Set<Promise<void>>;
  /** Number of failures of the last reload; 0: everything it read is in force. */
  reloadFailures: number;
  readonly create: (settings: Settings, contentFiles?: FileContentSource) => Promise<Generation>;
};

/** Deadline for the requests of a replaced generation, equal to that of a request. */
const RETIREMENT_MS = 180_000;

const toMap = (settings: Settings): ReadonlyMap<string, unknown> => new Map(Object.entries(settings));

const changedNames = (before: Settings, after: Settings): readonly string[] => {
  const { added, changed, removed } = mapChanges(toMap(before), toMap(after));
  return [...added, ...changed, ...removed];
};

/** Registers the failures of the last reload as a metric. Returns the counter of reloads. */
const registerReloadMetrics = (metrics: Metrics, readFailures: () => number): Generation["countReload"] => {
  metrics.gauge("vitrine_reload_failures", "Failures of the last reload; 0: everything was reloaded.", [], () => [
    { value: readFailures() },
  ]);
  return metrics.counter("vitrine_reloads_total", "Reloads by result; a failed one kept previous data.", ["result"]);
};

/** Creates generations, which share the connection counts. `readFailures`: number of failures of the last reload. */
export const createGenerationFactory = (config: Config, options: ContainerOptions, readFailures: () => number) => {
  let connections: ConnectionGuard | null = null;
  return {
    /** `accept` throws where the site must not start; no job has run then. */
    create: async (
      settings: Settings,
      contentFiles?: FileContentSource,
      accept: (deps: Container) => Promise<void> = async () => undefined,
    ): Promise<Generation> => {
      const carried = contentFiles === undefined ? {} : { contentFiles };
      const deps = await createContainer(config, { ...options, ...carried, settings });
      await accept(deps);
      await deps.saveSiteUrl();
      deps.begin();
      connections ??= createConnectionGuard({ proxies: config.trustedProxies, log: deps.log });
      const app = createApp(deps, { connections: connections.accepted });
      const countReload = registerReloadMetrics(deps.metrics, readFailures);
      return { deps, app, settings, requests: 0, onIdle: () => undefined, countReload };
    },
    guard: (server: Server): void => connections?.guard(server),
    limitPipelines: (listener: RequestListener): RequestListener => connections?.limitPipelines(listener) ?? listener,
  };
};

const waitUntilIdle = (generation: Generation): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  generation.onIdle = resolve;
  setTimeout(resolve, RETIREMENT_MS).unref();
  if (generation.requests === 0) resolve();
  return promise;
};

const retire = (generations: Generations, generation: Generation): void => {
  const closed = waitUntilIdle(generation)
    .then(generation.deps.close)
    .catch((error: unknown) => generations.current.deps.log.error({ err: error }, "failed to close the previous site"))
    .finally(() => generations.retired.delete(closed));
  generations.retired.add(closed);
};

type SettingsReload = Pick<ReloadReport, "settings" | "problems">;

const replace = async (
  generations: Generations,
  settings: Settings,
  changed: readonly string[],
): Promise<SettingsReload> => {
  const previous = generations.current;
  try {
    // Stories contain the group's data, and articles become public at the market's midnight.
    const isRead = changed.includes("group") || changed.includes("timeZone");
    const files = isRead ? undefined : previous.deps.contentFiles;
    generations.current = await generations.create(settings, files);
  } catch (error) {
    const message = "failed to start with the new settings; keeping the previous ones";
    previous.deps.log.error({ err: error }, message);
    return { settings: [], problems: [`${message}: ${errorMessage(error)}`] };
  }
  generations.current.deps.log.info({ changed }, "settings reloaded");
  retire(generations, previous);
  return { settings: changed, problems: [] };
};

const applySettings = async (generations: Generations, read: ReturnType<ReadSettings>): Promise<SettingsReload> => {
  const { deps, settings } = generations.current;
  if (!read.ok) {
    deps.log.error({ problems: read.error }, "settings are invalid; keeping the previous ones");
    return { settings: [], problems: read.error };
  }
  const changed = changedNames(settings, read.value);
  return changed.length > 0 ? replace(generations, read.value, changed) : { settings: [], problems: [] };
};

/** What a reload reads, once nobody writes it any longer. */
export type ReloadSources = { readonly readSettings: ReadSettings; readonly settleFiles: SettleFiles };

/** Reloads settings, redirects and stories; resolves when they are in force. */
const reloadGenerations = async (
  generations: Generations,
  { readSettings, settleFiles }: ReloadSources,
): Promise<ContentReload & SettingsReload> => {
  const changing = await settleFiles();
  if (changing !== null) throw new Error(`${changing} has not stopped changing`);
  const read = readSettings();
  const content = generations.current.deps.reloadContent();
  const { settings, problems } = await applySettings(generations, read);
  return {
    ...content,
    settings,
    problems: [...content.problems, ...problems],
    failures: [...content.failures, ...problems],
  };
};

/**
 * Reloads everything. Never rejects: after a failure the previous state stays in force, and the failure is reported.
 */
export const tryReload = async (
  generations: Generations,
  sources: ReloadSources,
): Promise<ContentReload & SettingsReload> => {
  const failed = (error: unknown): ContentReload & SettingsReload => {
    const message = "the reload failed; what was not read again stays";
    generations.current.deps.log.error({ err: error }, message);
    const problems = [`${message}: ${errorMessage(error)}`];
    return {
      stories: { ...NO_CHANGES, listed: [] },
      redirects: NO_CHANGES,
      settings: [],
      problems,
      failures: problems,
    };
  };
  const report = await reloadGenerations(generations, sources).catch(failed);
  generations.reloadFailures = report.failures.length;
  generations.current.countReload({ result: report.failures.length === 0 ? "taken" : "failed" });
  return report;
};

/** Passes each request to the current generation. A request that throws only ends its connection. */
export const createGenerationListener =
  (generations: Generations): RequestListener =>
  (req, res) => {
    const generation = generations.current;
    generation.requests += 1;
    const onError = (error: unknown): void => {
      generation.deps.log.error({ err: error }, "request failed");
      res.destroy();
    };
    const end = (): void => {
      generation.requests -= 1;
      if (generation.requests === 0) generation.onIdle();
    };
    res.on("close", withErrorHandler(end, onError));
    inBackground(() => generation.app.listener(req, res), onError);
  };
