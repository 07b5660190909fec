import { PRICE_ALERT } from "#domain/alerts/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { type FormOrLocations, FormOrLocationsPage, SubjectPicture } from "../../features/lead-form/index.ts";
import { mainPicture } from "../../features/pictures/picture.ts";
import {
  alertFormView,
  handleAlertPost,
  alertPostResult,
  type AlertSpec,
} from "../../features/alerts/alert-form.server.ts";
import { crumbsTo, stockStep } from "../../features/page/crumb-steps.server.ts";
import { privacyHref } from "../../features/lead-form/form-page.server.ts";
import { leadSubject } from "../../features/lead-form/vehicle-subject.server.ts";
import { notFound } from "../../features/errors/page-error.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { soldVehicle } from "../../features/similar/sold-vehicle.server.ts";
import { servicesOf, type WebServices } from "../../services.ts";
import type { Route } from "./+types/route";

const vehicleId = ({ pathname, searchParams }: URL): number => {
  const id = searchParams.get("vehicule") ?? "";
  if (/^[1-9]\d{0,9}$/.test(id)) return Number(id);
  throw notFound("vehicle-not-found", pathname);
};

const requireVehicleOnSale = async (services: WebServices, url: URL): Promise<Vehicle> => {
  const match = await services.stock.byIdIncludingRemoved(vehicleId(url));
  if (match && match.removed_at === null && match.vehicle.availability !== "sold") return match.vehicle;
  throw notFound("vehicle-not-found", url.pathname, match && (await soldVehicle(match, services)));
};

const alertSpec = (services: WebServices, url: URL): AlertSpec => ({
  wish: { kind: "price_alert", vehicle_id: vehicleId(url) },
  subject: async () => leadSubject(await requireVehicleOnSale(services, url), services),
});

/** Skips the database after it failed in the action. */
const vehicleLink = async (services: WebServices, url: URL, unavailable: boolean) => {
  if (unavailable) return { vehicleHref: undefined, picture: null };
  const vehicle = await requireVehicleOnSale(services, url);
  return { vehicleHref: services.paths.vehicle(vehicle), picture: mainPicture(vehicle, vehicle.title) };
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const postResult = alertPostResult(context);
  const view = postResult?.view ?? (await alertFormView(services, alertSpec(services, url)));
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
      { label: PRICE_ALERT.title },
    ),
  };
};

export const action = ({ request, url, context }: Route.ActionArgs) =>
  handleAlertPost({ request, context }, alertSpec(servicesOf(context), url));

/** Only the action sets `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.page.view.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const AlertPrice = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrLocationsPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.vehicleHref}
    picture={loaderData.picture && <SubjectPicture picture={loaderData.picture} />}
  />
);

export default AlertPrice;
