import { join } from "node:path";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createFileContentSource, readRedirects } from "../../adapters/content/index.ts";
import { watchVersion, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Catalogue, WebServices } from "../../web/services.ts";
import type { ContentDelivery } from "../api/content/routes.ts";
import type { Config } from "../config.ts";
import { createContentDelivery } from "./content-delivery.ts";
import { createContentTokens } from "./content-tokens.ts";
import { createEditing } from "./editing.ts";

export type ContentServices = {
  readonly pages: Pick<WebServices, "content" | "redirects" | "editing">;
  readonly deliver: ContentDelivery;
  /** Reads the files anew. */
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
};

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly catalogue: () => Catalogue;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told when pages have other words than before. */
  readonly changed: (tag: "content") => void;
};

/** The pages of the site, where addresses of old lead, and the content delivery API over the stories of the files. */
export const createContentServices = async (parts: Parts): Promise<ContentServices> => {
  const { config, database, settings, catalogue, clock, log, changed } = parts;
  const { table, problems } = readRedirects(join(config.contentDir, "redirects.csv"), settings.hosts.redirects);
  for (const problem of problems) log.warn(problem, "redirect leads nowhere and is answered 404");
  const files = createFileContentSource(config.contentDir, log);
  const tokens = await createContentTokens(config, database);
  const deliver = createContentDelivery({
    raw: files,
    tokens,
    catalogue,
    group: settings.group.name,
    siteUrl: config.siteUrl,
  });
  const reload = (): void => {
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
  const editing = createEditing({ previewTokens: [tokens.previewToken], files, clock });
  return { pages: { content: files, redirects: table, editing }, deliver, reload, stop: watch.stop };
};
