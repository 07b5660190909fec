import type { Condition, VehicleKind } from "../../src/domain/vehicles/keys.ts";
import type { Random } from "./random.ts";

export const SITES = { bertrange: 1, niederkorn: 2, esch: 3, diekirch: 4 } as const;

/** The makes that each site sells new; the first of a make is its main one. */
export const SITE_BRANDS: Readonly<Record<number, readonly string[]>> = {
  [SITES.bertrange]: ["ford", "hyundai", "volvo", "kia"],
  [SITES.niederkorn]: ["opel", "fiat", "jeep", "ford"],
  [SITES.esch]: ["mg", "hyundai", "suzuki", "mitsubishi", "fiat"],
  [SITES.diekirch]: ["ford", "opel", "kia", "suzuki"],
};

const PREFIXES: Readonly<Record<number, string>> = { 1: "BE", 2: "NI", 3: "ES", 4: "DI" };

const ALL: readonly (readonly [number, number])[] = [
  [SITES.bertrange, 36],
  [SITES.niederkorn, 22],
  [SITES.esch, 26],
  [SITES.diekirch, 16],
];

/** Vans are sold at Niederkorn, the used car centre is at Bertrange. */
export const chooseSite = (make: string, kind: VehicleKind, condition: Condition, random: Random): number => {
  const sellers = ALL.filter(([site]) => SITE_BRANDS[site]?.includes(make));
  if (sellers.length === 0 || (condition === "used" && random.chance(0.45))) return random.weighted(ALL);
  if (kind === "van" && sellers.some(([site]) => site === SITES.niederkorn) && random.chance(0.6))
    return SITES.niederkorn;
  return random.weighted(sellers);
};

/** Stock number in the sites' format: `BE26-0412`. The year is that of arrival, never before the registration. */
export const stockNumber = (site: number, registered: string, random: Random): string => {
  const year = Math.max(Number(registered.slice(2, 4)), random.chance(0.8) ? 26 : 25);
  return `${PREFIXES[site]}${year}-${String(random.integer(1, 9999)).padStart(4, "0")}`;
};
