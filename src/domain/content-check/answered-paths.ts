import { HOME_SLUG, slugOfPath, storyPath } from "../content/index.ts";
import { matchRedirect } from "../redirects/index.ts";
import { createPaths, FORM_SEGMENTS } from "../site/index.ts";
import { vehicleIdOfSlug } from "../vehicles/index.ts";
import type { KnownSite } from "./known-site.ts";

/**
 * What a visitor gets at a path of the site: a page, the stock (whose query counts), a file, another address (a
 * redirect), a single vehicle (which will be sold), or nothing.
 */
export type Answered = "story" | "page" | "stock" | "file" | "redirect" | "vehicle" | "nothing";

const FILE = /^\/(?:media|studio|assets)\//;

/** What may follow a model, and a vacancy: nothing, or the word of a form. */
const MODEL_FORMS = new Set(["", "contact", "testdrive"]);
const APPLICATIONS = new Set<string>(["", FORM_SEGMENTS.application]);

const catalogueAnswer = (path: string, { catalogue, segments }: KnownSite): Answered => {
  const [first = "", second = "", third = "", form = "", ...rest] = path.split("/").slice(1);
  if (rest.length > 0) return "nothing";
  const has = (kind: keyof NonNullable<KnownSite["catalogue"]>, name: string): boolean =>
    catalogue === null || catalogue[kind].has(name);
  const pageOf = (kind: keyof NonNullable<KnownSite["catalogue"]>, name: string): Answered =>
    has(kind, name) ? "page" : "nothing";
  if (second === segments.models && third !== "" && MODEL_FORMS.has(form)) return pageOf("models", `${first}/${third}`);
  if (form !== "") return "nothing";
  if (first === "carrieres" && APPLICATIONS.has(third)) return pageOf("vacancies", second);
  if (second === segments.stock && third === "") return has("brands", first) ? "redirect" : "nothing";
  if (second === segments.models && third === "") return pageOf("brands", first);
  if (second === "tous-les-modeles" && third === "") return pageOf("brands", first);
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
