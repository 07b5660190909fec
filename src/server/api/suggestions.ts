import { Hono } from "hono";
import { z } from "zod";
import { limitSearchText, parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { answerLeaseSearch } from "#application/lease-offers/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { problemResponse } from "../problem.ts";

export const suggestionListSchema = z
  .object({
    suggestions: z.array(
      z.object({
        kind: z.enum(["phrase", "brand", "model", "filter", "place", "text", "lease"]),
        label: z.string(),
        count: z.int().meta({ description: "Vehicles that choosing it shows, or lease offers" }),
        href: z.string().meta({ description: "Path of the page that shows them" }),
      }),
    ),
  })
  .meta({ id: "SuggestionList" });

type SuggestionList = z.infer<typeof suggestionListSchema>;

type SuggestionServices = Pick<SiteServices, "stock" | "paths" | "leaseOffers" | "content">;

const CACHE_HEADERS = { "Cache-Control": "public, max-age=30" };

const DEFAULT_SUGGESTIONS = 8;
export const MAX_SUGGESTIONS = 20;

/** Null when the limit is out of range. */
const parseLimit = (text: string | undefined): number | null => {
  if (text === undefined) return DEFAULT_SUGGESTIONS;
  const limit = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_SUGGESTIONS ? limit : null;
};

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
export const suggestionRoutes = (services: SuggestionServices): Hono =>
  new Hono().get("/suggestions", async (context) => {
    const limit = parseLimit(context.req.query("limit"));
    if (limit === null) {
      const detail = `limit must be a whole number from 1 to ${MAX_SUGGESTIONS}.`;
      return problemResponse(context, { status: 400, title: "Bad Request", detail });
    }
    const text = limitSearchText(context.req.query("q") ?? "");
    const filters = { ...parseStockQuery(new URL(context.req.url).searchParams), q: null, page: 1 };
    const lease = await leaseSuggestions({ ...filters, q: text }, services);
    const list: SuggestionList = {
      suggestions: [...lease, ...stockSuggestions(text, filters, limit, services)].slice(0, limit),
    };
    return context.json(list, 200, CACHE_HEADERS);
  });
