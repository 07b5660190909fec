import type { Settings } from "#domain/site/index.ts";
import { DEFAULT_SORT, type StockQuery } from "#domain/vehicles/index.ts";
import { stockTitles as words } from "../../strings/stock-titles.ts";
import { choicesOf } from "./query-edits.ts";

/** What search engines and tabs are told of a stock page. */
export type SearchEntry = { readonly title: string; readonly description: string; readonly indexable: boolean };

/**
 * Whether search engines may keep this page: the stock itself, and what the market's settings name, with at most one
 * value a facet and `max_values` in all, as long as there is something to see. Every page of it may be kept, no other
 * order than the usual one.
 */
export const isIndexable = (query: StockQuery, total: number, indexing: Settings["indexing"]): boolean => {
  const choices = choicesOf(query);
  if (query.sort !== DEFAULT_SORT) return false;
  if (choices.length === 0) return true;
  const facets = choices.flatMap((choice) => (choice.kind === "text" ? [] : [choice.facet]));
  return (
    total > 0 &&
    facets.length === choices.length &&
    facets.length <= indexing.max_values &&
    new Set(facets).size === facets.length &&
    facets.every((facet) => indexing.facets.includes(facet))
  );
};

type Found = { readonly subject: string | null; readonly count: string; readonly total: number };

export const searchEntry = (
  query: StockQuery,
  { subject, count, total }: Found,
  indexing: Settings["indexing"],
): SearchEntry => {
  const number = total === 0 ? count.toLowerCase() : count;
  const title = subject === null ? words.stock : words.title(subject, number);
  return {
    title: query.page > 1 ? words.page(title, query.page) : title,
    description: subject === null ? words.about : words.description(subject, number),
    indexable: isIndexable(query, total, indexing),
  };
};
