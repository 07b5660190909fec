import type { AdvertisedLease, ModelVersion } from "#domain/models/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import { modelStrings as strings } from "../../strings/models.ts";
import { formatFullConditions, formatShortConditions } from "../../strings/leasing.ts";

/** The law requires all conditions, CO₂ and consumption beside an advertised monthly payment. */
export type LeaseOfferView = {
  readonly version: string;
  readonly monthly: string;
  readonly terms: string;
  readonly conditions: string;
  readonly emissions: string;
};

/** Consumption per 100 km, one entry per energy source: "5,3 l/100 km"; empty if unknown. */
export const toConsumption = ({ consumption, fuel }: ModelVersion): readonly string[] => {
  const { combined = null, electric_kwh = null } = consumption ?? {};
  const unit = fuel === "hydrogen" || fuel === "cng" ? "kg" : "l";
  return [
    combined === null ? null : strings.consumption(formatNumber(combined), unit),
    electric_kwh === null ? null : strings.consumption(formatNumber(electric_kwh), "kWh"),
  ].filter((amount) => amount !== null);
};

const toEmissions = (version: ModelVersion): string => {
  const co2 = version.co2 === null ? [] : [strings.co2(formatNumber(version.co2))];
  return `${[...toConsumption(version), ...co2].join(" · ")} ${strings.wltp}`;
};

export const toLeaseOfferView = ({ conditions, version }: AdvertisedLease): LeaseOfferView => ({
  version: version.name,
  monthly: formatEuros(Math.round(conditions.monthlyCents / 100) * 100),
  terms: formatShortConditions(conditions),
  conditions: formatFullConditions(conditions),
  emissions: toEmissions(version),
});
