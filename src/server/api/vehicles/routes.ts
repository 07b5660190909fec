import { Hono, type Context } from "hono";
import { openFormerLink, parseVehicleId, type Vehicle } from "#domain/vehicles/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import type { AppEnv } from "../../app-env.ts";
import { problemResponse } from "../../problem.ts";
import { answerJson, NO_PARAMETERS, parameters } from "../requests/parameters.ts";
import { toVehicleDetail, toVehicleSummary, type VehicleJsonContext } from "./json.ts";
import { leaseResponse } from "./lease.ts";
import { leaseTermsParameters } from "./lease-schema.ts";
import { CACHE_HEADERS, listResponse } from "./list.ts";
import { vehicleListParameters } from "./query-parameters.ts";
import type { SimilarList } from "./schema.ts";

type VehicleApiServices = Pick<SiteServices, "catalogue" | "stock" | "paths" | "siteUrl" | "settings" | "clock">;

const createJsonContext = ({ paths, siteUrl, stock, settings }: VehicleApiServices): VehicleJsonContext => ({
  url: (vehicle) => siteUrl + paths.vehicle(vehicle),
  siteUrl,
  monthlyCents: stock.monthlyCents,
  paymentKind: settings.finance.payments.stock_monthly,
  showVin: settings.showVin,
  priceSuffix: settings.countryTerms.vat.with,
});

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
export const vehicleRoutes = (services: VehicleApiServices): Hono<AppEnv> => {
  const jsonContext = createJsonContext(services);
  const noParameters = parameters(NO_PARAMETERS);
  return new Hono<AppEnv>()
    .get("/vehicles", parameters(vehicleListParameters, openFormerLink), (context) =>
      listResponse(context, services, jsonContext),
    )
    .get("/vehicles/:id", noParameters, async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle
        ? answerJson(context, toVehicleDetail(vehicle, jsonContext), CACHE_HEADERS)
        : notOnSaleResponse(context);
    })
    .get("/vehicles/:id/similar", noParameters, async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle
        ? answerJson(context, await listSimilar(services, vehicle, jsonContext), CACHE_HEADERS)
        : notOnSaleResponse(context);
    })
    .get("/vehicles/:id/lease", parameters(leaseTermsParameters), async (context) => {
      const vehicle = await findOnSale(services, context.req.param("id"));
      return vehicle ? leaseResponse(context, vehicle, services) : notOnSaleResponse(context);
    });
};
