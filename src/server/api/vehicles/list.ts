import type { Context } from "hono";
import type { SiteServices } from "#application/site/index.ts";
import { createVehicleDistance } from "#application/stock/index.ts";
import type { Origin } from "#domain/geo/index.ts";
import type { FacetResult, StockSearchResult } from "#domain/search/index.ts";
import { PAGE_SIZE, parseStockQuery, type StockQuery } from "#domain/vehicles/index.ts";
import { sharedCacheControl } from "../../shared-cache.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { wrongValues } from "../../problem.ts";
import { answerJson } from "../requests/parameters.ts";
import { z } from "zod";
import { isRecord } from "#domain/shared/index.ts";
import { toListedVehicle, type VehicleJsonContext } from "./json.ts";
import type { VehicleList } from "./schema.ts";

type ListServices = Pick<SiteServices, "catalogue" | "stock" | "siteUrl">;

export const CACHE_HEADERS = { "Cache-Control": sharedCacheControl("stock", 30) };

const toFacetJson = (facet: FacetResult): VehicleList["facets"][string] => {
  if (facet.kind === "range") {
    const { min, max, histogram } = facet;
    return { min, max, histogram: histogram.map((bucket) => ({ ...bucket })) };
  }
  if (facet.kind === "flag") return { count: facet.count, selected: facet.selected };
  return { values: facet.values.map((value) => ({ ...value })) };
};

const toFacetsJson = (facets: StockSearchResult["facets"]): VehicleList["facets"] =>
  Object.fromEntries(Object.entries(facets).map(([name, facet]) => [name, toFacetJson(facet)]));

const toOriginJson = ({ name, lat, lng }: Origin): NonNullable<VehicleList["origin"]> => ({ name, lat, lng });

type Rows = Pick<VehicleList, "total" | "page" | "facets" | "next_cursor" | "version_changed"> & {
  readonly ids: readonly number[];
};

const searchPage = ({ stock }: ListServices, query: StockQuery, perPage: number): Rows => {
  const { total, pageCount, ids, facets } = stock.search(query, { perPage });
  // A client reads until an empty page; the stock's own page shows the last one instead.
  return {
    ids: query.page > pageCount ? [] : ids,
    total,
    page: query.page,
    facets: toFacetsJson(facets),
    next_cursor: null,
    version_changed: false,
  };
};

/** Where a whole read of the vehicles goes on. */
type VehicleCursor = {
  /** Version of the stock when the read began. */
  readonly version: string;
  /** The last id that was read. */
  readonly after: number;
};

const cursorSchema = z.object({ v: z.string().max(80), id: z.int().min(0) });

export const writeCursor = ({ version, after }: VehicleCursor): string =>
  Buffer.from(JSON.stringify({ v: version, id: after })).toString("base64url");

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** `current`: the version for a read that begins. Null for a text that no answer had. */
export const readCursor = (text: string, current: string): VehicleCursor | null => {
  if (text === "") return { version: current, after: 0 };
  const value = parseJson(Buffer.from(text, "base64url").toString("utf8"));
  const parsed = isRecord(value) ? cursorSchema.safeParse(value).data : undefined;
  return parsed === undefined ? null : { version: parsed.v, after: parsed.id };
};

/** The smallest ids above `after` in order, at most `count`, and whether there are more. */
export const idsAfter = (
  ids: readonly number[],
  after: number,
  count: number,
): { readonly page: readonly number[]; readonly hasMore: boolean } => {
  const rest = ids.filter((id) => id > after).toSorted((a, b) => a - b);
  return { page: rest.slice(0, count), hasMore: rest.length > count };
};

/** Null for a cursor that no answer had. Ids never change: what stays in the stock is read once, whatever else changes. */
const cursorPage = ({ stock }: ListServices, query: StockQuery, perPage: number, text: string): Rows | null => {
  const current = stock.version();
  const cursor = readCursor(text, current);
  if (cursor === null) return null;
  const matches = stock.allIds(query);
  const { page: ids, hasMore } = idsAfter(matches, cursor.after, perPage);
  const after = ids.at(-1);
  return {
    ids,
    total: matches.length,
    page: 1,
    facets: {},
    next_cursor: hasMore && after !== undefined ? writeCursor({ version: cursor.version, after }) : null,
    version_changed: cursor.version !== current,
  };
};

const nextLink = ({ siteUrl }: ListServices, params: URLSearchParams, cursor: string): string => {
  const next = new URLSearchParams(params);
  next.set("cursor", cursor);
  return `<${siteUrl}/api/v1/vehicles?${next}>; rel="next"`;
};

const withoutCursor = (params: URLSearchParams) =>
  ["page", "sort"]
    .filter((name) => params.has("cursor") && params.has(name))
    .map((parameter) => ({ parameter, detail: `${parameter} cannot be combined with cursor.` }));

/** A page of the search, or of a whole read where there is a cursor. */
export const listResponse = async (
  context: Context<AppEnv>,
  services: ListServices,
  jsonContext: VehicleJsonContext,
): Promise<Response> => {
  const params = new URL(context.req.url).searchParams;
  const conflicts = withoutCursor(params);
  if (conflicts.length > 0) return wrongValues(context, conflicts);
  const query = parseStockQuery(params);
  const perPage = Number(params.get("perPage") ?? PAGE_SIZE);
  const text = params.get("cursor");
  const rows = text === null ? searchPage(services, query, perPage) : cursorPage(services, query, perPage, text);
  if (rows === null) {
    const detail = "cursor must be empty, or next_cursor of an answer.";
    return wrongValues(context, [{ parameter: "cursor", detail }]);
  }
  const { ids, ...page } = rows;
  const distances = services.stock.distances(query);
  const distanceKm = distances && createVehicleDistance(distances, services.catalogue().locations);
  const vehicles = await services.stock.byIds(ids);
  const list: VehicleList = {
    ...page,
    perPage,
    version: services.stock.version(),
    origin: distances && toOriginJson(distances.origin),
    vehicles: vehicles.map((vehicle) => toListedVehicle(vehicle, jsonContext, distanceKm)),
  };
  const link = page.next_cursor === null ? {} : { Link: nextLink(services, params, page.next_cursor) };
  return answerJson(context, list, { ...CACHE_HEADERS, ...link });
};
