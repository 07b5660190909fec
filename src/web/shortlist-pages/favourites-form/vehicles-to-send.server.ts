import { redirect } from "react-router";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createVehiclesSubject } from "#domain/leads/index.ts";
import { LISTS, readSharedIds, writeIds } from "#domain/shortlist/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { FormSpec } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { listOnPage } from "../lists/list-on-page.server.ts";

export const idsInUrl = (url: URL): readonly number[] =>
  readSharedIds(url.searchParams.get("ids"), LISTS.favourites.maxIds);

/** Null if the vehicles are at several locations. */
const commonLocation = (vehicles: readonly Vehicle[], { catalogue }: SiteServices) => {
  const ids = new Set(vehicles.map(({ location_id }) => location_id));
  const [id] = ids;
  return ids.size === 1 ? (catalogue().locations.find((location) => location.id === id) ?? null) : null;
};

export const formSpecForVehicles = (vehicles: readonly Vehicle[], services: SiteServices): FormSpec => ({
  kind: LEAD_KINDS.favourites,
  subject: createVehiclesSubject(vehicles, commonLocation(vehicles, services), services.settings.countryTerms.vat.with),
});

/**
 * The vehicles for the adviser form. Their ids are in the URL, which stays valid when the list changes in another tab.
 * Without ids redirects to the visitor's own list, with removed vehicles to the remaining ones, and without remaining
 * vehicles to the list page.
 */
export const vehiclesToSend = async (
  request: Request,
  services: SiteServices,
  url: URL,
): Promise<readonly Vehicle[]> => {
  const requestedIds = idsInUrl(url);
  const { vehicles } = await listOnPage("favourites", request, services);
  const ids = vehicles.map(({ id }) => id);
  if (ids.length === 0) throw redirect(services.paths.favourites(requestedIds), 302);
  if (url.searchParams.get("ids") !== writeIds(ids)) throw redirect(services.paths.favouritesRequest(ids), 302);
  return vehicles;
};
