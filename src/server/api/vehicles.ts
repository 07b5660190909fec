import { Hono, type Context } from "hono";
import type { FacetResult, StockSearchResult } from "#domain/search/index.ts";
import { PAGE_SIZE, parseStockQuery, vehicleIdOfText, type Vehicle } from "#domain/vehicles/index.ts";
import type { WebServices } from "../../web/services.ts";
import { problem } from "./problem.ts";
import { vehicleDetailJson, vehicleSummaryJson, type Surroundings } from "./vehicle-json.ts";
import type { SimilarList, VehicleList } from "./vehicle-schema.ts";

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

const onSale = async ({ stock }: ApiServices, text: string): Promise<Vehicle | null> => {
  const id = vehicleIdOfText(text);
  const found = id === null ? null : await stock.byIdEvenGone(id);
  return found?.removed_at === null ? found.vehicle : null;
};

const notOnSale = (context: Context): Response => {
  const detail = `There is no vehicle ${context.req.param("id")} on sale.`;
  return problem(context, { status: 404, title: "Not Found", detail });
};

/** As many as a vehicle's page shows. */
const MOST_SIMILAR = 4;

const similarTo = async ({ stock }: ApiServices, vehicle: Vehicle, around: Surroundings): Promise<SimilarList> => {
  const found = stock.index().similarTo(vehicle, MOST_SIMILAR);
  const others = new Map((await stock.byIds(found.map(({ id }) => id))).map((other) => [other.id, other]));
  return {
    similar: found.flatMap(({ id, distance, reasons }) => {
      const other = others.get(id);
      return other ? [{ distance, reasons: [...reasons], vehicle: vehicleSummaryJson(other, around) }] : [];
    }),
  };
};

/** `GET /vehicles`, `GET /vehicles/{id}` and `GET /vehicles/{id}/similar`. */
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
      const vehicle = await onSale(services, context.req.param("id"));
      return vehicle ? context.json(vehicleDetailJson(vehicle, around), 200, CACHE) : notOnSale(context);
    })
    .get("/vehicles/:id/similar", async (context) => {
      const vehicle = await onSale(services, context.req.param("id"));
      return vehicle ? context.json(await similarTo(services, vehicle, around), 200, CACHE) : notOnSale(context);
    });
};
