import { leadFormStrings as strings, ThanksPage } from "../../leads/index.ts";
import { thanksLoader } from "../../leads/index.server.ts";
import { requireBrand, requireModel } from "../../platform/addresses/index.server.ts";
import type { Route } from "./+types/route";

export const loader = thanksLoader(async (services, { params, url }: Route.LoaderArgs) => {
  const { paths } = services;
  const brand = await requireBrand(services, params.brand, url);
  const model = await requireModel(services, brand, params.model, url);
  return [
    { href: paths.brandAllModels(brand), label: strings.otherModels },
    { href: paths.model(brand, model), label: strings.backToModel },
  ];
});

export { unlistedMeta as meta } from "../../platform/page/index.ts";

export default ThanksPage;
