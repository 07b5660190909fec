import type { OwnedVehicle } from "#domain/ownership/index.ts";
import { TERMS_PARAMETERS } from "#domain/leasing/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { buildOwnershipView } from "./build-ownership-view.ts";
import { ownershipBasis } from "./ownership-basis.server.ts";
import type { OwnershipCostData } from "./ownership-cost.tsx";

/** Anchor of the section. */
export const OWNERSHIP_ANCHOR = "cout";

/** The section of a vehicle at the assumptions of the address; null before rates are in force. `path` is the page's. */
export const ownershipCostData = (
  services: SiteServices,
  vehicle: OwnedVehicle,
  path: string,
  params: URLSearchParams,
): OwnershipCostData | null => {
  const basis = ownershipBasis(services, vehicle);
  const view = buildOwnershipView(basis, params);
  if (view === null) return null;
  const otherParameters = Object.values(TERMS_PARAMETERS).flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { view, basis, action: `${path}#${OWNERSHIP_ANCHOR}`, otherParameters };
};
