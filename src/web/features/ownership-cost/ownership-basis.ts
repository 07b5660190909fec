import type { LeaseOffer } from "#domain/lease-offers/index.ts";
import type { LeaseTerms } from "#domain/leasing/index.ts";
import type { OwnedVehicle, OwnershipRates } from "#domain/ownership/index.ts";

/** What the estimate derives from. Plain JSON, so that the browser can calculate. */
export type OwnershipBasis = {
  readonly vehicle: OwnedVehicle;
  readonly rates: OwnershipRates;
  /** The market displays consumption and CO₂. */
  readonly namesValues: boolean;
};

/** The basis of a lease offer. */
export type OfferOwnershipBasis = OwnershipBasis & {
  readonly offer: LeaseOffer;
  readonly title: string;
  /** The terms of the page. */
  readonly terms: LeaseTerms;
  readonly vatShare: number;
};
