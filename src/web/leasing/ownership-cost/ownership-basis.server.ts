import {
  type LeaseCostBasis,
  leaseCostBasis,
  defaultAssumptions,
  estimateOwnership,
  ownershipRates,
  type OwnedVehicle,
  type OwnershipEstimate,
} from "#domain/ownership/index.ts";
import { offeredVehicle, type PublishedOffer } from "#domain/lease-offers/index.ts";
import { entryInForce } from "#domain/leasing/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { type CostTexts, costTexts } from "./ownership-estimate-strings.ts";
import type { OfferEstimateBasis, OwnershipBasis } from "./ownership-basis.ts";

// Attributes that the estimate does not need stay on the server.
const toOwnedVehicle = (vehicle: OwnedVehicle): OwnedVehicle => ({
  price: { purchase: vehicle.price.purchase },
  condition: vehicle.condition,
  kind: vehicle.kind,
  fuel_type: vehicle.fuel_type,
  body_style: vehicle.body_style,
  mileage_km: vehicle.mileage_km,
  construction_year: vehicle.construction_year,
  first_registration: vehicle.first_registration,
  co2_g_km: vehicle.co2_g_km,
  wltp: vehicle.wltp,
  consumption: vehicle.consumption,
  cylinder_capacity_cc: vehicle.cylinder_capacity_cc ?? null,
  power_kw: vehicle.power_kw ?? null,
  weight_kg: vehicle.weight_kg ?? null,
  max_weight_kg: vehicle.max_weight_kg ?? null,
});

/** Basis of a vehicle's estimate with today's rates. */
export const ownershipBasis = (
  { settings, clock }: SiteServices<"settings" | "clock">,
  vehicle: OwnedVehicle,
): OwnershipBasis => ({
  vehicle: toOwnedVehicle(vehicle),
  rates: ownershipRates(settings, utcDay(clock.now()), vehicle.fuel_type),
  countryTerms: settings.countryTerms,
  namesValues: settings.wltp,
});

/** From the payment of a vehicle to its cost a month; null where the energy is unknown. */
export const vehicleLeaseCost = (
  services: SiteServices<"settings" | "clock">,
  vehicle: OwnedVehicle,
): LeaseCostBasis | null => leaseCostBasis(vehicle, ownershipBasis(services, vehicle).rates, []);

/** Basis of a lease offer's estimate with today's rates; null without a market. */
export const offerEstimateBasis = (
  services: SiteServices<"settings" | "clock" | "leaseOffers">,
  { offer, title }: PublishedOffer,
): OfferEstimateBasis | null => {
  const market = services.leaseOffers.market();
  if (market === null) return null;
  const basis = ownershipBasis(services, {
    ...offeredVehicle(offer),
    wltp: true,
    power_kw: offer.specs.power_kw,
    cylinder_capacity_cc: offer.specs.cylinder_cc,
  });
  // Companies and vans are not eligible for the bonus.
  const rates = offer.kind === "private" ? basis.rates : { ...basis.rates, bonus: null, endedBonus: null };
  // Pictures and equipment do not affect the cost.
  const priced = { ...offer, images: [], standard_equipment: [] };
  return { ...basis, rates, offer: priced, title, vatShare: market.vatShare };
};

/** The words of the market today. */
export const costTextsToday = ({ settings, clock }: SiteServices<"settings" | "clock">): CostTexts => {
  const { bonus } = settings.ownership;
  return costTexts(settings.countryTerms, bonus && entryInForce(bonus, utcDay(clock.now())));
};

/** Estimates vehicles on a common basis: the advertised terms and the settings' prices. */
export const estimateAtDefaults =
  (services: SiteServices<"settings" | "clock">) =>
  (vehicle: OwnedVehicle): OwnershipEstimate | null => {
    const { rates } = ownershipBasis(services, vehicle);
    const assumptions = defaultAssumptions(rates);
    return assumptions && estimateOwnership(vehicle, assumptions, rates);
  };
