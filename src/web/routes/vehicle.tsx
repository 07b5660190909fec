import { VehiclePage } from "../features/vehicle/vehicle-page.tsx";
import { buildVehiclePageView } from "../features/vehicle/vehicle-view.ts";
import { crumbsTo, stockStep } from "../lib/crumbs.ts";
import { shownMonth } from "../lib/card-context.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { similarVehicles } from "../lib/similar-vehicles.ts";
import { vehicleOfPath } from "../lib/vehicle-of-path.ts";
import { mayBeKept, servicesOf } from "../services.ts";
import type { Route } from "./+types/vehicle";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, settings, clock, catalogue } = services;
  const vehicle = await vehicleOfPath(services, params, url, {
    rightPath: (right, belowBrand) => (belowBrand ? paths.brandVehicle(right.brand, right) : paths.vehicle(right)),
  });
  mayBeKept(context, "stock", "catalogue", "minute");
  const view = buildVehiclePageView({
    vehicle,
    location: catalogue().locations.find(({ id }) => id === vehicle.location_id) ?? null,
    monthly: shownMonth(services, vehicle),
    similar: await similarVehicles(vehicle, services),
    crumbs: crumbsTo(services, stockStep(services), { label: vehicle.title }),
    settings,
    paths,
    now: clock.now(),
  });
  return { view, canonical: paths.vehicle(vehicle) };
};

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  const view = loaderData?.view;
  return pageMeta(matches, location, {
    title: view ? [view.title, view.trim].filter(Boolean).join(" ") : null,
    description: view
      ? view.keyFacts.map(({ value, unit }) => [value, unit].filter(Boolean).join("\u00a0")).join(", ")
      : null,
    canonical: loaderData?.canonical ?? null,
  });
};

const Vehicle = ({ loaderData }: Route.ComponentProps) => <VehiclePage view={loaderData.view} />;

export default Vehicle;
