import type { RangeUnit } from "#domain/vehicles/index.ts";

type Difference = { readonly above: (quantity: string) => string; readonly below: (quantity: string) => string };

const plain: Difference = {
  above: (quantity) => `${quantity} de plus`,
  below: (quantity) => `${quantity} de moins`,
};

/** How a vehicle differs from a search, on its card. */
export const differenceStrings = {
  /** By the unit of the filter; `quantity` has its unit, a year's is in years. */
  ranges: {
    euros: plain,
    "euros/month": {
      above: (quantity) => `${quantity} de plus par mois`,
      below: (quantity) => `${quantity} de moins par mois`,
    },
    km: plain,
    kW: plain,
    "cm³": plain,
    kWh: plain,
    "l/100 km": plain,
    "kWh/100 km": plain,
    "g/km": {
      above: (quantity) => `${quantity} de CO₂ de plus`,
      below: (quantity) => `${quantity} de CO₂ de moins`,
    },
    kg: plain,
    "%": plain,
    owners: plain,
    none: {
      above: (quantity) => `${quantity} plus récent`,
      below: (quantity) => `${quantity} plus ancien`,
    },
  } satisfies Record<RangeUnit, Difference> as Readonly<Record<RangeUnit, Difference>>,
  years: (count: number) => (count === 1 ? "1\u00a0an" : `${count}\u00a0ans`),
  owners: (count: number) => (count === 1 ? "1\u00a0propriétaire" : `${count}\u00a0propriétaires`),
  /** "Autonomie électrique : 30 km de moins": kilometres, kilowatts and kilograms need the name of the filter. */
  of: (filter: string, difference: string) => `${filter}\u00a0: ${difference}`,
  unknown: "à demander",
  missing: (equipment: string) => `Sans «\u00a0${equipment}\u00a0»`,
  flag: "pas indiqué",
  farther: (distance: string) => `À ${distance} de plus`,
  unknownDistance: "Distance inconnue",
  text: (q: string) => `Sans «\u00a0${q}\u00a0» dans son nom`,
} as const;
