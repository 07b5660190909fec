import type { LeadSubject } from "#domain/leads/index.ts";
import { writeIds } from "#domain/shortlist/index.ts";
import { mainPicture } from "../../platform/pictures/index.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import { formSpecForVehicles, idsInUrl, vehiclesToSend } from "./vehicles-to-send.server.ts";
import {
  formOnPage,
  formPostResult,
  handleFormPost,
  orWithoutDatabase,
  privacyHref,
} from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { listPageStrings } from "../lists/list-pages-strings.ts";
import type { Route } from "./+types/route";
import { redirect } from "react-router";
import { LEAD_KINDS } from "#domain/forms/index.ts";

const strings = listPageStrings.favourites;

/** A refused form may be for fewer vehicles than its address. */
const actionFor = (subject: LeadSubject | null, url: URL): string | undefined => {
  if (subject?.type !== "vehicles") return undefined;
  const query = new URLSearchParams(url.searchParams);
  query.set("ids", writeIds(subject.vehicles.map(({ id }) => id)));
  return `${url.pathname}?${query}`;
};

export const loader = async ({ request, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, stock } = services;
  const postResult = formPostResult(context);
  const submittedIds = postResult?.unavailable ? [] : idsInUrl(url);
  const vehicles = await (postResult
    ? orWithoutDatabase(services, () => stock.byIds(submittedIds), [])
    : vehiclesToSend(request, services, url));
  const page = await formOnPage(services, { url, postResult }, () => formSpecForVehicles(vehicles, services));
  return {
    page,
    action: postResult === null ? undefined : actionFor(postResult.subject, url),
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
