import { leadKindStrings } from "#application/strings/forms/lead-kind-strings.ts";
import type { SiteServices } from "#application/site/index.ts";
import { PRICE_ALERT } from "#domain/alerts/index.ts";
import { meetsDemand, type Vehicle, vehicleState } from "#domain/vehicles/index.ts";
import { mainPicture, type Picture } from "../../platform/pictures/index.ts";
import { alertFormView, type AlertSpec, handleAlertPost } from "../alert/alert-form.server.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import {
  formPostResult,
  type FormPostResult,
  leadSubject,
  orWithoutDatabase,
  privacyHref,
} from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import type { Route } from "./+types/route";
import { notFound } from "../../platform/errors/index.ts";
import { type CardServices, soldVehicle } from "../../vehicle/index.server.ts";

type VehicleLink = { readonly href: string | undefined; readonly picture: Picture | null };

const WITHOUT_VEHICLE: VehicleLink = { href: undefined, picture: null };

const vehicleLink = ({ paths }: SiteServices<"paths">, vehicle: Vehicle): VehicleLink => ({
  href: paths.vehicle(vehicle),
  picture: mainPicture(vehicle, vehicle.title),
});

/** That of a submitted form, whatever became of it. */
const readVehicleLink = async (services: SiteServices<"paths" | "stock">, id: number): Promise<VehicleLink> => {
  const match = await services.stock.byIdIncludingRemoved(id);
  return match === null ? WITHOUT_VEHICLE : vehicleLink(services, match.vehicle);
};

const vehicleIdIn = ({ pathname, searchParams }: URL): number => {
  const id = searchParams.get("vehicule") ?? "";
  if (/^[1-9]\d{0,9}$/.test(id)) return Number(id);
  throw notFound("vehicle-not-found", pathname);
};

const requireVehicleOnSale = async (services: CardServices, url: URL): Promise<Vehicle> => {
  const match = await services.stock.byIdIncludingRemoved(vehicleIdIn(url));
  if (match && meetsDemand(vehicleState(match), "for_sale")) return match.vehicle;
  throw notFound("vehicle-not-found", url.pathname, { sold: match && (await soldVehicle(match, services)) });
};

const priceAlertSpec = (services: CardServices, url: URL): AlertSpec => ({
  criteria: { kind: "price_alert", vehicle_id: vehicleIdIn(url) },
  subject: async () => leadSubject(await requireVehicleOnSale(services, url), services),
});

/** Returns a submitted form without the vehicle while the database is down. */
const linkFor = async (
  services: CardServices & SiteServices<"isUnavailable">,
  url: URL,
  postResult: FormPostResult | null,
) => {
  if (postResult === null) return vehicleLink(services, await requireVehicleOnSale(services, url));
  if (postResult.unavailable) return WITHOUT_VEHICLE;
  return orWithoutDatabase(services, () => readVehicleLink(services, vehicleIdIn(url)), WITHOUT_VEHICLE);
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const postResult = formPostResult(context);
  const view = postResult?.view ?? (await alertFormView(services, priceAlertSpec(services, url)));
  const link = await linkFor(services, url, postResult);
  const vehicle = view.subject?.type === "vehicle" ? view.subject : null;
  const title = vehicle?.title ?? "";
  return {
    view,
    subject: { title, ...link },
    vehicle,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      stockStep(services),
      { label: title, ...(link.href && { href: link.href }) },
      { label: leadKindStrings(PRICE_ALERT).title },
    ),
  };
};

export const action = ({ request, url, context }: Route.ActionArgs) =>
  handleAlertPost({ request, context }, priceAlertSpec(servicesOf(context), url));
