import { z } from "zod";
import { limitSearchText, openFormerLink, parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { ok } from "#domain/shared/index.ts";
import { answerLeaseSearch } from "#application/lease-offers/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { sharedCacheControl } from "../shared-cache.ts";
import { operation } from "./operation.ts";
import { ignoredParameters, integerParameter } from "./requests/parameters.ts";
import { filterParameters, searchText } from "./vehicles/filter-parameters.ts";

const suggestionSchema = z.object({
  kind: z.enum(["phrase", "brand", "model", "filter", "place", "text", "lease"]),
  label: z.string(),
  count: z.int().meta({ description: "Number of matching vehicles or lease offers" }),
  href: z.string().meta({ description: "Path of the page with the matches" }),
});

type Suggestions = z.infer<typeof suggestionSchema>[];

type SuggestionServices = SiteServices<"stock" | "paths" | "leaseOffers" | "content">;

const MAX_SUGGESTIONS = 20;
const DEFAULT_SUGGESTIONS = 8;

const leaseSuggestions = async (query: StockQuery, services: SuggestionServices): Promise<Suggestions> => {
  const lease = await answerLeaseSearch(query, services);
  return lease === null ? [] : [{ kind: "lease", ...lease }];
};

const stockSuggestions = (
  text: string,
  filters: StockQuery,
  limit: number,
  { stock, paths }: SuggestionServices,
): Suggestions =>
  text.trim() === ""
    ? []
    : stock
        .quickSearch()
        .suggest(text, limit, filters)
        .map(({ kind, label, count, query }) => ({ kind, label, count, href: paths.stock(query) }));

export const listSuggestions = operation({
  operationId: "listSuggestions",
  summary: "Suggestions for a text typed into the quick search, with the number of vehicles of each",
  method: "get",
  path: "/suggestions",
  query: z.object({
    ...filterParameters,
    q: searchText("The typed text, in the French of buyers"),
    limit: integerParameter(1, MAX_SUGGESTIONS).optional().meta({ description: "Default: 8" }),
  }),
  canonical: openFormerLink,
  answers: { 200: "Best first; only suggestions with vehicles, within the given filters" },
  answer: z
    .object({ suggestions: z.array(suggestionSchema), ignored: ignoredParameters })
    .meta({ id: "SuggestionList" }),
  cacheControl: sharedCacheControl("stock", 30),
  example: () => ({
    response: {
      suggestions: [
        { kind: "filter", label: "Marque · Diesel", count: 34, href: "/stock?brand=marque&fuel=diesel" },
        { kind: "filter", label: "Marque · Biodiesel", count: 4, href: "/stock?brand=marque&fuel=bio-diesel" },
      ],
      ignored: [],
    },
  }),
  handle: async ({ context, query: { q = "", limit = DEFAULT_SUGGESTIONS } }, services: SuggestionServices) => {
    const text = limitSearchText(q);
    const filters = { ...parseStockQuery(new URL(context.req.url).searchParams), q: null, page: 1 };
    const lease = await leaseSuggestions({ ...filters, q: text }, services);
    return ok({ suggestions: [...lease, ...stockSuggestions(text, filters, limit, services)].slice(0, limit) });
  },
});
