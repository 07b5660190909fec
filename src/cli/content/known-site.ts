import { existsSync } from "node:fs";
import { join } from "node:path";
import { isContentIcon } from "#domain/content/index.ts";
import { type CatalogueInventory, readCatalogueInventory, type SiteInventory } from "#application/content/index.ts";
import { isLeadKindOffered, findLeadKind } from "#domain/forms/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createCatalogueRepository } from "../../adapters/database/index.ts";
import { isBundledIcon } from "../../adapters/media/index.ts";
import { loadContentRedirects, REDIRECTS_FILE } from "../../composition/redirects.ts";
import { type CliContext, openExistingDatabase } from "../context.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

const readKnownCatalogue = async (context: CliContext): Promise<CatalogueInventory | null> => {
  const database = await openExistingDatabase(context);
  if (database === null) return null;
  try {
    return await readCatalogueInventory(createCatalogueRepository(database));
  } finally {
    await database.close();
  }
};

/** Editors' files are below the content folder, the site's own in `public`. */
const resolveFile = (folder: string, path: string): string =>
  path.startsWith("/media/") ? join(folder, "assets", path.slice("/media/".length)) : join(ROOT, "public", path);

/** The site that a content folder is checked against, as far as it is known here. */
export const readKnownSite = async (
  context: CliContext,
  folder: string,
  settings: Settings,
): Promise<SiteInventory> => {
  const redirectsPath = join(folder, REDIRECTS_FILE);
  const redirects = existsSync(redirectsPath)
    ? loadContentRedirects(folder, context.config.site, settings.hosts.redirects)
    : null;
  return {
    segments: settings.segments,
    redirects: redirects?.table ?? new Map(),
    redirectsFile: redirects && { ...redirects, path: redirectsPath },
    catalogue: await readKnownCatalogue(context),
    isFormOffered: (name) => {
      const kind = findLeadKind(name);
      return kind !== null && isLeadKindOffered(kind, settings);
    },
    hasFile: (path) => existsSync(resolveFile(folder, path)),
    imageHosts: settings.hosts.images,
    // Icons of a remote service cannot be checked here.
    hasIcon: (name) =>
      isContentIcon(name) || isBundledIcon(name) || (context.config.iconApiUrl !== null && name.includes(":")),
  };
};
