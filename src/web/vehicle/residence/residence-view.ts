import { COUNTRIES, NEW_FOR_VAT, residenceSlug } from "#domain/countries/index.ts";
import { entryInForce, roundCents, vehicleWear } from "#domain/leasing/index.ts";
import { countryOf, type Paths, type Settings } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";

export type ResidenceSettings = Pick<Settings, "frontier_buyers" | "locale" | "vat">;

/** What value-added tax takes a car for; null where its age or mileage is unknown. */
type VatState = "new" | "used" | null;

/** One of both limits is enough. */
export const vatStateOf = (
  vehicle: Parameters<typeof vehicleWear>[0] & Pick<Vehicle, "condition" | "mileage_km" | "first_registration">,
  today: string,
): VatState => {
  const { condition, mileage_km: km, first_registration: registered } = vehicle;
  if (condition === "new" || (km !== null && km <= NEW_FOR_VAT.km)) return "new";
  const wear = vehicleWear(vehicle, today);
  if (wear === null) return null;
  // Ages are counted by months; without a registration from January of the year of construction.
  if (registered === null) return wear.ageMonths > NEW_FOR_VAT.months + 12 ? "used" : null;
  if (wear.ageMonths === NEW_FOR_VAT.months) return null;
  return wear.ageMonths < NEW_FOR_VAT.months ? "new" : "used";
};

type CarOfResidence = {
  readonly priceCents: number | null;
  readonly vat: VatState;
  readonly isLease: boolean;
  /** Never registered before. */
  readonly isNew: boolean;
};

/** What of a vehicle of the stock decides about its taxes. */
export const carForSale = (
  vehicle: Parameters<typeof vatStateOf>[0] & Pick<Vehicle, "price">,
  today: string,
): CarOfResidence => ({
  priceCents: vehicle.price.purchase?.cents ?? null,
  vat: vatStateOf(vehicle, today),
  isLease: false,
  isNew: vehicle.condition === "new",
});

/** The countries of the choice, and what of the car decides about its taxes; null without buyers across the border. */
export const residenceView = (
  settings: ResidenceSettings,
  paths: Pick<Paths, "frontierBuyers">,
  car: CarOfResidence,
  today: string,
) => {
  if (settings.frontier_buyers.length === 0) return null;
  const rate = entryInForce(settings.vat, today)?.share ?? null;
  const { priceCents, vat, isLease, isNew } = car;
  return {
    action: paths.frontierBuyers(),
    home: COUNTRIES[countryOf(settings)].name,
    countries: settings.frontier_buyers.map((code) => ({ value: residenceSlug(code), label: COUNTRIES[code].name })),
    vat,
    netCents: vat === "new" && priceCents !== null && rate !== null ? roundCents(priceCents / (1 + rate)) : null,
    isLease,
    isNew,
  };
};

export type ResidenceView = NonNullable<ReturnType<typeof residenceView>>;
