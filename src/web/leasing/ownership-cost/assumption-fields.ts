import { ANNUAL_MILEAGE_KM } from "#domain/leasing/index.ts";
import {
  ASSUMPTION_PARAMETERS,
  energyOf,
  yearChoices,
  type AssumptionField,
  type AssumptionTexts,
  type Energy,
  type OwnedVehicle,
  type OwnershipRates,
  type ParsedAssumptions,
} from "#domain/ownership/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { isPlugIn } from "#domain/vehicles/index.ts";
import { ENERGY_STRINGS, ownershipEstimateStrings as strings, OTHER_FUEL } from "./ownership-estimate-strings.ts";
import { formatPrice } from "./format-amounts.ts";
import type { CostField } from "./ownership-view.ts";

type AssumptionFields = ParsedAssumptions & { readonly texts: AssumptionTexts };

const ERRORS: Readonly<Record<AssumptionField, string>> = {
  years: strings.errors.years,
  mileage: strings.errors.mileage(formatNumber(ANNUAL_MILEAGE_KM.min), formatNumber(ANNUAL_MILEAGE_KM.max)),
  electricity: strings.errors.price,
  fuel: strings.errors.price,
};

/** Energies of a vehicle, each with the field of its price. */
const priceFields = (vehicle: OwnedVehicle): readonly (readonly ["electricity" | "fuel", Energy | null])[] => {
  const { fuel_type: fuel } = vehicle;
  const energy = energyOf(fuel);
  if (energy === "electricity") return [["electricity", energy]];
  return [
    ...(isPlugIn(vehicle) ? [["electricity", "electricity"] as const] : []),
    ...(fuel === null || fuel === "other" ? [] : [["fuel", energy] as const]),
  ];
};

/** Form fields; an invalid text is preserved with its error. */
export const assumptionFields = (
  vehicle: OwnedVehicle,
  rates: OwnershipRates,
  { texts, assumptions, invalid }: AssumptionFields,
): readonly CostField[] => {
  const create = (field: AssumptionField, label: string, value: string): CostField => ({
    name: ASSUMPTION_PARAMETERS[field],
    label,
    value: invalid.includes(field) && field !== "years" ? (texts[field] ?? value) : value,
    error: invalid.includes(field) ? ERRORS[field] : null,
    options: null,
    inputMode: field === "mileage" ? "numeric" : "decimal",
  });
  const years = {
    ...create("years", strings.fields.years, String(assumptions.years)),
    options: yearChoices(rates).map((choice) => ({ value: String(choice), label: strings.years(choice) })),
  };
  const ownPrice = { electricity: assumptions.electricityCents, fuel: assumptions.fuelCents };
  const prices = priceFields(vehicle).map(([field, energy]) => {
    const cents = ownPrice[field] ?? (energy && rates.energy?.[energy]) ?? null;
    return create(
      field,
      strings.fields.price(energy ? ENERGY_STRINGS[energy] : OTHER_FUEL),
      cents === null ? "" : formatPrice(cents),
    );
  });
  return [years, create("mileage", strings.fields.mileage, formatNumber(assumptions.annualMileageKm)), ...prices];
};
