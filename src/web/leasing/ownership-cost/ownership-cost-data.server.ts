import { parametersOf, type OwnedVehicle } from "#domain/ownership/index.ts";
import type { LeaseTerms } from "#domain/leasing/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { buildOfferOwnershipView } from "./build-offer-ownership-view.ts";
import { buildOwnershipView } from "./build-ownership-view.ts";
import { ownershipBasis } from "./ownership-basis.server.ts";
import type { OfferOwnershipBasis, OwnershipBasis } from "./ownership-basis.ts";
import type { OwnershipCostView } from "./ownership-view.ts";
import { OWNERSHIP_ANCHOR, type OwnershipCostData } from "./ownership-cost.tsx";

const toData = (
  view: OwnershipCostView | null,
  basis: OwnershipBasis | OfferOwnershipBasis,
  path: string,
  params: URLSearchParams,
): OwnershipCostData | null => {
  if (view === null) return null;
  return { view, basis, action: `${path}#${OWNERSHIP_ANCHOR}`, carried: parametersOf(params, "terms") };
};

/**
 * The section of a vehicle for the assumptions in the URL; null without current rates. `terms`: those of the payment that
 * the page states, null without one.
 */
export const ownershipCostData = (
  services: SiteServices<"settings" | "clock">,
  vehicle: OwnedVehicle,
  url: URL,
  terms: LeaseTerms | null,
): OwnershipCostData | null => {
  const basis = { ...ownershipBasis(services, vehicle), terms };
  return toData(buildOwnershipView(basis, url.searchParams), basis, url.pathname, url.searchParams);
};

/** The section of a lease offer at the terms of its page; null without current rates. */
export const offerOwnershipCostData = (
  basis: OfferOwnershipBasis,
  path: string,
  params: URLSearchParams,
): OwnershipCostData | null => toData(buildOfferOwnershipView(basis, params), basis, path, params);
