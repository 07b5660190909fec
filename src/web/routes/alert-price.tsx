import { PRICE_ALERT } from "#domain/alerts/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { type FormOrPlaces, FormOrPlacesPage, SubjectPicture } from "../features/lead-form/index.ts";
import { mainPicture } from "../features/stock/picture.ts";
import { alertFormView, answerAlertPost, answeredAlert, type AskedFor } from "../lib/alert-form.ts";
import { crumbsTo, stockStep } from "../lib/crumbs.ts";
import { privacyHref } from "../lib/form-page.ts";
import { leadSubject } from "../lib/lead-subject.ts";
import { notHere } from "../lib/page-error.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { soldVehicle } from "../lib/sold-vehicle.ts";
import { servicesOf, type WebServices } from "../services.ts";
import type { Route } from "./+types/alert-price";

const vehicleId = ({ pathname, searchParams }: URL): number => {
  const id = searchParams.get("vehicule") ?? "";
  if (/^[1-9]\d{0,9}$/.test(id)) return Number(id);
  throw notHere("vehicle-not-found", pathname);
};

const vehicleAsked = async (services: WebServices, url: URL): Promise<Vehicle> => {
  const found = await services.stock.byIdEvenGone(vehicleId(url));
  if (found && found.removed_at === null && found.vehicle.availability !== "sold") return found.vehicle;
  throw notHere("vehicle-not-found", url.pathname, found && (await soldVehicle(found, services)));
};

const asked = (services: WebServices, url: URL): AskedFor => ({
  wish: { kind: "price_alert", vehicle_id: vehicleId(url) },
  subject: async () => leadSubject(await vehicleAsked(services, url), services),
});

/** Nothing is asked of a database that has just failed. */
const shownVehicle = async (services: WebServices, url: URL, unavailable: boolean) => {
  if (unavailable) return { vehicleHref: undefined, picture: null };
  const vehicle = await vehicleAsked(services, url);
  return { vehicleHref: services.paths.vehicle(vehicle), picture: mainPicture(vehicle, vehicle.title) };
};

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const answered = answeredAlert(context);
  const view = answered?.view ?? (await alertFormView(services, asked(services, url)));
  const shown = await shownVehicle(services, url, answered?.unavailable ?? false);
  const name = view.subject?.type === "vehicle" ? view.subject.title : "";
  const page: FormOrPlaces = { type: "form", view, place: null, otherPlacesHref: null };
  return {
    page,
    ...shown,
    name,
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      stockStep(services),
      { label: name, ...(shown.vehicleHref && { href: shown.vehicleHref }) },
      { label: PRICE_ALERT.title },
    ),
  };
};

export const action = ({ request, url, context }: Route.ActionArgs) =>
  answerAlertPost({ request, context }, asked(servicesOf(context), url));

/** When to come back is told by the action alone. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, {
    title: loaderData ? `${loaderData.page.view.title}, ${loaderData.name}` : null,
    noindex: true,
  });

const AlertPrice = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrPlacesPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    subjectHref={loaderData.vehicleHref}
    picture={loaderData.picture && <SubjectPicture picture={loaderData.picture} />}
  />
);

export default AlertPrice;
