import {
  type ContentProblem,
  HOME_SLUG,
  isExternalLink,
  isOfferOverview,
  pathToSlug,
  type Section,
  type Story,
  storyPath,
} from "#domain/content/index.ts";
import { LOCATION_PARAMETER, locationOfStory } from "#domain/site/index.ts";
import { LEAD_KINDS, needsLocation } from "#domain/forms/index.ts";
import { parseOfferQuery, writeOfferQuery } from "#domain/lease-offers/index.ts";
import { isStockParameter, parseStockQuery, writeStockQuery } from "#domain/vehicles/index.ts";
import type { CatalogueInventory, PathTarget } from "./site-inventory.ts";
import { collectNodes, type ContentNode, nodeTexts } from "./content-nodes.ts";

/** All objects of a story or the shell. Section indexes are those of the source. */
export type ContentDocument = { readonly story: string; readonly nodes: readonly ContentNode[] };

export const toContentDocument = (story: Story): ContentDocument => {
  const { sections, sectionFields, dropped: _dropped, faults: _faults, ...envelope } = story;
  return {
    story: story.slug,
    nodes: [
      ...collectNodes(envelope),
      ...sections.flatMap((section, index) => collectNodes(section, sectionFields[index])),
    ],
  };
};

const documentLinks = ({ nodes }: ContentDocument): ReturnType<typeof nodeTexts> =>
  nodeTexts(nodes, ["link", "href", "url"]);

const isHeading = ({ node }: ContentNode): boolean => node["type"] === "heading" || node["type"] === "anchor";

const nodeId = ({ node }: ContentNode): unknown => {
  const { attrs } = node;
  return typeof attrs === "object" && attrs !== null && "id" in attrs ? attrs.id : undefined;
};

/** Link targets within a page: section anchors, headings, and anchors in rich text. */
const documentAnchors = ({ nodes }: ContentDocument): readonly string[] =>
  [...nodeTexts(nodes, ["anchor"]).map(({ text }) => text), ...nodes.filter(isHeading).map(nodeId)].filter(
    (anchor) => typeof anchor === "string",
  );

const stockQueryProblem = (search: string): string | null => {
  const parameters = new URLSearchParams(search);
  const unknown = [...parameters.keys()].find((name) => !isStockParameter(name));
  if (unknown !== undefined) return `"${unknown}" is no filter of the stock`;
  const canonical = writeStockQuery(parseStockQuery(parameters)).toString();
  return canonical === parameters.toString() ? null : `the stock writes this query as ?${canonical}`;
};

const offerQueryProblem = (search: string): string | null => {
  const canonical = writeOfferQuery(parseOfferQuery(new URLSearchParams(search))).toString();
  if (canonical === new URLSearchParams(search).toString()) return null;
  return `the overview of lease offers writes this query as ?${canonical}`;
};

const TARGET_PROBLEMS = {
  nothing: "leads to no page of the site",
  redirect: "leads to an address that is redirected: name its target",
  vehicle: "leads to a single vehicle, which will be sold: name a query of the stock",
} as const;

/** Paths of pages with a form for one location; their URL may contain it. */
export const pagesWithLocationChoice = (stories: readonly Story[]): ReadonlySet<string> =>
  new Set(
    stories
      .filter(({ sections }) =>
        sections.some(
          (section) =>
            section.component === "form" && section.location === null && needsLocation(LEAD_KINDS[section.kind]),
        ),
      )
      .map(({ slug }) => storyPath(slug)),
  );

/** Paths of pages with an overview of lease offers; their URL may name its filters. */
export const pagesWithLeaseOffers = (stories: readonly Story[]): ReadonlySet<string> =>
  new Set(
    stories
      .filter(({ sections }) =>
        sections.some((section) => section.component === "lease_offers" && isOfferOverview(section)),
      )
      .map(({ slug }) => storyPath(slug)),
  );

const queryProblem = (target: string, search: string, site: LinkContext): string | null => {
  const { locationPages, offerPages, locations } = site;
  const parameters = new URLSearchParams(search);
  const location = parameters.get(LOCATION_PARAMETER);
  if (location === null && offerPages.has(target)) return offerQueryProblem(search);
  if (location === null || parameters.size > 1 || !locationPages.has(target)) return `${target} reads no query`;
  return locations === null || locations.has(location) ? null : `"${location}" is none of the group's locations`;
};

type LinkContext = {
  readonly resolvePath: (path: string) => PathTarget;
  /** Paths that accept a location parameter. */
  readonly locationPages: ReadonlySet<string>;
  /** Paths that accept the filters of lease offers. */
  readonly offerPages: ReadonlySet<string>;
  /** Null: unknown, not checked. */
  readonly locations: ReadonlySet<string> | null;
};

const linkProblem = (link: string, from: string, site: LinkContext, anchors: ReadonlySet<string>): string | null => {
  if (isExternalLink(link) || /^(?:mailto|tel):/i.test(link)) return null;
  const [address = "", anchor] = link.split("#");
  const [path = "", search] = address.split("?");
  const target = path === "" ? storyPath(from) : path;
  const pathTarget = site.resolvePath(target);
  if (pathTarget === "nothing" || pathTarget === "redirect" || pathTarget === "vehicle")
    return TARGET_PROBLEMS[pathTarget];
  if (anchor !== undefined && !anchors.has(`${target}#${anchor}`)) return `there is no place "${anchor}" on ${target}`;
  if (search === undefined) return null;
  return pathTarget === "stock" ? stockQueryProblem(search) : queryProblem(target, search, site);
};

/** Reports broken links and links to redirects. */
export const checkLinks = (documents: readonly ContentDocument[], site: LinkContext): readonly ContentProblem[] => {
  const anchors = new Set(
    documents.flatMap((document) =>
      documentAnchors(document).map((anchor) => `${storyPath(document.story)}#${anchor}`),
    ),
  );
  return documents.flatMap((document) =>
    documentLinks(document).flatMap(({ field, text }) => {
      const problem = linkProblem(text, document.story, site, anchors);
      return problem === null ? [] : [{ story: document.story, field, message: `${text}: ${problem}` }];
    }),
  );
};

const isModelOf = (slug: string, section: Section): boolean => {
  if (section.component !== "model_teaser") return false;
  const [brand] = slug.replace(/^vehicules-utilitaires\/(.+)-utilitaires\//, "$1/").split("/");
  if (section.models.length > 0) return section.models.includes(slug);
  return section.brand === null || section.brand === brand;
};

const isLocationOf = (slug: string, section: Section): boolean =>
  (section.component === "map" || section.component === "locations") && locationOfStory(slug) !== null;

/** The page of a location links to the pages of its brands, and a list of models to that of its brand. */
const isBrandPage = (slug: string, catalogue: CatalogueInventory | null): boolean =>
  catalogue?.brands.has(slug) === true;

/** True for sections that link to the story automatically. */
const isListedBy = ({ slug, article }: Story, section: Section): boolean =>
  article === null
    ? slug.includes("/") && (isModelOf(slug, section) || isLocationOf(slug, section))
    : section.component === "news_list";

/** Reports indexed stories that no other story and no shell link leads to. */
export const checkOrphans = (
  stories: readonly Story[],
  documents: readonly ContentDocument[],
  catalogue: CatalogueInventory | null,
): readonly ContentProblem[] => {
  const linked = new Set(
    documents.flatMap((document) =>
      documentLinks(document)
        .map(({ text }) => pathToSlug(text.split(/[?#]/)[0] ?? ""))
        .filter((slug) => slug !== document.story),
    ),
  );
  const sections = stories.flatMap((story) => story.sections);
  return stories
    .filter(({ slug, noindex }) => slug !== HOME_SLUG && !noindex && !linked.has(slug))
    .filter((story) => !isBrandPage(story.slug, catalogue))
    .filter((story) => !sections.some((section) => isListedBy(story, section)))
    .map(({ slug }) => ({ story: slug, field: "", message: "no page leads here" }));
};
