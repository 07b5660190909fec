import { Hono } from "hono";
import { z } from "zod";
import { parseStockQuery } from "#domain/vehicles/index.ts";
import type { WebServices } from "../../web/services.ts";
import { problem } from "./problem.ts";

export const suggestionList = z
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

type SuggestionList = z.infer<typeof suggestionList>;

type ApiServices = Pick<WebServices, "stock" | "paths">;

const CACHE = { "Cache-Control": "public, max-age=30" };

const USUAL = 8;
export const MOST_SUGGESTIONS = 20;
const LONGEST_TEXT = 200;

/** How many are asked for, the usual number where none is said, null where it is out of range. */
const limitOf = (text: string | undefined): number | null => {
  if (text === undefined) return USUAL;
  const limit = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MOST_SUGGESTIONS ? limit : null;
};

/** `GET /suggestions`: how the words of `q` may go on, within the filters beside them. */
export const suggestionRoutes = ({ stock, paths }: ApiServices): Hono =>
  new Hono().get("/suggestions", (context) => {
    const limit = limitOf(context.req.query("limit"));
    if (limit === null) {
      const detail = `limit must be a whole number from 1 to ${MOST_SUGGESTIONS}.`;
      return problem(context, { status: 400, title: "Bad Request", detail });
    }
    const text = (context.req.query("q") ?? "").slice(0, LONGEST_TEXT);
    const within = { ...parseStockQuery(new URL(context.req.url).searchParams), q: null, page: 1 };
    const suggestions = text.trim() === "" ? [] : stock.quickSearch().suggest(text, limit, within);
    const list: SuggestionList = {
      suggestions: suggestions.map(({ kind, label, count, query }) => ({
        kind,
        label,
        count,
        href: paths.stock(query),
      })),
    };
    return context.json(list, 200, CACHE);
  });
