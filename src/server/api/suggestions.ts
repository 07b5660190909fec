import { Hono } from "hono";
import { z } from "zod";
import { limitSearchText, parseStockQuery } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { problemResponse } from "../problem.ts";

export const suggestionListSchema = z
  .object({
    suggestions: z.array(
      z.object({
        kind: z.enum(["phrase", "brand", "model", "filter", "place", "text"]),
        label: z.string(),
        count: z.int().meta({ description: "Vehicles that choosing it shows" }),
        href: z.string().meta({ description: "Path of the stock page that shows them" }),
      }),
    ),
  })
  .meta({ id: "SuggestionList" });

type SuggestionList = z.infer<typeof suggestionListSchema>;

type SuggestionServices = Pick<SiteServices, "stock" | "paths">;

const CACHE_HEADERS = { "Cache-Control": "public, max-age=30" };

const DEFAULT_SUGGESTIONS = 8;
export const MAX_SUGGESTIONS = 20;

/** Null when the limit is out of range. */
const parseLimit = (text: string | undefined): number | null => {
  if (text === undefined) return DEFAULT_SUGGESTIONS;
  const limit = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_SUGGESTIONS ? limit : null;
};

/** `GET /suggestions`: completions of `q` within the filters of the query. */
export const suggestionRoutes = ({ stock, paths }: SuggestionServices): Hono =>
  new Hono().get("/suggestions", (context) => {
    const limit = parseLimit(context.req.query("limit"));
    if (limit === null) {
      const detail = `limit must be a whole number from 1 to ${MAX_SUGGESTIONS}.`;
      return problemResponse(context, { status: 400, title: "Bad Request", detail });
    }
    const text = limitSearchText(context.req.query("q") ?? "");
    const filters = { ...parseStockQuery(new URL(context.req.url).searchParams), q: null, page: 1 };
    const suggestions = text.trim() === "" ? [] : stock.quickSearch().suggest(text, limit, filters);
    const list: SuggestionList = {
      suggestions: suggestions.map(({ kind, label, count, query }) => ({
        kind,
        label,
        count,
        href: paths.stock(query),
      })),
    };
    return context.json(list, 200, CACHE_HEADERS);
  });
