import type { Provenance } from "#domain/leasing/index.ts";
import type {
  Bonus,
  CostKey,
  CostProblem,
  EnergyUse,
  LeaseCost,
  OwnershipEstimate,
  OwnershipRates,
  VehicleTax,
} from "#domain/ownership/index.ts";
import { formatEuros, formatFrenchDate, formatNumber, formatQuantity, type Result } from "#domain/shared/index.ts";
import { formatRate } from "#application/strings/lease-snapshot.ts";
import { costTexts, ownershipEstimateStrings, optionLabel, problemLabel } from "./ownership-estimate-strings.ts";
import type { OwnershipBasis } from "./ownership-basis.ts";
import { energyText } from "./energy-text.ts";
import { formatShare } from "#application/strings/share.ts";
import type { AssumptionView } from "./ownership-view.ts";
import { taxText } from "./tax-text.ts";

const strings = ownershipEstimateStrings.assumptions;

export const toSource = (entry: Pick<Provenance, "from" | "source"> | null | undefined): string | null =>
  entry ? strings.source(entry.source, formatFrenchDate(entry.from)) : null;

/** The text of a known value, otherwise the reason why it is unknown. */
const describe = <T>(
  { countryTerms, rates }: OwnershipBasis,
  key: CostKey,
  result: Result<T, CostProblem>,
  { text, source }: { readonly text: (value: T) => string; readonly source: string | null },
): AssumptionView => {
  const words = costTexts(countryTerms, rates.bonus ?? rates.endedBonus);
  const title = words.labels[key];
  return result.ok
    ? { title, text: text(result.value), source }
    : { title, text: strings.problem(problemLabel(result.error, key, words)), source: null };
};

/** Lease conditions with their source. */
export type DescribeLease = (cost: LeaseCost) => Pick<AssumptionView, "text" | "source">;

type Describe = (
  estimate: OwnershipEstimate,
  basis: OwnershipBasis,
  describeLease: DescribeLease,
) => readonly AssumptionView[];

const yearsAndKm = ({ assumptions }: OwnershipEstimate) => ({
  years: ownershipEstimateStrings.years(assumptions.years),
  totalKm: formatQuantity(assumptions.years * assumptions.annualMileageKm, "km"),
});

const describeUse: Describe = (estimate) => {
  const { years } = yearsAndKm(estimate);
  const km = formatQuantity(estimate.assumptions.annualMileageKm, "km");
  return [{ title: strings.use.title, text: strings.use.text(years, km), source: null }];
};

const describeDepreciation: Describe = (estimate, basis) => {
  const { years, totalKm } = yearsAndKm(estimate);
  return [
    describe(basis, "depreciation", estimate.details.depreciation, {
      text: ({ priceCents, valueCents }) =>
        strings.depreciation(formatEuros(priceCents), strings.depreciationEnd(years, totalKm), formatEuros(valueCents)),
      source: toSource(basis.rates.finance.residuals[0]),
    }),
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
            warning: rates.finance.mentions[0]?.warning ?? "",
          }),
          source: toSource(rates.finance.rates[0]),
        },
      ]
    : [];

const leaseView: Describe = ({ details: { lease } }, { countryTerms, rates }, describeLease) => [
  lease.ok
    ? { title: optionLabel("lease", lease.value.quote.kind), ...describeLease(lease.value) }
    : {
        title: optionLabel("lease", null),
        text: strings.problem(
          problemLabel(lease.error, "lease_payments", costTexts(countryTerms, rates.bonus ?? rates.endedBonus)),
        ),
        source: null,
      },
];

const energySources = (uses: readonly EnergyUse[], rates: OwnershipRates): string => {
  const sources = [
    uses.some(({ isOwnPrice }) => isOwnPrice) ? strings.ownPrice : null,
    uses.every(({ isOwnPrice }) => isOwnPrice) ? null : toSource(rates.energy),
    uses.length > 1 ? toSource(rates.plug_in) : null,
  ];
  return sources.filter(Boolean).join(" ");
};

const describeEnergy: Describe = ({ details: { energy } }, basis) => [
  describe(basis, "energy", energy, {
    text: (uses) => energyText(uses, basis.vehicle, basis.namesValues),
    source: energy.ok ? energySources(energy.value, basis.rates) : null,
  }),
];

const describeTax =
  (key: "vehicle_tax" | "registration_tax"): Describe =>
  ({ details }, basis) => {
    const isOnce = key === "registration_tax";
    const tax = isOnce ? details.registrationTax : details.tax;
    if (tax === null) return [];
    const text = (known: VehicleTax) => taxText(known, { namesValues: basis.namesValues, isOnce });
    return [describe(basis, key, tax, { text, source: tax.ok ? toSource(tax.value.rule) : null })];
  };

const describeInsurance: Describe = ({ details }, basis) => {
  const { insurance } = basis.rates;
  return [
    describe(basis, "insurance", details.insuranceYearlyCents, {
      text: (yearly) =>
        strings.insurance(
          formatEuros(insurance?.fixed_cents ?? 0),
          formatShare(insurance?.price_share ?? 0),
          formatEuros(Math.round(yearly / 100) * 100),
        ),
      source: toSource(insurance),
    }),
  ];
};

const describeMaintenance: Describe = ({ details }, basis) => [
  describe(basis, "maintenance", details.maintenanceCentsPerKm, {
    text: (cents) => strings.maintenance(formatNumber(cents)),
    source: toSource(basis.rates.maintenance),
  }),
];

/** On what the subsidy depends. */
export const bonusCondition = ({ cents, minHoldingMonths }: Bonus): string =>
  strings.bonus(formatEuros(cents), minHoldingMonths);

const describeCharges: Describe = ({ details: { chargesCents } }, { rates: { charges }, countryTerms }) =>
  chargesCents === 0
    ? []
    : [
        {
          title: costTexts(countryTerms, null).labels.charges,
          text: strings.charges(formatEuros(chargesCents)),
          source: toSource(charges),
        },
      ];

const describeBonus: Describe = ({ details }, basis) =>
  details.bonus.cash === null
    ? []
    : [
        describe(basis, "bonus", details.bonus.cash, {
          text: bonusCondition,
          source: toSource(basis.rates.bonus),
        }),
      ];

const DESCRIPTIONS: readonly Describe[] = [
  describeUse,
  describeDepreciation,
  describeCharges,
  describeTax("registration_tax"),
  describeLoan,
  leaseView,
  describeEnergy,
  describeTax("vehicle_tax"),
  describeInsurance,
  describeMaintenance,
  describeBonus,
  () => [{ ...strings.notCounted, source: null }],
];

/** All assumptions of an estimate with date and source. */
export const assumptionViews: Describe = (...input) => DESCRIPTIONS.flatMap((toViews) => toViews(...input));
