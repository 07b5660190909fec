import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import type { SiteServices } from "#application/site/index.ts";
import { PRICE_ALERT } from "#domain/alerts/index.ts";
import type { FormOrLocations } from "../../features/lead-form/index.ts";
import { mainPicture, type Picture } from "../../features/pictures/index.ts";
import { alertFormView, type AlertPostResult, alertPostResult } from "../../features/alerts/index.server.ts";
import { crumbsTo, stockStep } from "../../features/page/index.server.ts";
import { orWithoutDatabase, privacyHref } from "../../features/lead-form/index.server.ts";
import { servicesOf } from "../../router-context.ts";
import type { Route } from "./+types/route";
import { requireVehicleOnSale, priceAlertSpec } from "./alert-spec.server.ts";

type VehicleLink = { readonly vehicleHref: string | undefined; readonly picture: Picture | null };

const WITHOUT_VEHICLE: VehicleLink = { vehicleHref: undefined, picture: null };

const vehicleLink = async (services: SiteServices, url: URL): Promise<VehicleLink> => {
  const vehicle = await requireVehicleOnSale(services, url);
  return { vehicleHref: services.paths.vehicle(vehicle), picture: mainPicture(vehicle, vehicle.title) };
};

/** A form that was sent is returned without the vehicle while the database does not answer. */
const linkFor = async (services: SiteServices, url: URL, postResult: AlertPostResult | null) => {
  if (postResult === null) return vehicleLink(services, url);
  if (postResult.unavailable) return WITHOUT_VEHICLE;
  return orWithoutDatabase(services, () => vehicleLink(services, url), WITHOUT_VEHICLE);
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const postResult = alertPostResult(context);
  const view = postResult?.view ?? (await alertFormView(services, priceAlertSpec(services, url)));
  const link = await linkFor(services, url, postResult);
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
