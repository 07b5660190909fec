import type { PageCounts } from "#application/content/ports.ts";

/** Invalid parameter names, or null when the record does not exist. */
export type EndpointError = { readonly rejectedParameters: readonly string[] } | null;

/** Parameters of all endpoints, except `filter_query[…]`. */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set(
  [
    "token version cv language fallback_lang find_by from_release resolve_assets",
    "starts_with by_uuids by_uuids_ordered by_ids by_slugs excluding_slugs excluding_ids excluding_fields",
    "excluding_story_fields content_type is_startpage level with_tag in_workflow_stages search_term sort_by per_page page",
    "resolve_relations resolve_level resolve_links resolve_links_level",
    "published_at_gt published_at_lt first_published_at_gt first_published_at_lt updated_at_gt updated_at_lt",
    "datasource dimension paginated include_dates with_parent",
    // Cache busters of HTTP libraries, which change nothing.
    "_ t ts timestamp",
  ].flatMap((names) => names.split(" ")),
);

/** Each name once. */
export const findUnknownParameters = (parameters: URLSearchParams): readonly string[] => [
  ...new Set([...parameters.keys()].filter((name) => !KNOWN_PARAMETERS.has(name) && !name.startsWith("filter_query["))),
];

/** Splits a comma-separated parameter; empty values are left out. */
export const splitList = (text: string | null): readonly string[] =>
  (text ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");

const parsePositiveInteger = (text: string | null, fallback: number): number =>
  text !== null && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : fallback;

const DEFAULT_PER_PAGE = 25;

/** Returns one page of a list. Invalid page numbers return the first page. */
export const paginate = <T>(
  all: readonly T[],
  parameters: URLSearchParams,
  maxPerPage: number,
): { readonly items: readonly T[]; readonly counts: PageCounts } => {
  const perPage = Math.min(parsePositiveInteger(parameters.get("per_page"), DEFAULT_PER_PAGE), maxPerPage);
  const from = (parsePositiveInteger(parameters.get("page"), 1) - 1) * perPage;
  return { items: all.slice(from, from + perPage), counts: { total: all.length, perPage } };
};
