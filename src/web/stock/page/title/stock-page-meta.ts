import type { Settings } from "#domain/site/index.ts";
import { DEFAULT_SORT, type StockQuery } from "#domain/vehicles/index.ts";
import { stockTitles as strings } from "./stock-titles-strings.ts";
import type { StockPageView } from "../stock-page-view.ts";
import { activeFilters } from "../../filters/active-filters.ts";

/** Document title and search engine entry of a stock page. */
export type StockPageMeta = { readonly title: string; readonly description: string; readonly indexable: boolean };

/**
 * Indexable are the stock itself and pages filtered by the facets in the market's settings, with at most one value per
 * facet, `max_values` in total and at least one result. Their result pages are indexable in the default sort only, and
 * never around an origin.
 */
export const isIndexable = (query: StockQuery, total: number, indexing: Settings["indexing"]): boolean => {
  const filters = activeFilters(query);
  if (query.sort !== DEFAULT_SORT || query.near !== null) return false;
  if (filters.length === 0) return true;
  const facets = filters.flatMap((filter) => ("facet" in filter ? [filter.facet] : []));
  return (
    total > 0 &&
    facets.length === filters.length &&
    facets.length <= indexing.max_values &&
    new Set(facets).size === facets.length &&
    facets.every((facet) => indexing.facets.includes(facet))
  );
};

export const stockPageMeta = (
  query: StockQuery,
  { subject, count, total, phrase }: Pick<StockPageView, "subject" | "count" | "total" | "phrase">,
  indexing: Settings["indexing"],
): StockPageMeta => {
  const countLabel = total === 0 ? count.toLowerCase() : count;
  const title = subject === null ? strings.stock : strings.title(subject, countLabel);
  return {
    title: query.page > 1 ? strings.page(title, query.page) : title,
    description: subject === null ? strings.about : strings.description(subject, countLabel),
    indexable: phrase.text === "" && isIndexable(query, total, indexing),
  };
};
