import { storyPath } from "#domain/content/index.ts";
import { readModelAddresses } from "../content/index.ts";
import { locationOfStory } from "#domain/site/index.ts";
import { residencePages } from "#domain/countries/index.ts";
import { isVacancyOpen } from "#domain/people/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import type { SiteFileFormats, SitemapEntry } from "./ports.ts";
import type { CacheTag, SiteServices } from "../site/index.ts";
import type { StockReader } from "../stock/ports.ts";

/** Sitemaps are cached this long although a vacancy or an offer may have ended. */
const SITEMAP_TTL_MS = 5 * 60_000;

/** A generated file at the root of the site. */
export type SiteFile = { readonly body: string; readonly mediaType: string };

/** The file with this name; null when there is none. */
export type SiteFiles = (name: string) => Promise<SiteFile | null>;

export type SiteFileDependencies = SiteServices<
  "settings" | "paths" | "siteUrl" | "clock" | "stock" | "leaseOffers" | "catalogue" | "content"
> & {
  readonly reader: Pick<StockReader, "all" | "version">;
  readonly formats: SiteFileFormats;
  /** Calls the listener after each change of the data that pages show. */
  readonly onChange: (listener: (tag: CacheTag) => void) => void;
};

const storyEntries = async ({ content, settings, siteUrl }: SiteFileDependencies): Promise<readonly SitemapEntry[]> =>
  (await content.stories())
    .filter(({ slug, noindex }) => !noindex && locationOfStory(slug, settings.segments.locations) === null)
    .map(({ slug, updated_at, article }) => {
      const picture = article?.image?.src;
      return {
        loc: siteUrl + storyPath(slug),
        lastmod: new Date(updated_at).toISOString(),
        ...(picture?.startsWith("/") ? { images: [siteUrl + picture] } : {}),
      };
    });

/** The stock list, and the list of each make if the market lets search engines index filtered lists. */
const listEntries = ({ stock, settings, paths, siteUrl }: SiteFileDependencies): readonly SitemapEntry[] => {
  const { facets, max_values } = settings.indexing;
  const makes = facets.includes("brand") && max_values > 0 ? stock.index().vocabulary().brands : [];
  const queries = makes.map(({ slug }) => ({ ...EMPTY_QUERY, values: { brand: [slug] } }));
  return [EMPTY_QUERY, ...queries].map((query) => ({ loc: siteUrl + paths.stock(query), lastmod: null }));
};

const vehicleEntries = async ({ reader, paths, siteUrl }: SiteFileDependencies): Promise<readonly SitemapEntry[]> => {
  const entries: SitemapEntry[] = [];
  for await (const vehicle of reader.all()) {
    if (vehicle.availability === "sold") continue;
    entries.push({ loc: siteUrl + paths.vehicle(vehicle), lastmod: vehicle.updated_at });
  }
  return entries;
};

/** The models without a story, whose address is that of the model. */
const modelEntries = async ({
  catalogue,
  content,
  paths,
  siteUrl,
}: SiteFileDependencies): Promise<readonly SitemapEntry[]> => {
  const { brands, models } = catalogue();
  const addressOf = await readModelAddresses({ content, paths });
  return brands.flatMap((brand) => {
    if (!brand.in_group) return [];
    const brandModels = models.filter(
      (model) => model.brand === brand.slug && addressOf(model) === paths.model(brand, model),
    );
    return [
      { loc: siteUrl + paths.brandAllModels(brand), lastmod: null },
      ...brandModels.map((model) => ({ loc: siteUrl + paths.model(brand, model), lastmod: model.updated_at })),
    ];
  });
};

const locationEntries = ({ catalogue, paths, siteUrl }: SiteFileDependencies): readonly SitemapEntry[] =>
  catalogue().locations.map((location) => ({
    loc: siteUrl + paths.location(location),
    lastmod: location.updated_at,
    images: location.images.flatMap(({ url }) => (url.startsWith("/") ? [siteUrl + url] : [])),
  }));

/** The lists of the makes that a location sells or serves. */
const brandLocationEntries = ({ catalogue, paths, siteUrl }: SiteFileDependencies): readonly SitemapEntry[] => {
  const { brands, locations } = catalogue();
  return brands
    .filter((brand) => brand.in_group && locations.some((location) => location.brands.includes(brand.slug)))
    .map((brand) => ({ loc: siteUrl + paths.brandLocations(brand), lastmod: null }));
};

const tradeInEntries = ({ settings, paths, siteUrl }: SiteFileDependencies): readonly SitemapEntry[] =>
  settings.autoproffTradeIn ? [{ loc: siteUrl + paths.tradeIn(), lastmod: null }] : [];

const frontierEntries = ({ settings, paths, siteUrl }: SiteFileDependencies): readonly SitemapEntry[] =>
  residencePages(settings.frontier_buyers).map((country) => ({
    loc: siteUrl + paths.frontierBuyers(country),
    lastmod: null,
  }));

const leaseOfferEntries = ({ leaseOffers, paths, siteUrl }: SiteFileDependencies): readonly SitemapEntry[] =>
  leaseOffers.published().map(({ offer }) => ({
    loc: siteUrl + (offer.kind === "private" ? paths.privateLease(offer) : paths.businessLease(offer)),
    lastmod: offer.updated_at,
  }));

const vacancyEntries = ({ catalogue, paths, siteUrl, clock }: SiteFileDependencies): readonly SitemapEntry[] =>
  catalogue()
    .vacancies.filter((vacancy) => isVacancyOpen(vacancy, utcDay(clock.now())))
    .map((vacancy) => ({ loc: siteUrl + paths.vacancy(vacancy), lastmod: vacancy.updated_at }));

const createSitemaps = async (deps: SiteFileDependencies): Promise<ReadonlyMap<string, string>> => {
  const entries = [
    ...(await storyEntries(deps)),
    ...listEntries(deps),
    ...tradeInEntries(deps),
    ...frontierEntries(deps),
    ...locationEntries(deps),
    ...brandLocationEntries(deps),
    ...vacancyEntries(deps),
    ...(await modelEntries(deps)),
    ...leaseOfferEntries(deps),
    ...(await vehicleEntries(deps)),
  ];
  return deps.formats.sitemapFiles(entries, (file) => `${deps.siteUrl}/${file}`);
};

type CachedSitemaps = {
  readonly version: number;
  readonly createdAt: number;
  readonly files: Promise<ReadonlyMap<string, string>>;
};

/** The sitemap reads the whole stock; it is cached until the stock's version, a story or the catalogue changes. */
export const cacheSitemaps = (deps: SiteFileDependencies): (() => Promise<ReadonlyMap<string, string>>) => {
  let cached: CachedSitemaps | null = null;
  deps.onChange((tag) => {
    if (tag === "content" || tag === "catalogue") cached = null;
  });
  return async () => {
    const version = await deps.reader.version();
    const now = deps.clock.now().getTime();
    if (cached === null || cached.version !== version || now - cached.createdAt > SITEMAP_TTL_MS) {
      const files = createSitemaps(deps);
      cached = { version, createdAt: now, files };
      files.catch(() => {
        cached = null;
      });
    }
    return cached.files;
  };
};
