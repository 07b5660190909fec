import type { Cents } from "../shared/index.ts";
import type { VehicleAttributes } from "../vehicles/index.ts";
import { roundCents } from "./annuity.ts";
import { entryInForce } from "./dated-entries.ts";
import type { AdvertisedTerms, Finance } from "./finance.ts";
import { prepareResidual, wearAfter, type ResidualShare } from "./residual.ts";
import { vehicleWear, type WornVehicle } from "./wear.ts";

/** The attributes that determine the monthly price. */
export type PricedVehicle = WornVehicle & Pick<VehicleAttributes, "price" | "fuel_type" | "body_style">;

/** The advertised terms in force on a day (`YYYY-MM-DD`). */
export type LeaseOffer = {
  readonly terms: AdvertisedTerms;
  readonly yearlyRate: number;
  readonly feeCents: Cents;
  readonly residual: ResidualShare;
  readonly mention: Finance["mentions"][number];
  readonly today: string;
};

/** The offer in force on a day; null if terms, rate, fee, residual table or legal notice is not in force yet. */
export const offerInForce = (finance: Finance, today: string): LeaseOffer | null => {
  const terms = entryInForce(finance.advertised, today);
  const rate = entryInForce(finance.rates, today);
  const fee = entryInForce(finance.fees, today);
  const residuals = entryInForce(finance.residuals, today);
  // A rate must not be displayed without its legal notice.
  const mention = entryInForce(finance.mentions, today);
  if (!terms || !rate || !fee || !residuals || !mention) return null;
  return {
    terms,
    yearlyRate: rate.yearly,
    feeCents: fee.establishment_cents,
    residual: prepareResidual(residuals),
    mention,
    today,
  };
};

export type LeaseAmounts = { readonly price: Cents; readonly deposit: Cents; readonly residual: Cents };

/** Price, deposit and residual value of a vehicle at the offer's terms; null if it is not eligible. */
export const computeAmounts = (vehicle: PricedVehicle, offer: LeaseOffer): LeaseAmounts | null => {
  const { terms } = offer;
  const price = vehicle.price.purchase?.cents ?? null;
  if (price === null || price < terms.min_price_cents) return null;
  const wear = vehicleWear(vehicle, offer.today);
  if (wear === null) return null;
  const end = wearAfter(wear, terms.duration_months, terms.annual_mileage_km);
  if (end.ageMonths > terms.max_age_months_at_end || end.mileageKm > terms.max_mileage_km_at_end) return null;
  const share = offer.residual(vehicle.fuel_type, vehicle.body_style, wear, end);
  if (share === null) return null;
  // Deposit and residual value are rounded to euros.
  const deposit = roundCents((price * terms.deposit_share) / 100) * 100;
  return { price, deposit, residual: roundCents((price * share) / 100) * 100 };
};
