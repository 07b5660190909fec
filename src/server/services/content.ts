import type { Catalogue } from "#application/stock/index.ts";
import { join } from "node:path";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import {
  createContentService,
  createFileContentSource,
  createStoryblokContentSource,
  createContentSnapshotFile,
  readRedirects,
  type FileContentSource,
  type StoryblokContentSource,
} from "../../adapters/content/index.ts";
import { invalidateContentCache, watchVersion, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { WebServices } from "../../web/services.ts";
import type { ContentDelivery } from "../api/content/routes.ts";
import type { Config } from "../config.ts";
import { createContentDelivery } from "./content-delivery.ts";
import { createContentTokens } from "./content-tokens.ts";
import { createEditing } from "./editing.ts";
import type { OutageMonitor } from "#application/operations/index.ts";

export type ContentServices = {
  readonly pages: Pick<WebServices, "content" | "redirects" | "editing">;
  readonly deliverContent: ContentDelivery;
  /** Reads the content again. */
  readonly reload: () => void;
  /** Invalidates the content cache on every node. */
  readonly announcePublication: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

type ContentServicesDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly catalogue: () => Catalogue;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onFailure: OutageMonitor["reportFailure"];
  readonly onChange: (tag: "content") => void;
};

/** The content service is polled at this interval, in case its webhook does not arrive. */
const POLL_INTERVAL_MS = 60_000;

/** The content service when a token is configured; the files serve until it has answered for the first time. */
const createServiceSource = async (
  { config, log, onChange, onFailure }: ContentServicesDependencies,
  files: FileContentSource,
): Promise<StoryblokContentSource | null> => {
  if (config.contentApi === null) {
    log.info("pages come from the files: CONTENT_API_TOKEN is not set");
    return null;
  }
  return createStoryblokContentSource({
    service: createContentService(config.contentApi),
    store: createContentSnapshotFile(join(config.dataDir, "content.json")),
    fallback: files,
    log,
    onChange: () => onChange("content"),
    onFailure: (reason) => onFailure("the content service", reason),
  });
};

/** Creates the content source, the redirects and the content delivery API over the file stories. */
export const createContentServices = async (deps: ContentServicesDependencies): Promise<ContentServices> => {
  const { config, database, settings, catalogue, clock, log, onChange } = deps;
  const { table, problems } = readRedirects(join(config.contentDir, "redirects.csv"), settings.hosts.redirects);
  for (const problem of problems) log.warn(problem, "redirect leads nowhere and is answered 404");
  const files = createFileContentSource(config.contentDir, log);
  const service = await createServiceSource(deps, files);
  const tokens = await createContentTokens(config, database);
  const reload = (): void => {
    void service?.refresh();
    try {
      const contentProblems = files.reload();
      log.info({ problems: contentProblems.length }, "content read anew");
      onChange("content");
    } catch (error) {
      log.error({ err: error }, "content could not be read; the old one stays");
    }
  };
  const watch = await watchVersion(database, "content", reload, {
    onError: (error) => log.error({ err: error }, "content could not be read; the old one stays"),
  });
  const pollTimer = setInterval(() => void service?.refresh(), POLL_INTERVAL_MS).unref();
  const previewTokens = [tokens.previewToken, ...(config.contentApi ? [config.contentApi.token] : [])];
  return {
    pages: {
      content: service ?? files,
      redirects: table,
      editing: createEditing({ previewTokens, files: service ? null : files, clock }),
    },
    deliverContent: createContentDelivery({
      raw: files,
      tokens,
      catalogue,
      group: settings.group.name,
      siteUrl: config.siteUrl,
    }),
    reload,
    announcePublication: () => invalidateContentCache(database),
    async stop() {
      clearInterval(pollTimer);
      await watch.stop();
    },
  };
};
