import type { Counted } from "./content.ts";

/** Every parameter that the delivery API knows, `filter_query[…]` apart; some are for endpoints that ignore the rest. */
const KNOWN: ReadonlySet<string> = new Set(
  [
    "token version cv language fallback_lang find_by from_release resolve_assets",
    "starts_with by_uuids by_uuids_ordered by_ids by_slugs excluding_slugs excluding_ids excluding_fields",
    "excluding_story_fields content_type is_startpage level with_tag search_term sort_by per_page page",
    "resolve_relations resolve_level resolve_links resolve_links_level",
    "published_at_gt published_at_lt first_published_at_gt first_published_at_lt updated_at_gt updated_at_lt",
    "datasource dimension paginated include_dates with_parent",
  ].flatMap((names) => names.split(" ")),
);

/** Names of the parameters that the API does not have, each once. */
export const unknownParameters = (parameters: URLSearchParams): readonly string[] => [
  ...new Set([...parameters.keys()].filter((name) => !KNOWN.has(name) && !name.startsWith("filter_query["))),
];

/** The values of a comma-separated parameter. */
export const valuesOf = (text: string | null): readonly string[] =>
  (text ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");

const wholeNumber = (text: string | null, standard: number): number =>
  text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : standard;

const USUAL_PER_PAGE = 25;

/** One page of a list, and how many there are of all. What is no page's number asks for the first page. */
export const pageOf = <T>(
  all: readonly T[],
  parameters: URLSearchParams,
  mostPerPage: number,
): { readonly items: readonly T[]; readonly counted: Counted } => {
  const perPage = Math.min(wholeNumber(parameters.get("per_page"), USUAL_PER_PAGE), mostPerPage);
  const from = (wholeNumber(parameters.get("page"), 1) - 1) * perPage;
  return { items: all.slice(from, from + perPage), counted: { total: all.length, perPage } };
};
