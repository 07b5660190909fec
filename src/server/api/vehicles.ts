import { Hono } from "hono";
import type { FacetResult, StockSearchResult } from "#domain/search/index.ts";
import { PAGE_SIZE, parseStockQuery } from "#domain/vehicles/index.ts";
import type { WebServices } from "../../web/services.ts";
import { problem } from "./problem.ts";
import { vehicleDetailJson, vehicleSummaryJson, type Surroundings } from "./vehicle-json.ts";
import type { VehicleList } from "./vehicle-schema.ts";

type ApiServices = Pick<WebServices, "stock" | "paths" | "siteUrl">;

const CACHE = { "Cache-Control": "public, max-age=30" };

const MOST_PER_PAGE = 100;

const surroundings = ({ paths, siteUrl, stock }: ApiServices): Surroundings => ({
  url: (vehicle) => siteUrl + paths.vehicle(vehicle),
  monthlyCents: stock.monthlyCents,
});

const facetJson = (facet: FacetResult): VehicleList["facets"][string] => {
  if (facet.kind === "range") {
    const { min, max, histogram } = facet;
    return { min, max, histogram: histogram.map((bucket) => ({ ...bucket })) };
  }
  if (facet.kind === "flag") return { count: facet.count, selected: facet.selected };
  return { values: facet.values.map((value) => ({ ...value })) };
};

const facetsJson = (facets: StockSearchResult["facets"]): VehicleList["facets"] =>
  Object.fromEntries(Object.entries(facets).map(([name, facet]) => [name, facetJson(facet)]));

/** The page size asked for, the usual one where none is, null where it is out of range. */
const perPageOf = (text: string | undefined): number | null => {
  if (text === undefined) return PAGE_SIZE;
  const perPage = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return perPage >= 1 && perPage <= MOST_PER_PAGE ? perPage : null;
};

/** `GET /vehicles` and `GET /vehicles/{id}`. */
export const vehicleRoutes = (services: ApiServices): Hono => {
  const around = surroundings(services);
  return new Hono()
    .get("/vehicles", async (context) => {
      const params = new URL(context.req.url).searchParams;
      const perPage = perPageOf(params.get("perPage") ?? undefined);
      if (perPage === null) {
        const detail = `perPage must be a whole number from 1 to ${MOST_PER_PAGE}.`;
        return problem(context, { status: 400, title: "Bad Request", detail });
      }
      const result = services.stock.index().search(parseStockQuery(params), { perPage });
      const vehicles = await services.stock.byIds(result.ids);
      const list: VehicleList = {
        total: result.total,
        page: result.page,
        perPage,
        vehicles: vehicles.map((vehicle) => vehicleSummaryJson(vehicle, around)),
        facets: facetsJson(result.facets),
      };
      return context.json(list, 200, CACHE);
    })
    .get("/vehicles/:id", async (context) => {
      const text = context.req.param("id");
      const found = /^[1-9]\d{0,14}$/.test(text) ? await services.stock.byIdEvenGone(Number(text)) : null;
      if (!found || found.removed_at !== null) {
        return problem(context, { status: 404, title: "Not Found", detail: `There is no vehicle ${text} on sale.` });
      }
      return context.json(vehicleDetailJson(found.vehicle, around), 200, CACHE);
    });
};
