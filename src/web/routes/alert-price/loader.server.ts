import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import type { SiteServices } from "#application/site/index.ts";
import { PRICE_ALERT } from "#domain/alerts/index.ts";
import type { FormOrLocations } from "../../features/lead-form/index.ts";
import { mainPicture } from "../../features/pictures/index.ts";
import { alertFormView, alertPostResult } from "../../features/alerts/index.server.ts";
import { crumbsTo, stockStep } from "../../features/page/index.server.ts";
import { privacyHref } from "../../features/lead-form/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";
import { requireVehicleOnSale, priceAlertSpec } from "./alert-spec.server.ts";

/** Skips the database after it failed in the action. */
const vehicleLink = async (services: SiteServices, url: URL, unavailable: boolean) => {
  if (unavailable) return { vehicleHref: undefined, picture: null };
  const vehicle = await requireVehicleOnSale(services, url);
  return { vehicleHref: services.paths.vehicle(vehicle), picture: mainPicture(vehicle, vehicle.title) };
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const postResult = alertPostResult(context);
  const view = postResult?.view ?? (await alertFormView(services, priceAlertSpec(services, url)));
  const link = await vehicleLink(services, url, postResult?.unavailable ?? false);
  const name = view.subject?.type === "vehicle" ? view.subject.title : "";
  const page: FormOrLocations = { type: "form", view, location: null, otherLocationsHref: null };
  return {
    page,
    ...link,
    name,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      stockStep(services),
      { label: name, ...(link.vehicleHref && { href: link.vehicleHref }) },
      { label: leadKindStrings(PRICE_ALERT).title },
    ),
  };
};
