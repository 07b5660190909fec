import type { Datasource, DatasourceEntry, DeliverableContent, EndpointResult } from "#application/content/ports.ts";
import type { EndpointError } from "./endpoint-error.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { paginate } from "./parameters.ts";

const MAX_ITEMS_PER_PAGE = 1000;

const formatDatasource = ({ id, name, slug, dimensions }: Datasource) => ({ id, name, slug, dimensions });

export const listDatasources = ({ datasources }: DeliverableContent, parameters: URLSearchParams): EndpointResult => {
  const { items, counts } = paginate(datasources, parameters, MAX_ITEMS_PER_PAGE);
  return { body: { datasources: items.map(formatDatasource) }, counts };
};

const hasName = (datasource: Datasource, name: string): boolean =>
  datasource.slug === name || String(datasource.id) === name;

/** `datasources/{id|slug}`. */
export const getDatasource = (
  { datasources }: DeliverableContent,
  name: string,
): Result<EndpointResult, EndpointError> => {
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
export const listDatasourceEntries = (
  { datasources }: DeliverableContent,
  parameters: URLSearchParams,
): EndpointResult => {
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
export const listTags = ({ stories }: DeliverableContent, parameters: URLSearchParams): EndpointResult => {
  const start = parameters.get("starts_with") ?? "";
  const counts = new Map<string, number>();
  for (const { full_slug, tag_list } of stories) {
    if (!full_slug.startsWith(start)) continue;
    for (const tag of new Set(tag_list)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const tags = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { body: { tags: tags.map(([name, taggings_count]) => ({ name, taggings_count })) } };
};
