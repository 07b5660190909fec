import type { Provenance } from "#domain/leasing/index.ts";
import type { CostProblem, EnergyUse, LeaseCost, OwnershipEstimate, OwnershipRates } from "#domain/ownership/index.ts";
import { formatEuros, formatFrenchDate, formatNumber, formatQuantity, type Result } from "#domain/shared/index.ts";
import { formatRate } from "#application/strings/lease-snapshot.ts";
import { COST_LABELS, estimateStrings, problemLabel } from "./ownership-estimate-strings.ts";
import type { OwnershipBasis } from "./ownership-basis.ts";
import { energyText } from "./energy-text.ts";
import { formatShare } from "#application/strings/share.ts";
import type { AssumptionView } from "./ownership-view.ts";
import { taxText } from "./tax-text.ts";

const strings = estimateStrings.assumptions;

export const toSource = (entry: Provenance | null | undefined): string | null =>
  entry ? strings.source(entry.source, formatFrenchDate(entry.from)) : null;

/** The text of a known value, otherwise the reason why it is unknown. */
const describe = <T>(
  title: string,
  result: Result<T, CostProblem>,
  text: (value: T) => string,
  source: string | null,
): AssumptionView =>
  result.ok
    ? { title, text: text(result.value), source }
    : { title, text: strings.problem(problemLabel(result.error)), source: null };

/** Lease conditions with their source. */
export type DescribeLease = (cost: LeaseCost) => Pick<AssumptionView, "text" | "source">;

type Describe = (
  estimate: OwnershipEstimate,
  basis: OwnershipBasis,
  describeLease: DescribeLease,
) => readonly AssumptionView[];

const yearsAndKm = ({ assumptions }: OwnershipEstimate) => ({
  years: estimateStrings.years(assumptions.years),
  totalKm: formatQuantity(assumptions.years * assumptions.annualMileageKm, "km"),
});

const describeUse: Describe = (estimate) => {
  const { years } = yearsAndKm(estimate);
  const km = formatQuantity(estimate.assumptions.annualMileageKm, "km");
  return [{ title: strings.use.title, text: strings.use.text(years, km), source: null }];
};

const describeDepreciation: Describe = (estimate, { rates: { finance } }) => {
  const { years, totalKm } = yearsAndKm(estimate);
  return [
    describe(
      COST_LABELS.depreciation,
      estimate.details.depreciation,
      ({ priceCents, valueCents }) =>
        strings.depreciation(formatEuros(priceCents), strings.depreciationEnd(years, totalKm), formatEuros(valueCents)),
      toSource(finance.residuals[0]),
    ),
  ];
};

const describeLoan: Describe = ({ assumptions, details: { loan } }, { rates }) =>
  // A missing price is already reported with the depreciation.
  loan.ok
    ? [
        {
          title: strings.loan.title,
          text: strings.loan.text({
            financed: formatEuros(loan.value.financedCents),
            months: formatQuantity(assumptions.years * 12, "mois"),
            deposit: formatEuros(loan.value.depositCents),
            rate: strings.loan.rate(
              formatRate(loan.value.yearlyRate),
              loan.value.effectiveYearlyRate === null ? null : formatRate(loan.value.effectiveYearlyRate),
            ),
            monthly: formatEuros(loan.value.monthlyCents),
            total: formatEuros(loan.value.totalPaymentsCents),
          }),
          source: toSource(rates.finance.rates[0]),
        },
      ]
    : [];

const leaseView: Describe = ({ details: { lease } }, _, describeLease) => [
  lease.ok
    ? { title: strings.lease.title, ...describeLease(lease.value) }
    : { title: strings.lease.title, text: strings.problem(problemLabel(lease.error)), source: null },
];

const energySources = (uses: readonly EnergyUse[], rates: OwnershipRates): string => {
  const sources = [
    uses.some(({ isOwnPrice }) => isOwnPrice) ? strings.ownPrice : null,
    uses.every(({ isOwnPrice }) => isOwnPrice) ? null : toSource(rates.energy),
    uses.length > 1 ? toSource(rates.plug_in) : null,
  ];
  return sources.filter(Boolean).join(" ");
};

const describeEnergy: Describe = ({ details: { energy } }, { vehicle, rates, namesValues }) => [
  describe(
    COST_LABELS.energy,
    energy,
    (uses) => energyText(uses, vehicle, namesValues),
    energy.ok ? energySources(energy.value, rates) : null,
  ),
];

const describeTax: Describe = ({ details: { tax } }, { rates, namesValues }) => [
  describe(COST_LABELS.vehicle_tax, tax, (known) => taxText(known, namesValues), toSource(rates.tax)),
];

const describeRunning: Describe = ({ details }, { rates: { insurance, maintenance } }) => [
  describe(
    COST_LABELS.insurance,
    details.insuranceYearlyCents,
    (yearly) =>
      strings.insurance(
        formatEuros(insurance?.fixed_cents ?? 0),
        formatShare(insurance?.price_share ?? 0),
        formatEuros(Math.round(yearly / 100) * 100),
      ),
    toSource(insurance),
  ),
  describe(
    COST_LABELS.maintenance,
    details.maintenanceCentsPerKm,
    (cents) => strings.maintenance(formatNumber(cents)),
    toSource(maintenance),
  ),
];

const describeBonus: Describe = ({ details }, { rates }) =>
  details.bonus.cash === null
    ? []
    : [
        describe(
          COST_LABELS.bonus,
          details.bonus.cash,
          ({ cents, minHoldingMonths }) => strings.bonus(formatEuros(cents), minHoldingMonths),
          toSource(rates.bonus),
        ),
      ];

const DESCRIPTIONS: readonly Describe[] = [
  describeUse,
  describeDepreciation,
  describeLoan,
  leaseView,
  describeEnergy,
  describeTax,
  describeRunning,
  describeBonus,
  () => [{ ...strings.notCounted, source: null }],
];

/** All assumptions of an estimate with date and source. */
export const assumptionViews: Describe = (...input) => DESCRIPTIONS.flatMap((toViews) => toViews(...input));
