import type { Datasource, DatasourceEntry, DeliverableContent, Found, NotFound } from "./content.ts";
import { err, ok, type Result } from "../shared/index.ts";
import { pageOf } from "./parameters.ts";

const MOST_A_PAGE = 1000;

const described = ({ id, name, slug, dimensions }: Datasource) => ({ id, name, slug, dimensions });

export const datasourceList = ({ datasources }: DeliverableContent, parameters: URLSearchParams): Found => {
  const { items, counted } = pageOf(datasources, parameters, MOST_A_PAGE);
  return { body: { datasources: items.map(described) }, counted };
};

const isNamed = (datasource: Datasource, name: string): boolean =>
  datasource.slug === name || String(datasource.id) === name;

/** `datasources/{id|slug}`. */
export const oneDatasource = ({ datasources }: DeliverableContent, name: string): Result<Found, NotFound> => {
  const found = datasources.find((datasource) => isNamed(datasource, name));
  return found ? ok({ body: { datasource: described(found) } }) : err(null);
};

const inDimension = ({ id, name, value, inDimensions }: DatasourceEntry, dimension: string) => ({
  id,
  name,
  value,
  dimension_value: Object.hasOwn(inDimensions, dimension) ? (inDimensions[dimension] ?? null) : null,
});

/** `datasource_entries`: those of `datasource` (slug or id), or of all; `dimension` fills in `dimension_value`. */
export const datasourceEntryList = ({ datasources }: DeliverableContent, parameters: URLSearchParams): Found => {
  const name = parameters.get("datasource");
  const chosen = name ? datasources.filter((datasource) => isNamed(datasource, name)) : datasources;
  const { items, counted } = pageOf(
    chosen.flatMap(({ entries }) => entries),
    parameters,
    MOST_A_PAGE,
  );
  const dimension = parameters.get("dimension") ?? "";
  return { body: { datasource_entries: items.map((entry) => inDimension(entry, dimension)) }, counted };
};

/** `tags`: those of the stories below `starts_with`, with how many bear each. */
export const tagList = ({ stories }: DeliverableContent, parameters: URLSearchParams): Found => {
  const start = parameters.get("starts_with") ?? "";
  const counts = new Map<string, number>();
  for (const { full_slug, tag_list } of stories) {
    if (!full_slug.startsWith(start)) continue;
    for (const tag of new Set(tag_list)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  const tags = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { body: { tags: tags.map(([name, taggings_count]) => ({ name, taggings_count })) } };
};
