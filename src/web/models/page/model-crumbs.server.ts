import type { SiteServices } from "#application/site/index.ts";
import { pathToSlug } from "#domain/content/index.ts";
import type { Brand, Model } from "#domain/models/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { brandHref } from "../../platform/addresses/index.server.ts";
import { crumbsTo, parentSteps } from "../../platform/page/index.server.ts";
import { modelListStrings as strings } from "../strings/models-strings.ts";

type AddressedModel = {
  readonly brand: Brand;
  readonly model: Model;
  /** The canonical address. */
  readonly address: string;
};

/** The breadcrumbs of a model, the same at both of its addresses: below its brand, or those of its story elsewhere. */
export const modelCrumbs = async (
  services: SiteServices<"settings" | "paths" | "content">,
  { brand, model, address }: AddressedModel,
): Promise<readonly Crumb[]> => {
  const { paths } = services;
  const steps = address.startsWith(`${paths.brand(brand)}/`)
    ? [
        { label: brand.name, href: await brandHref(services, brand) },
        { label: strings.crumb, href: paths.brandAllModels(brand) },
      ]
    : await parentSteps(services, pathToSlug(address));
  return crumbsTo(services, ...steps, { label: model.name });
};
