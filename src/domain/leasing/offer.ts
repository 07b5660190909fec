import type { Cents } from "../shared/index.ts";
import type { VehicleFacts } from "../vehicles/index.ts";
import { roundCents } from "./annuity.ts";
import { inForce } from "./dated.ts";
import type { AdvertisedTerms, Finance } from "./finance.ts";
import { prepareResidual, wearAfter, type ResidualShare } from "./residual.ts";
import { wearOf, type WornVehicle } from "./wear.ts";

/** What the monthly price of a vehicle depends on. */
export type PricedVehicle = WornVehicle & Pick<VehicleFacts, "price" | "fuel_type" | "body_style">;

/** The advertised terms as they hold on a day (`YYYY-MM-DD`). */
export type Offer = {
  readonly terms: AdvertisedTerms;
  readonly yearlyRate: number;
  readonly feeCents: Cents;
  readonly residual: ResidualShare;
  readonly mention: Finance["mentions"][number];
  readonly today: string;
};

/** What the settings offer on a day; null where one of its parts is not in force yet. */
export const offerOn = (finance: Finance, today: string): Offer | null => {
  const terms = inForce(finance.advertised, today);
  const rate = inForce(finance.rates, today);
  const fee = inForce(finance.fees, today);
  const residuals = inForce(finance.residuals, today);
  // A rate that cannot be shown with its mention is not shown at all.
  const mention = inForce(finance.mentions, today);
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

export type Amounts = { readonly price: Cents; readonly deposit: Cents; readonly residual: Cents };

/** Price, deposit and residual value of a vehicle at the offer's terms; null where there is no offer for it. */
export const amountsOf = (vehicle: PricedVehicle, offer: Offer): Amounts | null => {
  const { terms } = offer;
  const price = vehicle.price.purchase?.cents ?? null;
  if (price === null || price < terms.min_price_cents) return null;
  const wear = wearOf(vehicle, offer.today);
  if (wear === null) return null;
  const end = wearAfter(wear, terms.duration_months, terms.annual_mileage_km);
  if (end.ageMonths > terms.max_age_months_at_end || end.mileageKm > terms.max_mileage_km_at_end) return null;
  const share = offer.residual(vehicle.fuel_type, vehicle.body_style, wear, end);
  if (share === null) return null;
  // Whole euros: nobody signs for a deposit of 3 748.53 €.
  const deposit = roundCents((price * terms.deposit_share) / 100) * 100;
  return { price, deposit, residual: roundCents((price * share) / 100) * 100 };
};
