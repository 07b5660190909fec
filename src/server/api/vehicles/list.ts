import type { SiteServices } from "#application/site/index.ts";
import { createVehicleDistance } from "#application/stock/index.ts";
import type { Origin } from "#domain/geo/index.ts";
import type { FacetResult, StockSearchResult } from "#domain/search/index.ts";
import { err, isRecord, ok, tryParseJson } from "#domain/shared/index.ts";
import {
  limitSearchText,
  MAX_PAGE,
  openFormerLink,
  PAGE_SIZE,
  parseStockQuery,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { z } from "zod";
import { sharedCacheControl } from "../../shared-cache.ts";
import { wrongValues } from "../../problem.ts";
import { operation } from "../operation.ts";
import { ignoredParameters, integerParameter } from "../requests/parameters.ts";
import { filterParameters, searchText } from "./filter-parameters.ts";
import {
  createJsonContext,
  exampleSummary,
  toVehicleSummary,
  type VehicleJsonServices,
  vehicleSummarySchema,
} from "./json.ts";

const listedVehicleSchema = vehicleSummarySchema
  .extend({
    distance_km: z.number().nullable().meta({
      description:
        "Great-circle distance from `near` to the vehicle's location; null without a known origin or position",
    }),
  })
  .meta({ id: "ListedVehicle" });

const facetResultSchema = z.union([
  z.object({
    values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), selected: z.boolean() })),
    joined: z.int().optional().meta({
      description: "Number of matches whose shape is unknown: they only may have a selected one",
    }),
  }),
  z.object({
    min: z.number().nullable(),
    max: z.number().nullable(),
    histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.int() })),
  }),
  z.object({ count: z.int(), selected: z.boolean() }),
]);

const vehicleListSchema = z
  .object({
    total: z.int(),
    page: z.int(),
    perPage: z.int(),
    origin: z.object({ name: z.string().nullable(), lat: z.number(), lng: z.number() }).nullable().meta({
      description: "The resolved `near`; null if it is absent or unknown, and the list is then not filtered",
    }),
    understood: z
      .object({
        href: z.string().meta({ description: "The page of the site with the filters" }),
        unknown: z.array(z.string()).meta({ description: "Parts that mean nothing; they filter nothing" }),
        absent: z.array(z.string()).meta({ description: "Makes, models and things that are not sold" }),
        corrections: z.array(z.object({ typed: z.string(), read: z.string() })),
      })
      .nullable()
      .meta({ description: "What `search_term` means; null without one" }),
    vehicles: z.array(listedVehicleSchema),
    facets: z.record(z.string(), facetResultSchema).meta({
      description: "By the facet's parameter name; empty with a cursor",
    }),
    version: z.string().meta({ description: "Changes with the stock" }),
    next_cursor: z.string().nullable().meta({ description: "With a cursor: the next page, null after the last one" }),
    version_changed: z.boolean().meta({
      description:
        "With a cursor: the stock has changed since the first page. What stayed is read once; what was changed or added before this page is not",
    }),
    ignored: ignoredParameters,
  })
  .meta({ id: "VehicleList" });

type VehicleList = z.infer<typeof vehicleListSchema>;

/** Null without a phrase. */
const readSearchTerm = (query: StockQuery, term: string | undefined, { stock, paths }: VehicleJsonServices) => {
  const text = term === undefined ? null : limitSearchText(term).trim();
  if (text === null || text === "") return { query, understood: null };
  const reading = stock.quickSearch().read({ ...query, q: text });
  const { unknown, absent, corrections } = reading;
  const understood = {
    href: paths.stock({ ...reading.query, page: 1 }),
    unknown: [...unknown],
    absent: [...absent],
    corrections: corrections.map(({ typed, read }) => ({ typed, read })),
  };
  return { query: reading.query, understood };
};

type ListServices = VehicleJsonServices & SiteServices<"catalogue">;

const toFacetJson = (facet: FacetResult): z.infer<typeof facetResultSchema> => {
  if (facet.kind === "range") {
    const { min, max, histogram } = facet;
    return { min, max, histogram: histogram.map((bucket) => ({ ...bucket })) };
  }
  if (facet.kind === "flag") return { count: facet.count, selected: facet.selected };
  return {
    values: facet.values.map((value) => ({ ...value })),
    ...(facet.joined !== undefined && { joined: facet.joined }),
  };
};

const toFacetsJson = (facets: StockSearchResult["facets"]): VehicleList["facets"] =>
  Object.fromEntries(Object.entries(facets).map(([name, facet]) => [name, toFacetJson(facet)]));

const toOriginJson = ({ name, lat, lng }: Origin) => ({ name, lat, lng });

type Rows = Pick<VehicleList, "total" | "page" | "facets" | "next_cursor" | "version_changed"> & {
  readonly ids: readonly number[];
};

const searchPage = ({ stock }: ListServices, query: StockQuery, perPage: number): Rows => {
  const { total, pageCount, ids, facets } = stock.index().search(query, { perPage });
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

/** `current`: the version for a read that begins. Null for a text that no answer had. */
export const readCursor = (text: string, current: string): VehicleCursor | null => {
  if (text === "") return { version: current, after: 0 };
  const value = tryParseJson(Buffer.from(text, "base64url").toString("utf8"));
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

/** Null without an origin. */
const roundedKm = (km: number | null): number | null => (km === null ? null : Math.round(km * 10) / 10);

const MAX_PER_PAGE = 100;

/** A page of the search, or of a whole read where there is a cursor. */
export const listVehicles = operation({
  operationId: "listVehicles",
  summary: "Vehicles that match a stock query, with the counts of every facet",
  method: "get",
  path: "/vehicles",
  query: z.object({
    ...filterParameters,
    q: searchText("Words of title and trim"),
    search_term: searchText("A phrase as buyers type it: its filters are added, as in the search of the site"),
    page: integerParameter(1, MAX_PAGE).optional().meta({ description: "Default: 1" }),
    perPage: integerParameter(1, MAX_PER_PAGE).optional().meta({ description: "Default: 24" }),
    cursor: z.string().max(200).optional().meta({
      description:
        "Reads all matches in order of id: empty for the first page, then `next_cursor` of the answer. Without `page` and `sort`",
    }),
  }),
  canonical: openFormerLink,
  answers: { 200: "The requested page; past the last one an empty list, with the total" },
  answer: vehicleListSchema,
  cacheControl: sharedCacheControl("stock", 30),
  example: (market) => ({
    response: {
      total: 94,
      page: 1,
      facets: {
        price: { min: 1490, max: 77240, histogram: [{ from: 0, to: 4999, count: 1 }] },
        fuel: { values: [{ value: "petrol", label: "Essence", count: 20, selected: false }] },
      },
      next_cursor: null,
      version_changed: false,
      perPage: 1,
      version: "1.6.2026-11-27",
      understood: null,
      origin: null,
      vehicles: [{ ...exampleSummary(market), distance_km: null }],
      ignored: [],
    },
  }),
  handle: async (
    { context, query: { perPage = PAGE_SIZE, cursor: text, search_term: searchTerm } },
    services: ListServices,
  ) => {
    const params = new URL(context.req.url).searchParams;
    const conflicts = withoutCursor(params);
    if (conflicts.length > 0) return err(wrongValues(conflicts));
    const { query, understood } = readSearchTerm(parseStockQuery(params), searchTerm, services);
    const rows = text === undefined ? searchPage(services, query, perPage) : cursorPage(services, query, perPage, text);
    if (rows === null) {
      const detail = "cursor must be empty, or next_cursor of an answer.";
      return err(wrongValues([{ parameter: "cursor", detail }]));
    }
    const { ids, ...page } = rows;
    const distances = services.stock.index().distances(query);
    const distanceKm = distances && createVehicleDistance(distances, services.catalogue().locations);
    const jsonContext = createJsonContext(services);
    const vehicles = await services.stock.byIds(ids);
    if (page.next_cursor !== null) context.header("Link", nextLink(services, params, page.next_cursor));
    return ok({
      ...page,
      perPage,
      version: services.stock.version(),
      understood,
      origin: distances && toOriginJson(distances.origin),
      vehicles: vehicles.map((vehicle) => ({
        ...toVehicleSummary(vehicle, jsonContext),
        distance_km: roundedKm(distanceKm?.(vehicle) ?? null),
      })),
    });
  },
});
