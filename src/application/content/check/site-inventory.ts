import type { CatalogueReader } from "../../stock/ports.ts";
import type { ContentProblem, Shell, Story } from "#domain/content/index.ts";
import type { RedirectBuild, RedirectTable } from "#domain/redirects/index.ts";
import type { Model } from "#domain/models/index.ts";
import type { Segments } from "#domain/site/index.ts";

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

const slugs = (objects: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(objects.map(({ slug }) => slug));

/** Slugs of the catalogue's objects; null before the first import. */
export const readCatalogueInventory = async (catalogue: CatalogueReader): Promise<CatalogueInventory | null> => {
  const { brands, models, leaseOffers, locations, employees, vacancies } = catalogue;
  const groupBrands = slugs((await brands.all()).filter(({ in_group }) => in_group));
  if (groupBrands.size === 0) return null;
  return {
    brands: groupBrands,
    models: new Map((await models.all()).map((model) => [`${model.brand}/${model.slug}`, model])),
    leaseOffers: slugs(await leaseOffers.all()),
    locations: slugs(await locations.all()),
    employees: slugs(await employees.all()),
    vacancies: slugs(await vacancies.all()),
  };
};
