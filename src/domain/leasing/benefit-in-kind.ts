import { z } from "zod";
import type { Cents } from "../shared/index.ts";
import { FUEL_TYPES, type FuelType } from "../vehicles/index.ts";
import { roundCents } from "./annuity.ts";

/** A line applies to cars of its fuels up to its limits; a limit left out is none. */
const benefitLine = z.strictObject({
  fuels: z.array(z.enum(FUEL_TYPES)).min(1).optional(),
  max_co2_g_km: z.number().int().min(0).optional(),
  max_kwh_100km: z.number().positive().optional(),
  max_power_kw: z.number().positive().optional(),
  /** A month, of the price of the new car with options and VAT: 0.005 is 0.5 %. */
  share: z.number().positive().max(0.1),
});

const day = z.iso.date("must be a date as YYYY-MM-DD");

/** Common fields of a dated settings entry: first and last day, owner and source. */
export const provenanceShape = {
  from: day,
  /** Last day for which the entry is known; absent or null: until the next entry. */
  until: day.nullish(),
  owner: z.string().trim().min(1),
  source: z.string().trim().min(1),
};

export type Provenance = {
  readonly from: string;
  readonly until?: string | null | undefined;
  readonly owner: string;
  readonly source: string;
};

const sortByDate = <T extends Provenance>(entries: readonly T[]): readonly T[] =>
  entries.toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Schema of values that change on a date, none where nobody knows them yet: sorts entries by `from`, rejects two entries of one date. */
export const datedEntries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject({ ...provenanceShape, ...shape }))
    .refine((entries) => new Set(entries.map((entry) => (entry as Provenance).from)).size === entries.length, {
      error: "must not have two entries of one date",
    })
    .refine((entries) => (entries as readonly Provenance[]).every(({ from, until }) => !until || from <= until), {
      error: "must not end before it begins",
    })
    .transform((entries) => sortByDate(entries as ((typeof entries)[number] & Provenance)[]));

/** The benefit in kind of a company car that is driven privately. The first line that fits a car applies. */
export const benefitInKindSchema = datedEntries({
  lines: z.array(benefitLine).min(1),
});

export type BenefitRule = Readonly<z.infer<typeof benefitInKindSchema>[number]>;

/** Price in cents with options and VAT; null where an attribute is unknown. */
export type CompanyCar = {
  readonly priceCents: Cents;
  readonly fuel: FuelType;
  readonly co2: number | null;
  readonly kwh100km: number | null;
  readonly powerKw: number | null;
};

/** The amount a month in cents, and the share of the price. */
export type BenefitInKind = { readonly monthlyCents: Cents; readonly share: number };

/** Null: an attribute that decides is unknown. */
const fits = ({ fuels, ...limits }: BenefitRule["lines"][number], car: CompanyCar): boolean | null => {
  if (fuels && !fuels.includes(car.fuel)) return false;
  const limited = [
    [limits.max_co2_g_km, car.co2],
    [limits.max_kwh_100km, car.kwh100km],
    [limits.max_power_kw, car.powerKw],
  ] as const;
  if (limited.some(([limit, value]) => limit !== undefined && value !== null && value > limit)) return false;
  return limited.some(([limit, value]) => limit !== undefined && value === null) ? null : true;
};

/** The benefit of a car by a rule; null where no line fits, or where an unknown attribute would decide. */
export const benefitInKind = (car: CompanyCar, { lines }: Pick<BenefitRule, "lines">): BenefitInKind | null => {
  const line = lines.find((candidate) => fits(candidate, car) !== false);
  if (line === undefined || fits(line, car) === null) return null;
  return { monthlyCents: roundCents(car.priceCents * line.share), share: line.share };
};
