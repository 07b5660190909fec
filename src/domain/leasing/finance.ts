import { z } from "zod";
import { BODY_STYLES, FUEL_TYPES, type BodyStyle, type FuelType } from "../vehicles/index.ts";
import { dated } from "./dated.ts";

const keysOf = <K extends string>(table: Readonly<Record<K, string>>): [K, ...K[]] => Object.keys(table) as [K, ...K[]];

const share = z.number().min(0).max(1);
const cents = z.number().int().min(0);

const climbing = (values: readonly number[]): boolean =>
  values[0] === 0 && values.every((value, index) => index === 0 || (values[index - 1] as number) < value);

const axis = z.array(z.number().int().min(0)).min(2).refine(climbing, { error: "must begin with 0 and climb" });

const grid = z.strictObject({
  fuels: z.array(z.enum(keysOf<FuelType>(FUEL_TYPES))).min(1),
  /** A row for each age, a column for each mileage: the share of the price when new that is left. */
  shares: z.array(z.array(share.positive())).min(2),
});

/** The share of a vehicle's price when new that it is still worth, by age in months, mileage in km, fuel and body. */
const residualTable = {
  age_months: axis,
  mileage_km: axis,
  tables: z.array(grid).min(1),
  /** What a body style keeps better (over 1) or worse (under 1) by the end of a contract; 1 where it is not named. */
  bodies: z.partialRecord(z.enum(keysOf<BodyStyle>(BODY_STYLES)), z.number().min(0.5).max(1.5)).default({}),
};

type TableShape = {
  readonly age_months: readonly number[];
  readonly mileage_km: readonly number[];
  readonly tables: readonly { readonly fuels: readonly string[]; readonly shares: readonly (readonly number[])[] }[];
};

const gridsFit = (table: TableShape): boolean =>
  table.tables.every(
    ({ shares }) =>
      shares.length === table.age_months.length && shares.every((row) => row.length === table.mileage_km.length),
  );

const sharesFall = (table: TableShape): boolean =>
  table.tables.every(({ shares }) =>
    shares.every((row, age) =>
      row.every((value, column) => value <= (row[column - 1] ?? 1) && value <= (shares[age - 1]?.[column] ?? 1)),
    ),
  );

const eachFuelOnce = (table: TableShape): boolean => {
  const named = table.tables.flatMap(({ fuels }) => fuels);
  return named.length === Object.keys(FUEL_TYPES).length && new Set(named).size === named.length;
};

const residuals = dated(residualTable)
  .refine((entries) => entries.every(gridsFit), {
    error: "a table needs a row for each age, a column for each mileage",
  })
  .refine((entries) => entries.every(sharesFall), { error: "shares must not rise with age or mileage" })
  .refine((entries) => entries.every(eachFuelOnce), { error: "every fuel must stand in exactly one table" });

const duration = z.number().int().min(24).max(60);

/** `finance` of a market's settings. Rates are shares a year (0.0549 is 5.49 %); amounts are cents with VAT. */
export const financeSchema = z.strictObject({
  /** Legal name of the lessor that every advertised rate names. */
  lessor: z.string().trim().min(1),
  rates: dated({ yearly: share }),
  fees: dated({ establishment_cents: cents }),
  residuals,
  /** The terms of the monthly price on cards and in the filter; older or further-driven vehicles get none. */
  advertised: dated({
    duration_months: duration,
    annual_mileage_km: z.number().int().min(5000).max(60_000),
    deposit_share: share,
    max_age_months_at_end: z.number().int().min(24).max(240),
    max_mileage_km_at_end: z.number().int().min(10_000).max(500_000),
    /** Below this price nothing is financed. */
    min_price_cents: cents,
  }),
  mentions: dated({
    /** Shown with every rate. */
    acceptance: z.string().trim().min(1),
    example: z.string().trim().min(1),
  }),
});

export type Finance = Readonly<z.infer<typeof financeSchema>>;
export type Residuals = Finance["residuals"][number];
export type AdvertisedTerms = Finance["advertised"][number];
