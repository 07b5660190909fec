import { z } from "zod";
import { BODY_STYLES, FUEL_TYPES } from "../vehicles/index.ts";
import { paymentProductsSchema } from "../payments/index.ts";
import { benefitInKindSchema, datedEntries } from "./benefit-in-kind.ts";
import { ANNUAL_MILEAGE_KM, DURATION_MONTHS } from "./lease-terms.ts";

const shareSchema = z.number().min(0).max(1);
const centsSchema = z.number().int().min(0);

const isStrictlyAscending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] as number) < value);

const axisSchema = z
  .array(z.number().int().min(0))
  .min(2)
  .refine((values) => values[0] === 0 && isStrictlyAscending(values), { error: "must begin with 0 and climb" });

const gridSchema = z.strictObject({
  fuels: z.array(z.enum(FUEL_TYPES)).min(1),
  /** Remaining share of the price when new; a row for each age, a column for each mileage. */
  shares: z.array(z.array(shareSchema.positive())).min(2),
});

/** Residual values by age in months, mileage in km, fuel and body, as shares of the price when new. */
const residualTableShape = {
  age_months: axisSchema,
  mileage_km: axisSchema,
  tables: z.array(gridSchema).min(1),
  /** Factor of a body style on the residual value at the end of a contract; default 1. */
  bodies: z.partialRecord(z.enum(BODY_STYLES), z.number().min(0.5).max(1.5)).default({}),
};

type ResidualTable = {
  readonly age_months: readonly number[];
  readonly mileage_km: readonly number[];
  readonly tables: readonly { readonly fuels: readonly string[]; readonly shares: readonly (readonly number[])[] }[];
};

const gridsMatchAxes = (table: ResidualTable): boolean =>
  table.tables.every(
    ({ shares }) =>
      shares.length === table.age_months.length && shares.every((row) => row.length === table.mileage_km.length),
  );

const sharesNeverRise = (table: ResidualTable): boolean =>
  table.tables.every(({ shares }) =>
    shares.every((row, age) =>
      row.every((value, column) => value <= (row[column - 1] ?? 1) && value <= (shares[age - 1]?.[column] ?? 1)),
    ),
  );

const checkFuels = (entries: readonly ResidualTable[], context: z.RefinementCtx): void => {
  for (const [index, { tables }] of entries.entries()) {
    const named = tables.flatMap(({ fuels }) => fuels);
    const missing = FUEL_TYPES.filter((fuel) => !named.includes(fuel));
    const repeated = named.filter((fuel, at) => named.indexOf(fuel) !== at);
    const faults = [
      ...(missing.length === 0 ? [] : [`missing: ${missing.join(", ")}`]),
      ...(repeated.length === 0 ? [] : [`twice: ${repeated.join(", ")}`]),
    ].join("; ");
    if (faults === "") continue;
    const message = `every fuel must stand in exactly one table; ${faults}`;
    context.addIssue({ code: "custom", path: [index, "tables"], message });
  }
};

const residualsSchema = datedEntries(residualTableShape)
  .refine((entries) => entries.every(gridsMatchAxes), {
    error: "a table needs a row for each age, a column for each mileage",
  })
  .refine((entries) => entries.every(sharesNeverRise), { error: "shares must not rise with age or mileage" })
  .superRefine(checkFuels);

const durationSchema = z.number().int().min(DURATION_MONTHS.min).max(DURATION_MONTHS.max);
const annualMileageSchema = z.number().int().min(ANNUAL_MILEAGE_KM.min).max(ANNUAL_MILEAGE_KM.max);

const ascendingChoices = (choice: z.ZodNumber) =>
  z.array(choice).min(2).max(12).refine(isStrictlyAscending, { error: "must ascend" });

const financeFields = z.strictObject({
  /** Legal name of the lessor, stated with every payment; null while there are no rates. */
  lessor: z.string().trim().min(1).nullable().default(null),
  rates: datedEntries({ yearly: shareSchema }),
  fees: datedEntries({ establishment_cents: centsSchema }),
  residuals: residualsSchema,
  /** Terms of the monthly price on cards and in the filter; vehicles over a limit have no monthly price. */
  advertised: datedEntries({
    duration_months: durationSchema,
    annual_mileage_km: annualMileageSchema,
    deposit_share: shareSchema,
    max_age_months_at_end: z.number().int().min(24).max(240),
    max_mileage_km_at_end: z.number().int().min(10_000).max(500_000),
    /** Cheaper vehicles have no monthly price. */
    min_price_cents: centsSchema,
  }),
  /** What each product is: its name, totals, rate and warning follow from it. */
  payments: paymentProductsSchema.prefault({}),
  /** Benefit in kind of a company car; null: the market has no rule. */
  benefit_in_kind: benefitInKindSchema.nullable().default(null),
  /** The choices of the calculator and of lease offers. */
  choices: z.strictObject({
    durations_months: ascendingChoices(durationSchema),
    annual_mileages_km: ascendingChoices(annualMileageSchema),
    /** The highest deposit as a share of the price. */
    max_deposit_share: shareSchema,
  }),
  mentions: datedEntries({
    /** Displayed with every rate. */
    acceptance: z.string().trim().min(1),
    /** Displayed with a calculated payment, not with an offer: what it leaves out. */
    example: z.string().trim().min(1),
    /** Displayed with every credit. Source: Directive (EU) 2023/2225, article 8. */
    warning: z.string().trim().min(1),
  }),
  /** On what footing the group arranges contracts of lessor or lender; stated with each of them. Without entries nothing is stated. */
  intermediary: datedEntries({
    /** "intermédiaire de crédit à titre accessoire". */
    status: z.string().trim().min(1).max(160),
    /** The register and the number in it. */
    register: z.string().trim().min(1).max(160),
  }).default([]),
});

const advertisesOfferedTerms = ({ advertised, choices }: z.infer<typeof financeFields>): boolean =>
  advertised.every(
    ({ duration_months, annual_mileage_km, deposit_share }) =>
      choices.durations_months.includes(duration_months) &&
      choices.annual_mileages_km.includes(annual_mileage_km) &&
      deposit_share <= choices.max_deposit_share,
  );

/** `finance` of a market's settings. Rates are yearly shares (0.0549 is 5.49 %); amounts are cents with VAT. */
export const financeSchema = financeFields
  .refine(advertisesOfferedTerms, { path: ["advertised"], error: "must be terms that choices offers" })
  .refine(({ lessor, rates }) => lessor !== null || rates.length === 0, {
    path: ["lessor"],
    error: "must be the legal name of the lessor of these rates",
  });

export type Finance = Readonly<z.infer<typeof financeSchema>>;
export type Residuals = Finance["residuals"][number];
export type Intermediary = Pick<Finance["intermediary"][number], "status" | "register">;
export type AdvertisedTerms = Finance["advertised"][number];
