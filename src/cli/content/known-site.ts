import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { isContentIcon } from "#domain/content/index.ts";
import { type CatalogueInventory, readCatalogueInventory, type SiteInventory } from "#application/content/index.ts";
import { isLeadKindOffered, findLeadKind } from "#domain/forms/index.ts";
import { parseSource } from "#domain/media/index.ts";
import { ConfigurationError } from "#domain/shared/index.ts";
import type { RedirectBuild } from "#domain/redirects/index.ts";
import { type Settings, withContentHosts } from "#domain/site/index.ts";
import { createCatalogueRepository } from "../../adapters/database/index.ts";
import { isBundledIcon } from "../../adapters/media/index.ts";
import { loadContentRedirects, REDIRECTS_FILE } from "../../shared-container/redirects.ts";
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

/** Where a file of the site may lie: pictures of pages below the content folder, others in those of the group or the program. */
const fileCandidates = (folder: string, filesDir: string, path: string): readonly string[] => {
  if (!path.startsWith("/media/")) return [join(filesDir, path), join(ROOT, "public", path)];
  const { asset } = parseSource(path) ?? {};
  return [join(folder, "assets", asset?.kind === "own" ? asset.path : path.slice("/media/".length))];
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Null if the folder has no table. Throws a `ConfigurationError` for one that cannot be read. */
const readRedirects = ({ config }: Pick<CliContext, "config">, folder: string): RedirectBuild | null => {
  if (!existsSync(join(folder, REDIRECTS_FILE))) return null;
  const redirects = loadContentRedirects(folder, config.site, config.siteUrl);
  if (!redirects.ok) throw new ConfigurationError(redirects.error);
  return redirects.value;
};

/** The site that a content folder is checked against, as far as it is known here. */
export const readKnownSite = async (context: CliContext, folder: string, settings: Settings): Promise<SiteInventory> =>
  createInventory(context, folder, settings, await readKnownCatalogue(context));

/** `catalogue` null: brands, models, locations and people are not known. */
export const createInventory = (
  context: Pick<CliContext, "config">,
  folder: string,
  settings: Settings,
  catalogue: CatalogueInventory | null,
): SiteInventory => {
  const redirects = readRedirects(context, folder);
  return {
    segments: settings.segments,
    redirects: redirects?.table ?? new Map(),
    redirectsFile: redirects && { ...redirects, path: join(folder, REDIRECTS_FILE) },
    catalogue,
    frontierBuyers: settings.frontier_buyers,
    isFormOffered: (name) => {
      const kind = findLeadKind(name);
      return kind !== null && isLeadKindOffered(kind, settings);
    },
    hasFile: (path) => fileCandidates(folder, context.config.filesDir, path).some(isFile),
    imageHosts: withContentHosts(settings, context.config.contentApi).hosts.images,
    // Icons of a remote service cannot be checked here.
    hasIcon: (name) =>
      isContentIcon(name) || isBundledIcon(name) || (context.config.iconApiUrl !== null && name.includes(":")),
  };
};
