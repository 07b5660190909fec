import { createRssFeed } from "../../adapters/formats/rss.ts";
import { formatRobotsText } from "#application/seo/robots.ts";
import { formatLlmsText } from "#application/seo/llms.ts";
import { publishedArticles, storyPath } from "#domain/content/index.ts";
import { createSitemapFiles, type SitemapEntry } from "../../adapters/formats/sitemap.ts";
import { isVacancyOpen } from "#domain/people/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";
import type { WebServices } from "../../web/services.ts";
import type { SiteFile, SiteFiles } from "../api/site-files.ts";
import type { StockReader } from "#application/stock/ports.ts";

type SiteFileDependencies = Pick<
  WebServices,
  "settings" | "paths" | "siteUrl" | "clock" | "stock" | "catalogue" | "content"
> & {
  readonly reader: Pick<StockReader, "all" | "version">;
};

/** Sitemaps are cached this long although a story may have changed. */
const SITEMAP_TTL_MS = 5 * 60_000;

const MAX_NEWS_ITEMS = 30;

const storyEntries = async ({ content, siteUrl }: SiteFileDependencies): Promise<readonly SitemapEntry[]> =>
  (await content.stories())
    .filter(({ noindex }) => !noindex)
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

const modelEntries = ({ catalogue, paths, siteUrl }: SiteFileDependencies): readonly SitemapEntry[] => {
  const { brands, models } = catalogue();
  return brands.flatMap((brand) => {
    if (!brand.in_group) return [];
    const brandModels = models.filter((model) => model.brand === brand.slug);
    return [
      { loc: siteUrl + paths.brandAllModels(brand), lastmod: null },
      ...brandModels.map((model) => ({ loc: siteUrl + paths.model(brand, model), lastmod: model.updated_at })),
    ];
  });
};

const vacancyEntries = ({ catalogue, paths, siteUrl, clock }: SiteFileDependencies): readonly SitemapEntry[] =>
  catalogue()
    .vacancies.filter((vacancy) => isVacancyOpen(vacancy, utcDay(clock.now())))
    .map((vacancy) => ({ loc: siteUrl + paths.vacancy(vacancy), lastmod: vacancy.updated_at }));

const createNewsFeed = async ({ content, settings, paths, siteUrl, clock }: SiteFileDependencies): Promise<string> => {
  const articles = publishedArticles(await content.stories(), utcDay(clock.now())).slice(0, MAX_NEWS_ITEMS);
  return createRssFeed(
    {
      title: `Actualités – ${settings.group.name}`,
      description: `Ce qui se passe dans les concessions de ${settings.group.name}.`,
      link: siteUrl + paths.news(),
      self: siteUrl + paths.newsFeed(),
      language: "fr-lu",
    },
    articles.map(({ slug, title, article }) => ({
      title,
      link: siteUrl + storyPath(slug),
      description: article.teaser,
      category: article.category,
      publishedAt: article.published_on,
    })),
  );
};

const createLlmsText = async ({ content, settings, paths, siteUrl, stock }: SiteFileDependencies): Promise<string> => {
  const stories = (await content.stories()).filter(({ noindex, article }) => !noindex && article === null);
  return formatLlmsText(
    settings.group.name,
    `Concessions automobiles au Luxembourg. ${stock.index().size} véhicules neufs et d’occasion en stock.`,
    [
      {
        title: "Stock",
        links: [
          { title: "Véhicules en stock", url: siteUrl + paths.stock(), description: "liste filtrable, prix TVAC" },
          { title: "API JSON", url: `${siteUrl}/api/v1/openapi.json`, description: "OpenAPI 3.1" },
          { title: "Stock en JSON", url: `${siteUrl}/feeds/vitrine.json`, description: null },
        ],
      },
      {
        title: "Pages",
        links: stories.map(({ slug, title, description }) => ({
          title,
          url: siteUrl + storyPath(slug),
          description,
        })),
      },
    ],
  );
};

const createManifest = ({ settings, paths }: SiteFileDependencies): string =>
  JSON.stringify({
    name: settings.group.name,
    short_name: settings.group.name.split(" ")[0],
    lang: "fr",
    start_url: paths.home(),
    display: "browser",
    background_color: "#fbfaf7",
    theme_color: "#0f2229",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });

const XML = "application/xml; charset=utf-8";
const TEXT = "text/plain; charset=utf-8";

const SITEMAP = /^sitemap(?:-\d+)?\.xml$/;

const createSitemaps = async (deps: SiteFileDependencies): Promise<ReadonlyMap<string, string>> => {
  const entries = [
    ...(await storyEntries(deps)),
    ...listEntries(deps),
    ...vacancyEntries(deps),
    ...modelEntries(deps),
    ...(await vehicleEntries(deps)),
  ];
  return createSitemapFiles(entries, (file) => `${deps.siteUrl}/${file}`);
};

type CachedSitemaps = {
  readonly version: number;
  readonly createdAt: number;
  readonly files: Promise<ReadonlyMap<string, string>>;
};

/** The sitemap reads the whole stock; it is cached until the stock's version changes. */
const cacheSitemaps = (deps: SiteFileDependencies): (() => Promise<ReadonlyMap<string, string>>) => {
  let cached: CachedSitemaps | null = null;
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

/** Generates sitemaps, robots.txt, llms.txt, the news feed and the web manifest. */
export const createSiteFiles = (deps: SiteFileDependencies): SiteFiles => {
  const { siteUrl, paths } = deps;
  const currentSitemaps = cacheSitemaps(deps);
  const generators = new Map<string, () => Promise<SiteFile> | SiteFile>([
    [
      "robots.txt",
      () => ({ body: formatRobotsText(siteUrl + paths.sitemap(), ["/api/", "/listes"]), mediaType: TEXT }),
    ],
    ["news.xml", async () => ({ body: await createNewsFeed(deps), mediaType: "application/rss+xml; charset=utf-8" })],
    ["llms.txt", async () => ({ body: await createLlmsText(deps), mediaType: TEXT })],
    ["site.webmanifest", () => ({ body: createManifest(deps), mediaType: "application/manifest+json; charset=utf-8" })],
  ]);
  return async (name) => {
    if (!SITEMAP.test(name)) return (await generators.get(name)?.()) ?? null;
    const body = (await currentSitemaps()).get(name);
    return body === undefined ? null : { body, mediaType: XML };
  };
};
