import { redirect } from "react-router";
import { LEAD_KINDS, vehiclesSubject } from "#domain/leads/index.ts";
import { LISTS, pickIds, writeIds } from "#domain/shortlist/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Choosing } from "../features/lead-form/index.server.ts";
import type { WebServices } from "../services.ts";
import { listOnPage } from "./kept-list.ts";

/** The vehicles that the address names, in its order. */
export const idsInAddress = (url: URL): readonly number[] =>
  pickIds(url.searchParams.get("ids"), LISTS.favourites.most);

/** The place where all of them stand; null where they stand at several. */
const commonPlace = (vehicles: readonly Vehicle[], { catalogue }: WebServices) => {
  const ids = new Set(vehicles.map(({ location_id }) => location_id));
  const [id] = ids;
  return ids.size === 1 ? (catalogue().locations.find((place) => place.id === id) ?? null) : null;
};

export const askedOfList = (vehicles: readonly Vehicle[], services: WebServices): Choosing => ({
  kind: LEAD_KINDS.favourites,
  subject: vehiclesSubject(vehicles, commonPlace(vehicles, services)),
});

/**
 * The vehicles that are sent to an adviser, by an address that names them: it stays right when the visitor's list changes in
 * another window. An address that names none leads on to the visitor's own list, one that names vehicles which are gone to
 * the rest, and without any to the list's page, which says so.
 */
export const vehiclesToSend = async (
  request: Request,
  services: WebServices,
  url: URL,
): Promise<readonly Vehicle[]> => {
  const asked = idsInAddress(url);
  const { vehicles } = await listOnPage("favourites", request, services);
  const ids = vehicles.map(({ id }) => id);
  if (ids.length === 0) throw redirect(services.paths.favourites(asked), 302);
  if (url.searchParams.get("ids") !== writeIds(ids)) throw redirect(services.paths.favouritesRequest(ids), 302);
  return vehicles;
};
