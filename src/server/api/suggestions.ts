import { Hono } from "hono";
import { z } from "zod";
import { limitSearchText, openFormerLink, parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { answerLeaseSearch } from "#application/lease-offers/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { sharedCacheControl } from "../shared-cache.ts";
import type { AppEnv } from "../app-dependencies.ts";
import { answerJson, ignoredParameters, parameters } from "./requests/parameters.ts";
import { suggestionParameters } from "./vehicles/query-parameters.ts";

export const suggestionListSchema = z
  .object({
    suggestions: z.array(
      z.object({
        kind: z.enum(["phrase", "brand", "model", "filter", "place", "text", "lease"]),
        label: z.string(),
        count: z.int().meta({ description: "Number of matching vehicles or lease offers" }),
        href: z.string().meta({ description: "Path of the page with the matches" }),
      }),
    ),
    ignored: ignoredParameters,
  })
  .meta({ id: "SuggestionList" });

type SuggestionList = Omit<z.infer<typeof suggestionListSchema>, "ignored">;

type SuggestionServices = Pick<SiteServices, "stock" | "paths" | "leaseOffers" | "content">;

const CACHE_HEADERS = { "Cache-Control": sharedCacheControl("stock", 30) };

const DEFAULT_SUGGESTIONS = 8;
type Suggestions = SuggestionList["suggestions"];

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

/** `GET /suggestions`: completions of `q` within the filters of the query. */
export const suggestionRoutes = (services: SuggestionServices): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/suggestions", parameters(suggestionParameters, openFormerLink), async (context) => {
    const limit = Number(context.req.query("limit") ?? DEFAULT_SUGGESTIONS);
    const text = limitSearchText(context.req.query("q") ?? "");
    const filters = { ...parseStockQuery(new URL(context.req.url).searchParams), q: null, page: 1 };
    const lease = await leaseSuggestions({ ...filters, q: text }, services);
    const list: SuggestionList = {
      suggestions: [...lease, ...stockSuggestions(text, filters, limit, services)].slice(0, limit),
    };
    return answerJson(context, list, CACHE_HEADERS);
  });
