import { fullConditions, shortConditions } from "#domain/leasing/index.ts";
import type { AdvertisedMonth, ModelVersion } from "#domain/models/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import { modelStrings as words } from "../../strings/models.ts";

/** An advertised month never stands without all of its conditions, nor without CO₂ and consumption. */
export type LeaseMonthView = {
  readonly version: string;
  readonly monthly: string;
  readonly terms: string;
  readonly conditions: string;
  readonly emissions: string;
};

/** What 100 km take, in the units of each tank: "5,3 l/100 km"; empty where nothing is known. */
export const consumptionOf = ({ consumption, fuel }: ModelVersion): readonly string[] => {
  const { combined = null, electric_kwh = null } = consumption ?? {};
  const unit = fuel === "hydrogen" || fuel === "cng" ? "kg" : "l";
  return [
    combined === null ? null : words.consumption(formatNumber(combined), unit),
    electric_kwh === null ? null : words.consumption(formatNumber(electric_kwh), "kWh"),
  ].filter((part) => part !== null);
};

const emissionsOf = (version: ModelVersion): string => {
  const co2 = version.co2 === null ? [] : [words.co2(formatNumber(version.co2))];
  return `${[...consumptionOf(version), ...co2].join(" · ")} ${words.wltp}`;
};

export const leaseMonthView = ({ conditions, version }: AdvertisedMonth): LeaseMonthView => ({
  version: version.name,
  monthly: formatEuros(Math.round(conditions.monthlyCents / 100) * 100),
  terms: shortConditions(conditions),
  conditions: fullConditions(conditions),
  emissions: emissionsOf(version),
});
