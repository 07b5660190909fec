import type { AdvertisedLease } from "#domain/models/index.ts";
import { asPayment } from "#application/strings/payments.ts";
import { formatEuros, nonBreakingUnits } from "#domain/shared/index.ts";
import {
  formatFullConditions,
  formatShortConditions,
  leaseEmissionsLine,
  versionValues,
  type EmissionsSettings,
} from "../../vehicle/index.ts";

/** An advertised monthly payment with its conditions, CO₂ and consumption, all required by law. */
export type AdvertisedLeaseView = {
  readonly version: string;
  readonly monthly: string;
  /** What the payment is: "en location longue durée". */
  readonly name: string;
  /** What the payment includes; null for an advertised payment without an offer. */
  readonly included: string | null;
  readonly terms: string;
  readonly conditions: string;
  /** Null if the market displays no measured values. */
  readonly emissions: string | null;
};

export const toAdvertisedLeaseView = (
  { conditions, version }: AdvertisedLease,
  settings: EmissionsSettings,
): AdvertisedLeaseView => ({
  version: nonBreakingUnits(version.name),
  monthly: formatEuros(Math.round(conditions.monthlyCents / 100) * 100),
  name: asPayment(conditions.kind),
  included: null,
  terms: formatShortConditions(conditions),
  conditions: formatFullConditions(conditions),
  emissions: leaseEmissionsLine(versionValues(version), settings),
});
