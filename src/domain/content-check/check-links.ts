import { isExternalLink, sectionPlaces, storyPath, type ContentProblem, type Story } from "../content/index.ts";
import { LEAD_KINDS, needsPlace } from "../leads/index.ts";
import { PLACE_PARAMETER } from "../site/index.ts";
import { isStockParameter, parseStockQuery, writeStockQuery } from "../vehicles/index.ts";
import type { Answered } from "./answered-paths.ts";
import { nodesOf, textsOf, type ContentNode } from "./nodes.ts";

/** A story, or the shell, with every object in it. Fields count the sections as they were written. */
export type Looked = { readonly story: string; readonly nodes: readonly ContentNode[] };

export const lookAt = (story: Story): Looked => {
  const { sections, dropped: _dropped, ...envelope } = story;
  const places = sectionPlaces(story);
  return {
    story: story.slug,
    nodes: [
      ...nodesOf(envelope),
      ...sections.flatMap((section, index) => nodesOf(section, `sections.${places[index] ?? index}`)),
    ],
  };
};

export const linksOf = ({ nodes }: Looked): ReturnType<typeof textsOf> => textsOf(nodes, ["link", "href", "url"]);

const isHeading = ({ node }: ContentNode): boolean => node["type"] === "heading" || node["type"] === "anchor";

const idOf = ({ node }: ContentNode): unknown => {
  const { attrs } = node;
  return typeof attrs === "object" && attrs !== null && "id" in attrs ? attrs.id : undefined;
};

/** The places of a page that a link may name: sections with an anchor, headings, anchors set in a text. */
const anchorsOf = ({ nodes }: Looked): readonly string[] =>
  [...textsOf(nodes, ["anchor"]).map(({ text }) => text), ...nodes.filter(isHeading).map(idOf)].filter(
    (anchor) => typeof anchor === "string",
  );

const stockFault = (search: string): string | null => {
  const given = new URLSearchParams(search);
  const unknown = [...given.keys()].find((name) => !isStockParameter(name));
  if (unknown !== undefined) return `"${unknown}" is no filter of the stock`;
  const canonical = writeStockQuery(parseStockQuery(given)).toString();
  return canonical === given.toString() ? null : `the stock writes this query as ?${canonical}`;
};

const FAULTS = {
  nothing: "leads to no page of the site",
  redirect: "leads to an address that is redirected: name its target",
  vehicle: "leads to a single vehicle, which will be sold: name a query of the stock",
} as const;

/** The pages whose form asks for a place first: their address may name it. */
export const pagesWithPlaces = (stories: readonly Story[]): ReadonlySet<string> =>
  new Set(
    stories
      .filter(({ sections }) =>
        sections.some(
          (section) =>
            section.component === "form" && section.location === null && needsPlace(LEAD_KINDS[section.kind]),
        ),
      )
      .map(({ slug }) => storyPath(slug)),
  );

const queryFault = (target: string, search: string, { places, locations }: LinkedSite): string | null => {
  const given = new URLSearchParams(search);
  const place = given.get(PLACE_PARAMETER);
  if (place === null || given.size > 1 || !places.has(target)) return `${target} reads no query`;
  return locations === null || locations.has(place) ? null : `"${place}" is none of the group's locations`;
};

type LinkedSite = {
  readonly answered: (path: string) => Answered;
  /** Addresses that may name a place. */
  readonly places: ReadonlySet<string>;
  /** Null: nobody knows here. */
  readonly locations: ReadonlySet<string> | null;
};

const linkFault = (link: string, from: string, site: LinkedSite, anchors: ReadonlySet<string>): string | null => {
  if (isExternalLink(link) || /^(?:mailto|tel):/i.test(link)) return null;
  const [address = "", anchor] = link.split("#");
  const [path = "", search] = address.split("?");
  const target = path === "" ? storyPath(from) : path;
  const answer = site.answered(target);
  if (answer === "nothing" || answer === "redirect" || answer === "vehicle") return FAULTS[answer];
  if (anchor !== undefined && !anchors.has(`${target}#${anchor}`)) return `there is no place "${anchor}" on ${target}`;
  if (search === undefined) return null;
  return answer === "stock" ? stockFault(search) : queryFault(target, search, site);
};

/** Links of stories and shell that lead nowhere, or not straight there. */
export const checkLinks = (looked: readonly Looked[], site: LinkedSite): readonly ContentProblem[] => {
  const anchors = new Set(looked.flatMap((one) => anchorsOf(one).map((anchor) => `${storyPath(one.story)}#${anchor}`)));
  return looked.flatMap((one) =>
    linksOf(one).flatMap(({ field, text }) => {
      const fault = linkFault(text, one.story, site, anchors);
      return fault === null ? [] : [{ story: one.story, field, message: `${text}: ${fault}` }];
    }),
  );
};
