import {
  assumptionsAtTerms,
  defaultAssumptions,
  financeOf,
  type LeaseCost,
  vehicleLease,
} from "#domain/ownership/index.ts";
import { formatFullConditions, emissionsLine } from "../../vehicle/index.ts";
import { ownershipEstimateStrings } from "./ownership-estimate-strings.ts";
import { toSource } from "./assumption-views.ts";
import { createOwnershipView } from "./create-ownership-view.ts";
import type { OwnershipBasis } from "./ownership-basis.ts";
import type { OwnershipCostView } from "./ownership-view.ts";

/** The loan of the same section states the warning of borrowers. */
const withoutWarning = (quote: LeaseCost["quote"]): LeaseCost["quote"] =>
  quote.credit === null ? quote : { ...quote, credit: { ...quote.credit, warning: "" } };

/** The estimate of a vehicle in stock for the assumptions in a URL or form; null without current rates. */
export const buildOwnershipView = (basis: OwnershipBasis, params: URLSearchParams): OwnershipCostView | null => {
  const { vehicle, rates, namesValues, terms = null } = basis;
  const inForce = financeOf(rates);
  const defaults = defaultAssumptions(rates);
  if (defaults === null) return null;
  const emissions = emissionsLine(vehicle, { wltp: namesValues });
  const lease = {
    defaults: terms === null ? defaults : assumptionsAtTerms(defaults, terms, rates),
    forUse: terms && inForce && vehicleLease(vehicle, inForce, terms.depositCents),
    describe: ({ quote }: LeaseCost) => ({
      text: ownershipEstimateStrings.assumptions.lease(formatFullConditions(withoutWarning(quote)), emissions),
      source: toSource(rates.finance.rates[0]),
    }),
  };
  return createOwnershipView(basis, lease, params);
};
