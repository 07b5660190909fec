import { SheetPage } from "./sheet-page.tsx";
import { buildSheetView } from "./sheet-view.ts";
import { monthlyView } from "../../features/vehicle-card/card-context.server.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { requireVehicle } from "../../features/addresses/require-vehicle.server.ts";
import { markCacheable, servicesOf } from "../../services.ts";
import { sheetStrings } from "../../strings/sheet.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, settings, clock, catalogue, siteUrl } = services;
  const vehicle = await requireVehicle(services, params, url, {
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
    href,
    address: siteUrl + href,
    now: clock.now(),
  });
};

export const meta: Route.MetaFunction = ({ loaderData: view, matches, location }) =>
  pageMeta(matches, location, {
    title: view ? sheetStrings.title([view.title, view.trim].filter(Boolean).join(" ")) : null,
    canonical: view?.vehicleHref ?? null,
    noindex: true,
  });

const VehicleSheet = ({ loaderData }: Route.ComponentProps) => <SheetPage view={loaderData} />;

export default VehicleSheet;
