import type { CatalogueReader } from "../../stock/ports.ts";
import {
  type ContentProblem,
  HOME_PAGE_PATH,
  HOME_SLUG,
  pathToSlug,
  type Shell,
  type Story,
  storyPath,
} from "#domain/content/index.ts";
import { matchRedirect, type RedirectBuild, type RedirectTable } from "#domain/redirects/index.ts";
import { residencePages } from "#domain/countries/index.ts";
import type { Model } from "#domain/models/index.ts";
import { BRAND_SEGMENTS, createPaths, FORM_SEGMENTS, type Segments, type Settings } from "#domain/site/index.ts";
import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";

/** The data that stories repeat. */
export type ModelFigures = Pick<Model, "versions" | "dimensions" | "intro" | "highlights">;

/** Slugs of the group's objects. */
export type CatalogueInventory = {
  readonly brands: ReadonlySet<string>;
  /** "ford/puma". */
  readonly models: ReadonlyMap<string, ModelFigures>;
  readonly leaseOffers: ReadonlySet<string>;
  readonly locations: ReadonlySet<string>;
  readonly employees: ReadonlySet<string>;
  readonly vacancies: ReadonlySet<string>;
};

/** Everything stories may refer to, apart from other stories. */
export type SiteInventory = {
  readonly segments: Segments;
  readonly redirects: RedirectTable;
  /** The file of the redirects; null: there is none, which is no finding. */
  readonly redirectsFile: (Pick<RedirectBuild, "problems" | "chains" | "lines"> & { readonly path: string }) | null;
  /** Null: unknown; checks that depend on it pass. */
  readonly catalogue: CatalogueInventory | null;
  /** `kind`: name of a lead kind. */
  readonly isFormOffered: (kind: string) => boolean;
  /** `path`: "/media/fleet.webp". */
  readonly hasFile: (path: string) => boolean;
  /** Hosts allowed for pictures. */
  readonly imageHosts: readonly string[];
  readonly hasIcon: (name: string) => boolean;
  /** Countries of the pages for buyers across the border. */
  readonly frontierBuyers: Settings["frontier_buyers"];
};

/** All published content, or all content including drafts. */
export type CheckedContent = {
  readonly stories: readonly Story[];
  readonly shell: Shell;
  /** Problems found while parsing. */
  readonly problems: readonly ContentProblem[];
};

export type FindingRule =
  | "schema"
  | "link"
  | "markup"
  | "picture"
  | "icon"
  | "reference"
  | "figure"
  | "orphan"
  | "title"
  | "description"
  | "section"
  | "redirect";

/**
 * `field` is empty when the finding concerns the whole story. Of a redirect `story` is its file, `field` the old address
 * and `line` its line.
 */
export type ContentFinding = ContentProblem & { readonly rule: FindingRule; readonly line?: number };

const slugsOf = (objects: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(objects.map(({ slug }) => slug));

/** Slugs of the catalogue's objects; null before the first import. */
export const readCatalogueInventory = async (catalogue: CatalogueReader): Promise<CatalogueInventory | null> => {
  const { brands, models, leaseOffers, locations, employees, vacancies } = catalogue;
  const groupBrands = slugsOf((await brands.all()).filter(({ in_group }) => in_group));
  if (groupBrands.size === 0) return null;
  return {
    brands: groupBrands,
    models: new Map((await models.all()).map((model) => [`${model.brand}/${model.slug}`, model])),
    leaseOffers: slugsOf(await leaseOffers.all()),
    locations: slugsOf(await locations.all()),
    employees: slugsOf(await employees.all()),
    vacancies: slugsOf(await vacancies.all()),
  };
};

/** `stock`: the stock list, the only page with a query; `vehicle`: a vehicle page, which disappears once it is sold. */
export type PathTarget = "story" | "page" | "stock" | "file" | "redirect" | "vehicle" | "nothing";

/** As people write the address of a story whose slug has accents. */
const decodedPath = (slug: string): string => (slug === HOME_SLUG ? "/" : `/${slug}`);

/** Form segments of model and vacancy pages; empty: the page itself. */
const MODEL_FORMS = new Set(["", "contact", "testdrive"]);
const LEASE_SECTIONS = new Set(["private-lease", "business-lease"]);
const LEASE_FORMS = new Set<string>(["", FORM_SEGMENTS.leaseRequest]);
const VACANCY_FORMS = new Set<string>(["", FORM_SEGMENTS.application]);

const resolveCataloguePath = (path: string, { catalogue, segments }: SiteInventory): PathTarget => {
  const [first = "", second = "", third = "", form = "", ...rest] = path.split("/").slice(1);
  if (rest.length > 0) return "nothing";
  const isKnown = (kind: keyof NonNullable<SiteInventory["catalogue"]>, name: string): boolean =>
    catalogue === null || catalogue[kind].has(name);
  const pageIfKnown = (kind: keyof NonNullable<SiteInventory["catalogue"]>, name: string): PathTarget =>
    isKnown(kind, name) ? "page" : "nothing";
  if (second === segments.models && third !== "" && MODEL_FORMS.has(form))
    return pageIfKnown("models", `${first}/${third}`);
  if (LEASE_SECTIONS.has(first) && second !== "" && LEASE_FORMS.has(third) && form === "") {
    return pageIfKnown("leaseOffers", second);
  }
  if (form !== "") return "nothing";
  if (first === segments.locations && third === "") return pageIfKnown("locations", second);
  if (second === BRAND_SEGMENTS.locations && third !== "")
    return isKnown("brands", first) ? pageIfKnown("locations", third) : "nothing";
  if (first === "carrieres" && VACANCY_FORMS.has(third)) return pageIfKnown("vacancies", second);
  if (second === segments.stock && third === "") return isKnown("brands", first) ? "redirect" : "nothing";
  if (second === segments.models && third === "") return pageIfKnown("brands", first);
  if (second === "tous-les-modeles" && third === "") return pageIfKnown("brands", first);
  return "nothing";
};

/** Returns a function that resolves a path without query and fragment. `slugs`: of all stories. */
export const createPathResolver = (slugs: ReadonlySet<string>, site: SiteInventory): ((path: string) => PathTarget) => {
  const paths = createPaths(site.segments);
  const pages = new Set([
    paths.compare(),
    paths.favourites(),
    paths.sitemap(),
    paths.robots(),
    paths.newsFeed(),
    paths.llms(),
    ...residencePages(site.frontierBuyers).map(paths.frontierBuyers),
  ]);
  const stock = paths.stock();
  return (path) => {
    const slug = pathToSlug(path);
    if (path === HOME_PAGE_PATH) return "page";
    // Every other story has one path.
    if (slugs.has(slug)) return [storyPath(slug), decodedPath(slug)].includes(path) ? "story" : "redirect";
    if (slug === HOME_SLUG || pages.has(path)) return "page";
    if (path === paths.tradeIn()) return site.isFormOffered("trade_in") ? "page" : "nothing";
    if (path === stock) return "stock";
    if (path.startsWith(`${stock}/`)) {
      return vehicleIdFromSlug(path.slice(stock.length + 1)) === null ? "nothing" : "vehicle";
    }
    if (site.hasFile(path)) return "file";
    if (matchRedirect(site.redirects, path, "")?.kind === "redirect") return "redirect";
    return resolveCataloguePath(path, site);
  };
};
