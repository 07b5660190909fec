import { Hono, type Context } from "hono";
import type { Origin } from "#domain/geo/index.ts";
import type { FacetResult, StockSearchResult } from "#domain/search/index.ts";
import { PAGE_SIZE, parseStockQuery, parseVehicleId, type Vehicle } from "#domain/vehicles/index.ts";
import { createVehicleDistance } from "#application/stock/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { problemResponse } from "../../problem.ts";
import { leaseResponse } from "./lease.ts";
import { toListedVehicle, toVehicleDetail, toVehicleSummary, type VehicleJsonContext } from "./json.ts";
import type { SimilarList, VehicleList } from "./schema.ts";

type VehicleApiServices = Pick<SiteServices, "catalogue" | "stock" | "paths" | "siteUrl" | "settings" | "clock">;

const CACHE_HEADERS = { "Cache-Control": "public, max-age=30" };

const MAX_PER_PAGE = 100;

const createJsonContext = ({ paths, siteUrl, stock }: VehicleApiServices): VehicleJsonContext => ({
  url: (vehicle) => siteUrl + paths.vehicle(vehicle),
  siteUrl,
  monthlyCents: stock.monthlyCents,
});

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

/** Null when the page size is out of range. */
const parsePerPage = (text: string | undefined): number | null => {
  if (text === undefined) return PAGE_SIZE;
  const perPage = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return perPage >= 1 && perPage <= MAX_PER_PAGE ? perPage : null;
};

const toOriginJson = ({ name, lat, lng }: Origin): NonNullable<VehicleList["origin"]> => ({ name, lat, lng });

const findOnSale = async ({ stock }: VehicleApiServices, text: string): Promise<Vehicle | null> => {
  const id = parseVehicleId(text);
  const match = id === null ? null : await stock.byIdIncludingRemoved(id);
  return match?.removed_at === null ? match.vehicle : null;
};

const notOnSaleResponse = (context: Context): Response => {
  const detail = `There is no vehicle ${context.req.param("id")} on sale.`;
  return problemResponse(context, { status: 404, title: "Not Found", detail });
};

/** The number displayed on a vehicle's page. */
const MAX_SIMILAR = 4;

const listSimilar = async (
  { stock }: VehicleApiServices,
  vehicle: Vehicle,
  jsonContext: VehicleJsonContext,
): Promise<SimilarList> => {
  const matches = stock.similarTo(vehicle, MAX_SIMILAR);
  const others = new Map((await stock.byIds(matches.map(({ id }) => id))).map((other) => [other.id, other]));
  return {
    similar: matches.flatMap(({ id, distance, reasons }) => {
      const other = others.get(id);
      return other ? [{ distance, reasons: [...reasons], vehicle: toVehicleSummary(other, jsonContext) }] : [];
    }),
  };
};

/** `GET /vehicles`, `GET /vehicles/{id}`, and its `/similar` and `/lease`. */
export const vehicleRoutes = (services: VehicleApiServices): Hono => {
  const jsonContext = createJsonContext(services);
  return new Hono()
    .get("/vehicles", async (context) => {
      const params = new URL(context.req.url).searchParams;
      const perPage = parsePerPage(params.get("perPage") ?? undefined);
      if (perPage === null) {
        const detail = `perPage must be a whole number from 1 to ${MAX_PER_PAGE}.`;
        return problemResponse(context, { status: 400, title: "Bad Request", detail });
      }
      const query = parseStockQuery(params);
      const result = services.stock.search(query, { perPage });
      const distances = services.stock.distances(query);
      const distanceKm = distances && createVehicleDistance(distances, services.catalogue().locations);
      // A client reads until an empty page; the stock's own page shows the last one instead.
      const vehicles = query.page > result.pageCount ? [] : await services.stock.byIds(result.ids);
      const list: VehicleList = {
        total: result.total,
        page: query.page,
        perPage,
        origin: distances && toOriginJson(distances.origin),
        vehicles: vehicles.map((vehicle) => toListedVehicle(vehicle, jsonContext, distanceKm)),
        facets: toFacetsJson(result.facets),
      };
      return context.json(list, 200, CACHE_HEADERS);
    })
    .get("/vehicles/:id", async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle
        ? context.json(toVehicleDetail(vehicle, jsonContext), 200, CACHE_HEADERS)
        : notOnSaleResponse(context);
    })
    .get("/vehicles/:id/similar", async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle
        ? context.json(await listSimilar(services, vehicle, jsonContext), 200, CACHE_HEADERS)
        : notOnSaleResponse(context);
    })
    .get("/vehicles/:id/lease", async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle ? leaseResponse(context, vehicle, services) : notOnSaleResponse(context);
    });
};
