import type { ModelVersion } from "#domain/models/index.ts";
import { formatNumber, joinWithDots } from "#domain/shared/index.ts";
import type { FuelType, Vehicle } from "#domain/vehicles/index.ts";
import { emissionsStrings as strings } from "./emissions-strings.ts";

/** Declared values of a vehicle; `wltp` is null if the feed does not name the measuring cycle. */
export type DeclaredValues = Pick<Vehicle, "fuel_type" | "consumption" | "co2_g_km" | "wltp">;

/** A version on sale today; measured by WLTP. */
export const versionValues = ({
  fuel,
  consumption,
  co2,
}: Pick<ModelVersion, "fuel" | "consumption" | "co2">): DeclaredValues => ({
  fuel_type: fuel,
  consumption,
  co2_g_km: co2,
  wltp: true,
});

const BY_WEIGHT: ReadonlySet<FuelType | null> = new Set<FuelType>(["cng", "hydrogen"]);

type ConsumptionValues = Pick<DeclaredValues, "fuel_type" | "consumption">;

/** Litres per 100 km, or kilograms for gases; null if unknown. */
export const formatCombined = ({ consumption, fuel_type }: ConsumptionValues): string | null =>
  consumption?.combined
    ? strings.consumption(formatNumber(consumption.combined), BY_WEIGHT.has(fuel_type) ? "kg" : "l")
    : null;

/** kWh per 100 km; null if unknown. */
export const formatElectric = ({ consumption }: ConsumptionValues): string | null =>
  consumption?.electric_kwh ? strings.consumption(formatNumber(consumption.electric_kwh), "kWh") : null;

/** " (WLTP)" or " (NEDC)"; empty for an unknown cycle. */
export const cycleSuffix = (wltp: boolean | null): string => (wltp === null ? "" : strings.cycle(wltp));

/** Market settings: whether consumption and CO₂ are displayed, and CO₂ beside a lease. */
export type EmissionsSettings = { readonly wltp: boolean; readonly lease: { readonly co2: boolean } };

const joinEmissions = (values: DeclaredValues, showsCo2: boolean): string | null => {
  const co2 = showsCo2 && values.co2_g_km !== null ? strings.co2(formatNumber(values.co2_g_km)) : null;
  const amounts = [formatCombined(values), formatElectric(values), co2].filter((amount) => amount !== null);
  return amounts.length === 0 ? null : joinWithDots(amounts) + cycleSuffix(values.wltp);
};

/**
 * The figures required by law beside a price: "5,3 l/100 km · CO₂ 121 g/km (WLTP)". Null if nothing is known or the
 * market displays no measured values.
 */
export const emissionsLine = (values: DeclaredValues, { wltp }: Pick<EmissionsSettings, "wltp">): string | null =>
  wltp ? joinEmissions(values, true) : null;

/** The same beside a lease of a new model, where the market may omit CO₂. */
export const leaseEmissionsLine = (values: DeclaredValues, { wltp, lease }: EmissionsSettings): string | null =>
  wltp ? joinEmissions(values, lease.co2) : null;
