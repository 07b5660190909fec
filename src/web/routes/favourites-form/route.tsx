import { redirect } from "react-router";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { writeIds } from "#domain/shortlist/index.ts";
import { FormOrLocationsPage } from "../../features/lead-form/index.ts";
import { mainPicture } from "../../features/pictures/picture.ts";
import { VehiclePicture } from "../../features/pictures/vehicle-picture.tsx";
import { crumbsTo, stockStep } from "../../features/page/crumb-steps.server.ts";
import { formSpecForVehicles, idsInUrl, vehiclesToSend } from "./vehicles-to-send.server.ts";
import { formOnPage, privacyHref } from "../../features/lead-form/form-page.server.ts";
import { formPostResult, handleFormPost } from "../../features/lead-form/form-post.server.ts";
import { pageMeta } from "../../features/page/page-meta.ts";
import { servicesOf } from "../../services.ts";
import { listPageStrings } from "../../strings/list-pages.ts";
import type { Route } from "./+types/route";

const strings = listPageStrings.favourites;

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, stock } = services;
  const postResult = formPostResult(context);
  const submittedIds = postResult?.unavailable ? [] : idsInUrl(url);
  const vehicles = await (postResult ? stock.byIds(submittedIds) : vehiclesToSend(request, services, url));
  const page = await formOnPage(services, { url, postResult }, () => formSpecForVehicles(vehicles, services));
  return {
    page,
    vehicleLinks: vehicles.map((vehicle) => ({
      id: vehicle.id,
      href: paths.vehicle(vehicle),
      picture: mainPicture(vehicle, ""),
    })),
    privacyHref: privacyHref(services),
    crumbs: crumbsTo(
      services,
      stockStep(services),
      { label: strings.title, href: paths.favourites() },
      { label: page.view.title },
    ),
  };
};

export const action = async ({ request, url, context }: Route.ActionArgs) => {
  const services = servicesOf(context);
  const ids = idsInUrl(url);
  if (ids.length === 0) throw redirect(services.paths.favouritesRequest(), 303);
  return handleFormPost(
    { request, url, context },
    {
      kind: LEAD_KINDS.favourites,
      subjectKey: `vehicles:${writeIds(ids)}`,
      currentSubject: async () => formSpecForVehicles(await vehiclesToSend(request, services, url), services).subject,
    },
  );
};

/** Only the action sets `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(matches, location, { title: loaderData?.page.view.title ?? null, noindex: true });

const FavouritesForm = ({ loaderData, actionData }: Route.ComponentProps) => (
  <FormOrLocationsPage
    page={loaderData.page}
    crumbs={loaderData.crumbs}
    reply={actionData}
    privacyHref={loaderData.privacyHref}
    vehicleLinks={loaderData.vehicleLinks.map(({ picture, ...vehicle }) => ({
      ...vehicle,
      picture: <VehiclePicture picture={picture} sizes="120px" />,
    }))}
  />
);

export default FavouritesForm;
