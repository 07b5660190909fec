import type { LeaseOffer, OfferMarket } from "#domain/lease-offers/index.ts";
import type { CountryTerms } from "#domain/countries/index.ts";
import type { LeaseTerms } from "#domain/leasing/index.ts";
import { financeOf, type OwnedVehicle, type OwnershipRates } from "#domain/ownership/index.ts";

/** Input of the estimate. Plain JSON, so that the browser can calculate. */
export type OwnershipBasis = {
  readonly vehicle: OwnedVehicle;
  readonly rates: OwnershipRates;
  /** Words of the market's country. */
  readonly countryTerms: CountryTerms;
  /** True if the market displays consumption and CO₂. */
  readonly namesValues: boolean;
  /** Terms of the payment that the page states; null or absent: the advertised ones. */
  readonly terms?: LeaseTerms | null;
};

/** The basis of a lease offer at any terms. */
export type OfferEstimateBasis = Omit<OwnershipBasis, "terms"> & {
  readonly offer: LeaseOffer;
  readonly title: string;
  readonly vatShare: number;
};

/** Basis of a lease offer at the terms of its page. */
export type OfferOwnershipBasis = OfferEstimateBasis & { readonly terms: LeaseTerms };

/** The market of an offer; null without current rates. */
export const offerMarketOf = ({
  rates,
  vatShare,
  countryTerms,
}: Pick<OfferEstimateBasis, "rates" | "vatShare" | "countryTerms">): OfferMarket | null => {
  const inForce = financeOf(rates);
  return inForce && { inForce, choices: rates.finance.choices, vatShare, vatTerms: countryTerms.vat };
};
