import { existsSync } from "node:fs";
import { join } from "node:path";
import { isContentIcon } from "#domain/content/index.ts";
import type { KnownCatalogue, KnownSite } from "#domain/content-check/index.ts";
import { isOffered, leadKindNamed } from "#domain/leads/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { readRedirects } from "../../adapters/content/index.ts";
import { catalogueRepository, type Database } from "../../adapters/database/index.ts";
import { isBundledIcon } from "../../adapters/media/index.ts";
import type { CliContext } from "../context.ts";
import { hasDatabase } from "../has-database.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

const slugs = (objects: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(objects.map(({ slug }) => slug));

const readCatalogue = async (database: Database): Promise<KnownCatalogue | null> => {
  const { brands, models, locations, employees, vacancies } = catalogueRepository(database);
  const known = slugs((await brands.all()).filter(({ in_group }) => in_group));
  if (known.size === 0) return null;
  return {
    brands: known,
    models: new Set((await models.all()).map(({ brand, slug }) => `${brand}/${slug}`)),
    locations: slugs(await locations.all()),
    employees: slugs(await employees.all()),
    vacancies: slugs(await vacancies.all()),
  };
};

const knownCatalogue = async (context: CliContext): Promise<KnownCatalogue | null> => {
  if (!(await hasDatabase(context))) return null;
  const database = await context.openDatabase();
  try {
    return await readCatalogue(database);
  } finally {
    await database.close();
  }
};

/** Where the file of an address lies: an editor's below the content, the house's own where it is built from. */
const fileOf = (folder: string, path: string): string =>
  path.startsWith("/media/") ? join(folder, "assets", path.slice("/media/".length)) : join(ROOT, "public", path);

/** The site that the content of a folder stands on, as far as it is known here. */
export const knownSite = async (context: CliContext, folder: string, settings: Settings): Promise<KnownSite> => {
  const redirects = join(folder, "redirects.csv");
  return {
    segments: settings.segments,
    redirects: existsSync(redirects) ? readRedirects(redirects, settings.hosts.redirects).table : new Map(),
    catalogue: await knownCatalogue(context),
    offers: (name) => {
      const kind = leadKindNamed(name);
      return kind !== null && isOffered(kind, settings);
    },
    hasFile: (path) => existsSync(fileOf(folder, path)),
    imageHosts: settings.hosts.images,
    // What a service elsewhere has cannot be known here.
    hasIcon: (name) =>
      isContentIcon(name) || isBundledIcon(name) || (context.config.iconApiUrl !== null && name.includes(":")),
  };
};
