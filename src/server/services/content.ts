import { join } from "node:path";
import type { Settings } from "#domain/site/index.ts";
import { createFileContentSource, readRedirects } from "../../adapters/content/index.ts";
import type { Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Catalogue, WebServices } from "../../web/services.ts";
import type { ContentDelivery } from "../api/content/routes.ts";
import type { Config } from "../config.ts";
import { createContentDelivery } from "./content-delivery.ts";
import { createContentTokens } from "./content-tokens.ts";

export type ContentServices = {
  readonly pages: Pick<WebServices, "content" | "redirects">;
  readonly deliver: ContentDelivery;
};

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly catalogue: () => Catalogue;
  readonly log: Logger;
};

const CONTENT = join(import.meta.dirname, "..", "..", "..", "content");

/** The pages of the site, where addresses of old lead, and the content delivery API over the stories of the files. */
export const createContentServices = async (parts: Parts): Promise<ContentServices> => {
  const { config, database, settings, catalogue, log } = parts;
  const { table, problems } = readRedirects(join(CONTENT, "redirects.csv"), settings.hosts.redirects);
  for (const problem of problems) log.warn(problem, "redirect leads nowhere and is answered 404");
  const files = createFileContentSource(CONTENT, log);
  const deliver = createContentDelivery({
    raw: files,
    tokens: await createContentTokens(config, database),
    catalogue,
    group: settings.group.name,
    siteUrl: config.siteUrl,
  });
  return { pages: { content: files, redirects: table }, deliver };
};
