import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import { leadFormStrings as strings } from "../../leads/index.ts";
import { requireThanks } from "../../leads/index.server.ts";
import { requireMake } from "../../vehicle/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  await requireMake(services, params, url);
  const links = [
    { href: paths.stock(), label: strings.seeStock },
    { href: paths.vehicle({ slug: params.vehicle }), label: strings.backToVehicle },
  ];
  return { vehicleId: vehicleIdFromSlug(params.vehicle), view: requireThanks(services, url), links };
};
