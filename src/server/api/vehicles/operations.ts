import { z } from "zod";
import { err, ok } from "#domain/shared/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { sharedCacheControl } from "../../shared-cache.ts";
import type { ExampleMarket } from "../example-market.ts";
import { operation } from "../operation.ts";
import { ignoredParameters } from "../requests/parameters.ts";
import { apiAttributeNames } from "./field-schema.ts";
import {
  createJsonContext,
  exampleSummary,
  toVehicleDetail,
  toVehicleSummary,
  type VehicleJsonServices,
  vehicleDetailSchema,
  vehicleSummarySchema,
} from "./json.ts";
import { calculateVehicleLease } from "./lease.ts";
import { listVehicles } from "./list.ts";
import { overrideOperation } from "./overrides.ts";
import { findOnSale, notOnSale, vehicleIdParameter } from "./vehicle-on-sale.ts";

const NO_PARAMETERS = z.object({});

const CACHE_CONTROL = sharedCacheControl("stock", 30);

const exampleDetails = {
  // A new field needs no line here.
  ...Object.fromEntries(apiAttributeNames("detail").map((name) => [name, null])),
  vat_deductible: false,
  gears: 1,
  drive: "rear",
  color_name: "Blanc",
  interior_color: "black",
  upholstery: "synthetic_leather",
  consumption: { combined: null, electric_kwh: 14.3 },
  wltp: true,
  energy_class: "A",
  battery_kwh: 52,
  towing_kg: 900,
  weight_kg: 1930,
  max_weight_kg: 2450,
  equipment: ["abs", "adaptive_cruise_control"],
  options: [],
  media: [],
  stock_number: "7323",
  warranty_months: 36,
  owners: 0,
  accident_free: true,
  inspection_marks: [],
  description:
    "Marque Modèle neuf, visible en concession et prêt à partir. Jusqu’à 393\u00a0km entre deux recharges, câble fourni. Parmi ses équipements\u00a0: pompe à chaleur, Apple CarPlay et surveillance des angles morts. Couvert par la garantie du constructeur pendant encore 36\u00a0mois.",
  first_seen_at: "2026-11-27T18:10:36.949Z",
};

const getVehicle = operation({
  operationId: "getVehicle",
  summary: "One vehicle with all its attributes",
  method: "get",
  path: "/vehicles/{id}",
  params: vehicleIdParameter,
  query: NO_PARAMETERS,
  answers: { 200: "The vehicle", 404: "There is no such vehicle on sale" },
  answer: vehicleDetailSchema,
  cacheControl: CACHE_CONTROL,
  example: (market) => ({ response: { ...exampleSummary(market), ...exampleDetails, ignored: [] } }),
  handle: async ({ params }, services: VehicleJsonServices) => {
    const vehicle = await findOnSale(services, params.id);
    return vehicle ? ok(toVehicleDetail(vehicle, createJsonContext(services))) : err(notOnSale(params.id));
  },
});

/** The number displayed on a vehicle's page. */
const MAX_SIMILAR = 4;

const findSimilar = async (vehicle: Vehicle, services: VehicleJsonServices) => {
  const jsonContext = createJsonContext(services);
  const matches = services.stock.index().similarTo(vehicle, MAX_SIMILAR);
  const vehicles = await services.stock.byIds(matches.map(({ id }) => id));
  const others = new Map(vehicles.map((other) => [other.id, other]));
  return matches.flatMap(({ id, distance, reasons }) => {
    const other = others.get(id);
    return other ? [{ distance, reasons: [...reasons], vehicle: toVehicleSummary(other, jsonContext) }] : [];
  });
};

const exampleSimilar = (market: ExampleMarket) => {
  const slug = "21914-1-marque-modele-version-52-kwh";
  const { image, price, ...summary } = exampleSummary(market);
  return {
    ...summary,
    id: 21914,
    slug,
    url: market.siteUrl + market.paths.vehicle({ slug }),
    condition: "preregistered",
    mileage_km: 83,
    first_registration: "2026-09-27",
    color: "silver",
    price: { purchase: { ...price.purchase, cents: 3949000, formatted: "39\u202f490\u00a0€" } },
    monthly: { cents: 44799, formatted: "447,99\u00a0€", payment_kind: "lease_with_option" },
    image: { ...image, url: `${market.siteUrl}/studio/2/crossover-front-silver.jpg` },
  };
};

const listSimilarVehicles = operation({
  operationId: "listSimilarVehicles",
  summary: "The vehicles on sale most similar to one, at most four, with the reasons",
  method: "get",
  path: "/vehicles/{id}/similar",
  params: vehicleIdParameter,
  query: NO_PARAMETERS,
  answers: { 200: "The most similar first", 404: "There is no such vehicle on sale" },
  answer: z
    .object({
      similar: z.array(
        z.object({
          distance: z
            .number()
            .min(0)
            .max(1)
            .meta({ description: "0: identical in all compared attributes; 1: different in all" }),
          reasons: z
            .array(z.enum(["model", "brand", "body", "fuel", "transmission", "price", "year", "mileage", "power"]))
            .meta({ description: "Similar attributes, the strongest first" }),
          vehicle: vehicleSummarySchema,
        }),
      ),
      ignored: ignoredParameters,
    })
    .meta({ id: "SimilarList" }),
  cacheControl: CACHE_CONTROL,
  example: (market) => ({
    response: {
      similar: [{ distance: 0.0912, reasons: ["model"], vehicle: exampleSimilar(market) }],
      ignored: [],
    },
  }),
  handle: async ({ params }, services: VehicleJsonServices) => {
    const vehicle = await findOnSale(services, params.id);
    return vehicle ? ok({ similar: await findSimilar(vehicle, services) }) : err(notOnSale(params.id));
  },
});

export const vehicleOperations = [
  listVehicles,
  getVehicle,
  overrideOperation,
  listSimilarVehicles,
  calculateVehicleLease,
];
