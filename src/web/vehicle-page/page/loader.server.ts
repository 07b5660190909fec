import { localTime } from "#domain/locations/index.ts";
import { hasParameterOf, isParameterOf } from "#domain/ownership/index.ts";
import { imageUrls, vehicleData } from "./vehicle-data.server.ts";
import { buildVehiclePageView } from "./vehicle-page-view.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import { ownershipCostData, vehicleLeaseCost, vehicleCalculator } from "../../leasing/index.server.ts";
import { similarVehicles, requireVehicle } from "../../vehicle/index.server.ts";
import { vehicleAdviser } from "../../locations/index.server.ts";
import { crumbsData } from "../../platform/page/index.ts";
import { filmHosts } from "../../vehicle/index.ts";
import {
  allowEmbeds,
  declareParameters,
  markCacheable,
  markShared,
  servicesOf,
} from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, settings, clock, catalogue, siteUrl } = services;
  const vehicle = await requireVehicle(services, params, url, {
    demand: null,
    canonicalPath: (vehicleToLink, belowBrand) =>
      belowBrand ? paths.brandVehicle(vehicleToLink.brand, vehicleToLink) : paths.vehicle(vehicleToLink),
  });
  declareParameters(context, isParameterOf("terms", "costs"));
  // URLs with terms are not cached: there are too many of them.
  if (hasParameterOf(url.searchParams, "terms", "costs")) markShared(context);
  else markCacheable(context, "stock", "catalogue", "minute");
  const now = clock.now();
  const location = catalogue().locations.find(({ id }) => id === vehicle.location_id) ?? null;
  const calculator = vehicleCalculator(services, vehicle, {
    params: url.searchParams,
    withSchedule: false,
    monthlyCost: vehicleLeaseCost(services, vehicle),
  });
  const view = buildVehiclePageView({
    vehicle,
    location,
    adviser: vehicleAdviser(services, vehicle, location),
    priceHistory: await services.stock.priceHistory(vehicle.id),
    ownershipCost: ownershipCostData(services, vehicle, url.pathname, url.searchParams),
    calculator: calculator.ok ? calculator.value : null,
    similar: await similarVehicles(vehicle, services),
    crumbs: crumbsTo(services, stockStep(services), { label: vehicle.title }),
    settings,
    paths,
    siteUrl,
    now,
  });
  allowEmbeds(context, filmHosts(view.gallery));
  const { showVin } = settings;
  const today = localTime(now, settings.timeZone).date;
  const data = [
    vehicleData({ vehicle, location, seller: settings.group.name, url: view.sharedPage.url, siteUrl, showVin, today }),
    crumbsData(view.crumbs, siteUrl),
  ];
  return {
    view,
    canonical: paths.vehicle(vehicle),
    image: imageUrls(vehicle, siteUrl)[0] ?? null,
    structuredData: data,
  };
};
