import { join } from "node:path";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import {
  createContentService,
  createFileContentSource,
  createStoryblokContentSource,
  fileShelf,
  readRedirects,
  type FileContentSource,
  type StoryblokContentSource,
} from "../../adapters/content/index.ts";
import { announceContent, watchVersion, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Catalogue, WebServices } from "../../web/services.ts";
import type { ContentDelivery } from "../api/content/routes.ts";
import type { Config } from "../config.ts";
import { createContentDelivery } from "./content-delivery.ts";
import { createContentTokens } from "./content-tokens.ts";
import { createEditing } from "./editing.ts";
import type { FailingSources } from "./failing-sources.ts";

export type ContentServices = {
  readonly pages: Pick<WebServices, "content" | "redirects" | "editing">;
  readonly deliver: ContentDelivery;
  /** Reads the content anew. */
  readonly reload: () => void;
  /** Tells every node that something was published. */
  readonly published: () => Promise<unknown>;
  readonly stop: () => Promise<void>;
};

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly catalogue: () => Catalogue;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told when the content service could not be read. */
  readonly failed: FailingSources["failed"];
  /** Told when pages have other words than before. */
  readonly changed: (tag: "content") => void;
};

/** How often the content service is asked whether something was published, where its webhook does not tell. */
const ASK_EVERY_MS = 60_000;

/** The content service where a token opens it; the files stand in until it has answered for the first time. */
const fromService = async (
  { config, log, changed, failed }: Parts,
  files: FileContentSource,
): Promise<StoryblokContentSource | null> => {
  if (config.contentApi === null) {
    log.info("pages come from the files: CONTENT_API_TOKEN is not set");
    return null;
  }
  return createStoryblokContentSource({
    service: createContentService(config.contentApi),
    shelf: fileShelf(join(config.dataDir, "content.json")),
    fallback: files,
    log,
    changed: () => changed("content"),
    failed: (reason) => failed("the content service", reason),
  });
};

/** The pages of the site, where addresses of old lead, and the content delivery API over the stories of the files. */
export const createContentServices = async (parts: Parts): Promise<ContentServices> => {
  const { config, database, settings, catalogue, clock, log, changed } = parts;
  const { table, problems } = readRedirects(join(config.contentDir, "redirects.csv"), settings.hosts.redirects);
  for (const problem of problems) log.warn(problem, "redirect leads nowhere and is answered 404");
  const files = createFileContentSource(config.contentDir, log);
  const service = await fromService(parts, files);
  const tokens = await createContentTokens(config, database);
  const reload = (): void => {
    void service?.refresh();
    try {
      const found = files.reload();
      log.info({ problems: found.length }, "content read anew");
      changed("content");
    } catch (error) {
      log.error({ err: error }, "content could not be read; the old one stays");
    }
  };
  const watch = await watchVersion(database, "content", reload, {
    onError: (error) => log.error({ err: error }, "content could not be read; the old one stays"),
  });
  const asking = setInterval(() => void service?.refresh(), ASK_EVERY_MS).unref();
  const previewTokens = [tokens.previewToken, ...(config.contentApi ? [config.contentApi.token] : [])];
  return {
    pages: {
      content: service ?? files,
      redirects: table,
      editing: createEditing({ previewTokens, files: service ? null : files, clock }),
    },
    deliver: createContentDelivery({
      raw: files,
      tokens,
      catalogue,
      group: settings.group.name,
      siteUrl: config.siteUrl,
    }),
    reload,
    published: () => announceContent(database),
    async stop() {
      clearInterval(asking);
      await watch.stop();
    },
  };
};
