import type {
  Datasource,
  DatasourceEntry,
  DeliverableContent,
  DeliveryAnswer,
  DeliveryRequest,
  EndpointResult,
} from "#application/content/ports.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { deliverContent } from "./content/deliver-content.ts";
import { findLanguages } from "./languages.ts";
import { listLinks, getLink } from "./links.ts";
import { type EndpointError, findUnknownParameters, paginate } from "./parameters.ts";
import { getStory, listStories } from "./stories.ts";

const UNAUTHORIZED: DeliveryAnswer = { status: 401, body: { error: "Unauthorized" } };

const errorAnswer = (reason: EndpointError): DeliveryAnswer =>
  reason === null
    ? { status: 404, body: ["This record could not be found"] }
    : { status: 422, body: { error: `Parameter(s) ${reason.rejectedParameters.join(", ")} not allowed` } };

const currentSpace = ({ space, version, stories }: DeliverableContent): EndpointResult => ({
  body: { space: { ...space, version, language_codes: [...findLanguages(stories)].sort() } },
});

const MAX_ITEMS_PER_PAGE = 1000;

const formatDatasource = ({ id, name, slug, dimensions }: Datasource) => ({ id, name, slug, dimensions });

const listDatasources = ({ datasources }: DeliverableContent, parameters: URLSearchParams): EndpointResult => {
  const { items, counts } = paginate(datasources, parameters, MAX_ITEMS_PER_PAGE);
  return { body: { datasources: items.map(formatDatasource) }, counts };
};

const hasName = (datasource: Datasource, name: string): boolean =>
  datasource.slug === name || String(datasource.id) === name;

/** `datasources/{id|slug}`. */
const getDatasource = ({ datasources }: DeliverableContent, name: string): Result<EndpointResult, EndpointError> => {
  const match = datasources.find((datasource) => hasName(datasource, name));
  return match ? ok({ body: { datasource: formatDatasource(match) } }) : err(null);
};

const formatEntry = ({ id, name, value, inDimensions }: DatasourceEntry, dimension: string) => ({
  id,
  name,
  value,
  dimension_value: Object.hasOwn(inDimensions, dimension) ? (inDimensions[dimension] ?? null) : null,
});

/** `datasource_entries`: of one `datasource` (slug or id) or of all. `dimension` sets `dimension_value`. */
const listDatasourceEntries = ({ datasources }: DeliverableContent, parameters: URLSearchParams): EndpointResult => {
  const name = parameters.get("datasource");
  const selected = name ? datasources.filter((datasource) => hasName(datasource, name)) : datasources;
  const { items, counts } = paginate(
    selected.flatMap(({ entries }) => entries),
    parameters,
    MAX_ITEMS_PER_PAGE,
  );
  const dimension = parameters.get("dimension") ?? "";
  return { body: { datasource_entries: items.map((entry) => formatEntry(entry, dimension)) }, counts };
};

/** `tags`: of the stories below `starts_with`, with the number of stories. */
const listTags = ({ stories }: DeliverableContent, parameters: URLSearchParams): EndpointResult => {
  const start = parameters.get("starts_with") ?? "";
  const counts = new Map<string, number>();
  for (const { full_slug, tag_list } of stories) {
    if (!full_slug.startsWith(start)) continue;
    for (const tag of new Set(tag_list)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const tags = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { body: { tags: tags.map(([name, taggings_count]) => ({ name, taggings_count })) } };
};

const routeRequest = (
  content: DeliverableContent,
  { path, parameters }: DeliveryRequest,
): Result<EndpointResult, EndpointError> => {
  const [resource = "", ...segments] = path.split("/").filter((segment) => segment !== "");
  const name = segments.join("/");
  const isList = name === "";
  if (resource === "stories") return isList ? listStories(content, parameters) : getStory(content, parameters, name);
  if (resource === "links") return isList ? ok(listLinks(content, parameters)) : getLink(content, parameters, name);
  if (resource === "datasources")
    return isList ? ok(listDatasources(content, parameters)) : getDatasource(content, name);
  if (resource === "datasource_entries" && isList) return ok(listDatasourceEntries(content, parameters));
  if (resource === "tags" && isList) return ok(listTags(content, parameters));
  if (resource === "spaces" && name === "me") return ok(currentSpace(content));
  return err(null);
};

const isCacheVersion = (text: string | null, current: number): boolean =>
  text === String(current) || (text !== null && /^[1-9]\d{0,15}$/.test(text));

const withVersion = (parameters: URLSearchParams, version: number): URLSearchParams => {
  const all = new URLSearchParams([...parameters]);
  all.set("cv", String(version));
  return all;
};

/**
 * Answers a request to the content delivery API. Drafts require access `drafts`. Requests for published content without
 * a valid `cv` are redirected to the current one.
 * Source: https://www.storyblok.com/docs/api/content-delivery/v2
 */
export const answerDeliveryRequest = (
  request: DeliveryRequest,
  readContent: (query: { readonly draft: boolean }) => DeliverableContent,
): DeliveryAnswer => {
  const { path, parameters, access } = request;
  const isSpace = path.startsWith("spaces/");
  // The space has no versions; clients before 7.7 send the version of their stories all the same.
  const draft = parameters.get("version") === "draft" && !isSpace;
  if (access === null || (draft && access !== "drafts")) return UNAUTHORIZED;
  const rejectedParameters = findUnknownParameters(parameters);
  if (rejectedParameters.length > 0) return errorAnswer({ rejectedParameters });
  const content = deliverContent(readContent({ draft }));
  const isUncacheable = draft || isSpace;
  if (!isUncacheable && !isCacheVersion(parameters.get("cv"), content.version)) {
    return { status: 301, parameters: withVersion(parameters, content.version) };
  }
  const result = routeRequest(content, request);
  if (!result.ok) return errorAnswer(result.error);
  const isCurrent = parameters.get("cv") === String(content.version) && !path.startsWith("datasource");
  return { status: 200, cache: isCurrent && !isUncacheable ? "version" : "never", ...result.value };
};
