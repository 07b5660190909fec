import type { RequestListener, Server } from "node:http";
import type { Log } from "#application/jobs/ports.ts";
import { limitProblems, type Presence } from "#application/operations/index.ts";
import type { Config } from "./config.ts";
import { type ContainerOptions, createPresence, createSettingsReader, type ReadSettings } from "./container.ts";
import {
  createGenerationFactory,
  createGenerationListener,
  type Generations,
  reloadGenerations,
} from "./generations.ts";
import { clientPseudonym } from "#domain/spam/index.ts";
import { commonHeaders } from "./middleware/security-headers.ts";
import { startStatusServer } from "./status-server.ts";
import { answerPlainRequests } from "./connections/plain-requests.ts";
import { answerUnreadableRequests } from "./connections/unreadable-requests.ts";

/** The running site. Its settings can change while it serves. */
export type Site = {
  readonly listener: RequestListener;
  /** Limits the connections of a server that uses the listener, and answers what is no request. */
  readonly guard: (server: Server) => void;
  readonly log: Log;
  /** The metrics of this process, in the text format of Prometheus. */
  readonly readMetrics: () => Promise<string>;
  /** Makes `/readyz` fail so that load balancers stop sending visitors. */
  readonly drain: () => void;
  /** Reads settings, redirects and stories again; resolves when they are in force. Never rejects. */
  readonly reload: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type SiteOptions = Pick<ContainerOptions, "log" | "loadPages" | "buildFolder"> & {
  readonly readSettings?: ReadSettings;
};

/** Reloads, and says in the database what that did. `version`: of the content, null for a reload of this node alone. */
const reloadAndReport = async (
  generations: Generations,
  { readSettings, presence }: { readonly readSettings: ReadSettings; readonly presence: Presence },
  version: number | null,
): Promise<void> => {
  const started = performance.now();
  const { problems, ...changes } = await reloadGenerations(generations, readSettings);
  await presence.reloaded(version, {
    ...changes,
    ...limitProblems(problems),
    at: generations.current.deps.clock.now().toISOString(),
    milliseconds: Math.round(performance.now() - started),
  });
};

/** Starts the site. Throws when the settings are invalid or a feature does not start. */
export const createSite = async (
  config: Config,
  { readSettings = createSettingsReader(config), ...options }: SiteOptions = {},
): Promise<Site> => {
  const first = readSettings();
  if (!first.ok) throw new Error(first.error.join("\n"));
  let [reloading, isClosing] = [Promise.resolve(), false];
  const reload = (version: number | null): Promise<void> => {
    reloading = reloading.then(() =>
      isClosing ? undefined : reloadAndReport(generations, { readSettings, presence }, version),
    );
    return reloading;
  };
  const factory = createGenerationFactory(config, { ...options, requestReload: (version) => void reload(version) });
  const current = await factory.create(first.value);
  const generations: Generations = { current, retired: new Set(), create: factory.create };
  const presence = await createPresence(() => generations.current.deps);
  const readMetrics = (): Promise<string> => generations.current.deps.metrics.text();
  const status = await startStatusServer(config.statusPort, {
    metrics: { text: readMetrics, mediaType: current.deps.metrics.mediaType },
    log: current.deps.log,
  });
  const { hsts_preload } = first.value.security;
  return {
    listener: factory.limitPipelines(createGenerationListener(generations)),
    guard: (server) => {
      factory.guard(server);
      answerPlainRequests(server, {
        answer: (request, socket) => generations.current.app.answerPlain(request, socket),
        hasUnanswered: factory.hasUnanswered,
      });
      answerUnreadableRequests(server, {
        headers: commonHeaders(config.siteUrl.startsWith("https:"), hsts_preload),
        onRefused: (refused, address) => {
          const { log, pseudonym, clock } = generations.current.deps;
          log.info({ ...refused, client: clientPseudonym(pseudonym, address, clock.now()) }, "unreadable request");
        },
      });
    },
    get log() {
      return generations.current.deps.log;
    },
    readMetrics,
    drain() {
      isClosing = true;
      generations.current.app.drain();
      // New settings may be about to come into force.
      void reloading.then(() => generations.current.app.drain());
    },
    reload: () => reload(null),
    close: async () => {
      isClosing = true;
      await reloading;
      await presence.leave();
      await status.stop();
      await Promise.all([generations.current.deps.close(), ...generations.retired]);
    },
  };
};
