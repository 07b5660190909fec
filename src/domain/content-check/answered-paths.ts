import { HOME_SLUG, slugOfPath, storyPath } from "../content/index.ts";
import { matchRedirect } from "../redirects/index.ts";
import { createPaths } from "../site/index.ts";
import { vehicleIdOfSlug } from "../vehicles/index.ts";
import type { KnownSite } from "./known-site.ts";

/**
 * What a visitor gets at a path of the site: a page, the stock (whose query counts), a file, another address (a
 * redirect), a single vehicle (which will be sold), or nothing.
 */
export type Answered = "story" | "page" | "stock" | "file" | "redirect" | "vehicle" | "nothing";

const FILE = /^\/(?:media|studio|assets)\//;

const catalogueAnswer = (path: string, { catalogue, segments }: KnownSite): Answered => {
  const [first = "", second = "", third = "", ...rest] = path.split("/").slice(1);
  if (rest.length > 0) return "nothing";
  const has = (kind: keyof NonNullable<KnownSite["catalogue"]>, name: string): boolean =>
    catalogue === null || catalogue[kind].has(name);
  if (first === "carrieres" && third === "") return has("vacancies", second) ? "page" : "nothing";
  if (second === segments.stock && third === "") return has("brands", first) ? "redirect" : "nothing";
  if (second === segments.models && third === "") return has("brands", first) ? "page" : "nothing";
  if (second === segments.models) return has("models", `${first}/${third}`) ? "page" : "nothing";
  if (second === "tous-les-modeles" && third === "") return has("brands", first) ? "page" : "nothing";
  return "nothing";
};

/** The one place that knows what answers a path (without query and anchor) of a site with these stories. */
export const createAnswered = (slugs: ReadonlySet<string>, site: KnownSite): ((path: string) => Answered) => {
  const paths = createPaths(site.segments);
  const pages = new Set([
    paths.compare(),
    paths.favourites(),
    paths.sitemap(),
    paths.robots(),
    paths.newsFeed(),
    paths.llms(),
  ]);
  const stock = paths.stock();
  return (path) => {
    const slug = slugOfPath(path);
    // The home page has one address, and no page answers to two.
    if (slugs.has(slug)) return path === storyPath(slug) ? "story" : "redirect";
    if (slug === HOME_SLUG || pages.has(path)) return "page";
    if (path === stock) return "stock";
    if (path.startsWith(`${stock}/`)) {
      return vehicleIdOfSlug(path.slice(stock.length + 1)) === null ? "nothing" : "vehicle";
    }
    if (FILE.test(path)) return site.hasFile(path) ? "file" : "nothing";
    if (matchRedirect(site.redirects, path, "")?.kind === "redirect") return "redirect";
    return catalogueAnswer(path, site);
  };
};
