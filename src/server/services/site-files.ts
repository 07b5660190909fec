import { articlesOn, storyPath } from "#domain/content/index.ts";
import { llmsText, robotsText, rssFeed, sitemapFiles, type SitemapEntry } from "#domain/discovery/index.ts";
import { isOpenOn } from "#domain/people/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { EMPTY_QUERY, type StockReader } from "#domain/vehicles/index.ts";
import type { WebServices } from "../../web/services.ts";
import type { SiteFile, SiteFiles } from "../api/site-files.ts";

type Parts = Pick<WebServices, "settings" | "paths" | "siteUrl" | "clock" | "stock" | "catalogue" | "content"> & {
  readonly reader: Pick<StockReader, "all" | "version">;
};

/** Milliseconds for which a file is right although a story may have changed. */
const KEPT_FOR = 5 * 60_000;

/** Articles that the feed of news holds. */
const NEWEST = 30;

const storyEntries = async ({ content, siteUrl }: Parts): Promise<readonly SitemapEntry[]> =>
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

/** The stock itself, and of each make where the market lets engines show filtered lists. */
const listEntries = ({ stock, settings, paths, siteUrl }: Parts): readonly SitemapEntry[] => {
  const { facets, max_values } = settings.indexing;
  const makes = facets.includes("brand") && max_values > 0 ? stock.index().vocabulary().brands : [];
  const queries = makes.map(({ slug }) => ({ ...EMPTY_QUERY, values: { brand: [slug] } }));
  return [EMPTY_QUERY, ...queries].map((query) => ({ loc: siteUrl + paths.stock(query), lastmod: null }));
};

const vehicleEntries = async ({ reader, paths, siteUrl }: Parts): Promise<readonly SitemapEntry[]> => {
  const entries: SitemapEntry[] = [];
  for await (const vehicle of reader.all()) {
    if (vehicle.availability === "sold") continue;
    entries.push({ loc: siteUrl + paths.vehicle(vehicle), lastmod: vehicle.updated_at });
  }
  return entries;
};

/** The models of each brand of the group: the list and every page. */
const modelEntries = ({ catalogue, paths, siteUrl }: Parts): readonly SitemapEntry[] => {
  const { brands, models } = catalogue();
  return brands.flatMap((brand) => {
    if (!brand.in_group) return [];
    const own = models.filter((model) => model.brand === brand.slug);
    return [
      { loc: siteUrl + paths.brandAllModels(brand), lastmod: null },
      ...own.map((model) => ({ loc: siteUrl + paths.model(brand, model), lastmod: model.updated_at })),
    ];
  });
};

const vacancyEntries = ({ catalogue, paths, siteUrl, clock }: Parts): readonly SitemapEntry[] =>
  catalogue()
    .vacancies.filter((vacancy) => isOpenOn(vacancy, utcDay(clock.now())))
    .map((vacancy) => ({ loc: siteUrl + paths.vacancy(vacancy), lastmod: vacancy.updated_at }));

const newsFeed = async ({ content, settings, paths, siteUrl, clock }: Parts): Promise<string> => {
  const articles = articlesOn(await content.stories(), utcDay(clock.now())).slice(0, NEWEST);
  return rssFeed(
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

const llms = async ({ content, settings, paths, siteUrl, stock }: Parts): Promise<string> => {
  const stories = (await content.stories()).filter(({ noindex, article }) => !noindex && article === null);
  return llmsText(
    settings.group.name,
    `Concessions automobiles au Luxembourg. ${stock.index().size} véhicules neufs et d’occasion en stock.`,
    [
      {
        title: "Stock",
        links: [
          { title: "Véhicules en stock", url: siteUrl + paths.stock(), about: "liste filtrable, prix TVAC" },
          { title: "API JSON", url: `${siteUrl}/api/v1/openapi.json`, about: "OpenAPI 3.1" },
          { title: "Stock en JSON", url: `${siteUrl}/feeds/vitrine.json`, about: null },
        ],
      },
      {
        title: "Pages",
        links: stories.map(({ slug, title, description }) => ({
          title,
          url: siteUrl + storyPath(slug),
          about: description,
        })),
      },
    ],
  );
};

const manifest = ({ settings, paths }: Parts): string =>
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

const sitemaps = async (parts: Parts): Promise<ReadonlyMap<string, string>> => {
  const entries = [
    ...(await storyEntries(parts)),
    ...listEntries(parts),
    ...vacancyEntries(parts),
    ...modelEntries(parts),
    ...(await vehicleEntries(parts)),
  ];
  return sitemapFiles(entries, (file) => `${parts.siteUrl}/${file}`);
};

type Kept = { readonly version: number; readonly at: number; readonly files: Promise<ReadonlyMap<string, string>> };

/** The sitemap alone reads the whole stock: it is kept while that stays what it is. */
const keepSitemaps = (parts: Parts): (() => Promise<ReadonlyMap<string, string>>) => {
  let kept: Kept | null = null;
  return async () => {
    const version = await parts.reader.version();
    const now = parts.clock.now().getTime();
    if (kept === null || kept.version !== version || now - kept.at > KEPT_FOR) {
      const files = sitemaps(parts);
      kept = { version, at: now, files };
      files.catch(() => {
        kept = null;
      });
    }
    return kept.files;
  };
};

/** The files that engines, readers and systems ask for, each made of no more than it tells. */
export const createSiteFiles = (parts: Parts): SiteFiles => {
  const { siteUrl, paths } = parts;
  const current = keepSitemaps(parts);
  const others = new Map<string, () => Promise<SiteFile> | SiteFile>([
    ["robots.txt", () => ({ body: robotsText(siteUrl + paths.sitemap(), ["/api/", "/listes"]), mediaType: TEXT })],
    ["news.xml", async () => ({ body: await newsFeed(parts), mediaType: "application/rss+xml; charset=utf-8" })],
    ["llms.txt", async () => ({ body: await llms(parts), mediaType: TEXT })],
    ["site.webmanifest", () => ({ body: manifest(parts), mediaType: "application/manifest+json; charset=utf-8" })],
  ]);
  return async (name) => {
    if (!SITEMAP.test(name)) return (await others.get(name)?.()) ?? null;
    const body = (await current()).get(name);
    return body === undefined ? null : { body, mediaType: XML };
  };
};
