import { buildSheetView } from "./sheet-view.ts";
import { monthlyView } from "../card/card-context.server.ts";
import { requireVehicle } from "../address/require-vehicle.server.ts";
import { markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, settings, clock, catalogue, siteUrl } = services;
  const vehicle = await requireVehicle(services, params, url, {
    demand: "for_sale",
    canonicalPath: (vehicleToLink) => paths.vehicleSheet(vehicleToLink),
  });
  markCacheable(context, "stock", "catalogue", "minute");
  const href = paths.vehicle(vehicle);
  return buildSheetView({
    vehicle,
    location: catalogue().locations.find(({ id }) => id === vehicle.location_id) ?? null,
    priceHistory: await services.stock.priceHistory(vehicle.id),
    monthly: monthlyView(services, vehicle),
    settings,
    paths,
    href,
    address: siteUrl + href,
    now: clock.now(),
  });
};
