import { createVehiclesSubject, type LeadSubject } from "#domain/leads/index.ts";
import { LISTS, readSharedIds, writeIds } from "#domain/shortlist/index.ts";
import { mainPicture } from "../../platform/pictures/index.ts";
import { crumbsTo, stockStep } from "../../platform/page/index.server.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { FormSpec } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { listOnPage } from "../list-pages/list-on-page.server.ts";
import {
  formOnPage,
  formPostResult,
  handleFormPost,
  orWithoutDatabase,
  privacyHref,
} from "../../leads/index.server.ts";
import { servicesOf } from "../../platform/router-context/index.ts";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
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

const idsInUrl = (url: URL): readonly number[] => readSharedIds(url.searchParams.get("ids"), LISTS.favourites.maxIds);

/** Null if the vehicles are at several locations. */
const commonLocation = (vehicles: readonly Vehicle[], { catalogue }: SiteServices<"catalogue">) => {
  const ids = new Set(vehicles.map(({ location_id }) => location_id));
  const [id] = ids;
  return ids.size === 1 ? (catalogue().locations.find((location) => location.id === id) ?? null) : null;
};

const formSpecForVehicles = (
  vehicles: readonly Vehicle[],
  services: SiteServices<"settings" | "catalogue">,
): FormSpec => ({
  kind: LEAD_KINDS.favourites,
  subject: createVehiclesSubject(vehicles, commonLocation(vehicles, services), services.settings.countryTerms.vat.with),
});

/**
 * The vehicles for the adviser form. Their ids are in the URL, which stays valid when the list changes in another tab.
 * Without ids redirects to the visitor's own list, with removed vehicles to the remaining ones, and without remaining
 * vehicles to the list page.
 */
const vehiclesToSend = async (
  request: Request,
  services: SiteServices<"paths" | "siteUrl" | "stock">,
  url: URL,
): Promise<readonly Vehicle[]> => {
  const requestedIds = idsInUrl(url);
  const { vehicles } = await listOnPage("favourites", request, services);
  const ids = vehicles.map(({ id }) => id);
  if (ids.length === 0) throw redirect(services.paths.favourites(requestedIds), 302);
  if (url.searchParams.get("ids") !== writeIds(ids)) throw redirect(services.paths.favouritesRequest(ids), 302);
  return vehicles;
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
