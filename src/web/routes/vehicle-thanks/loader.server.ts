import { vehicleIdFromSlug } from "#domain/vehicles/index.ts";
import { leadFormStrings as strings } from "../../strings/lead-form.ts";
import { requireThanks } from "../../features/lead-form/index.server.ts";
import { requireGroupBrand } from "../../features/addresses/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths } = services;
  await requireGroupBrand(services, params.brand, url);
  const links = [
    { href: paths.stock(), label: strings.seeStock },
    { href: paths.vehicle({ slug: params.vehicle }), label: strings.backToVehicle },
  ];
  return { vehicleId: vehicleIdFromSlug(params.vehicle), view: requireThanks(services, url), links };
};
