import { localTime } from "#domain/locations/index.ts";
import { imageUrls, vehicleData } from "../features/vehicle/vehicle-data.ts";
import { VehiclePage } from "../features/vehicle/vehicle-page.tsx";
import { buildVehiclePageView } from "../features/vehicle/vehicle-page-view.ts";
import { crumbsTo, stockStep } from "../lib/crumbs.ts";
import { monthlyView } from "../lib/card-context.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { similarVehicles } from "../lib/similar-vehicles.ts";
import { crumbsData } from "../lib/structured-data.ts";
import { requireVehicle } from "../lib/require-vehicle.ts";
import { markCacheable, servicesOf } from "../services.ts";
import type { Route } from "./+types/vehicle";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, settings, clock, catalogue, siteUrl } = services;
  const vehicle = await requireVehicle(services, params, url, {
    canonicalPath: (vehicleToLink, belowBrand) =>
      belowBrand ? paths.brandVehicle(vehicleToLink.brand, vehicleToLink) : paths.vehicle(vehicleToLink),
  });
  markCacheable(context, "stock", "catalogue", "minute");
  const now = clock.now();
  const location = catalogue().locations.find(({ id }) => id === vehicle.location_id) ?? null;
  const view = buildVehiclePageView({
    vehicle,
    location,
    priceHistory: await services.stock.priceHistory(vehicle.id),
    monthly: monthlyView(services, vehicle),
    similar: await similarVehicles(vehicle, services),
    crumbs: crumbsTo(services, stockStep(services), { label: vehicle.title }),
    settings,
    paths,
    siteUrl,
    now,
  });
  const today = localTime(now, settings.timeZone).date;
  const data = [
    vehicleData({ vehicle, location, seller: settings.group.name, url: view.sharedPage.url, siteUrl, today }),
    crumbsData(view.crumbs, siteUrl),
  ];
  return {
    view,
    canonical: paths.vehicle(vehicle),
    image: imageUrls(vehicle, siteUrl)[0] ?? null,
    data: data.filter((node) => node !== null),
  };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const view = loaderData?.view;
  return pageMeta(matches, location, {
    title: view ? [view.title, view.trim].filter(Boolean).join(" ") : null,
    description: view
      ? view.keyAttributes.map(({ value, unit }) => [value, unit].filter(Boolean).join("\u00a0")).join(", ")
      : null,
    canonical: loaderData?.canonical ?? null,
    image: view && loaderData.image !== null ? { url: loaderData.image, alt: view.title } : null,
    structuredData: loaderData?.data ?? [],
  });
};

const Vehicle = ({ loaderData }: Route.ComponentProps) => <VehiclePage view={loaderData.view} />;

export default Vehicle;
