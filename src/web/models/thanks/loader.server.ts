import { leadFormStrings as strings } from "../../leads/index.ts";
import { requireBrand, requireModel } from "../../platform/addresses/index.server.ts";
import { requireThanks } from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const brand = await requireBrand(services, params.brand, url);
  const model = await requireModel(services, brand, params.model, url);
  const links = [
    { href: services.paths.brandAllModels(brand), label: strings.otherModels },
    { href: services.paths.model(brand, model), label: strings.backToModel },
  ];
  return { view: requireThanks(services, url), links };
};
