import { z } from "zod";
import { provenanceShape } from "../../leasing/index.ts";
import { co2ScaleShape, toCases } from "./co2-scale.ts";
import { taxCaseSchema } from "./tax-case.ts";

const provenance = {
  ...provenanceShape,
  /** In French, where the tax depends on it: "Wallonie", "Hollande-Méridionale". */
  region: z.string().trim().min(1).max(60).optional(),
};

const caseRule = z.strictObject({
  ...provenance,
  /** The first case that a vehicle fits; for a vehicle of none the tax is not stated. */
  cases: z.array(taxCaseSchema).min(1),
});

/** The rule of a tax from a day on. */
export type TaxRule = Readonly<z.infer<typeof caseRule>>;

/** A rule as cases, or as the CO2 scale of older settings, which is read as cases. */
const rule = z.union(
  [
    caseRule,
    z.strictObject({ ...provenance, ...co2ScaleShape }).transform(
      ({ from, until, owner, source, region, ...scale }): TaxRule => ({
        from,
        until,
        owner,
        source,
        cases: [...toCases(scale)],
        ...(region === undefined ? {} : { region }),
      }),
    ),
  ],
  { error: "must have cases" },
);

const keyOf = ({ from, region = "" }: TaxRule): string => `${from} ${region}`;

/** Rules that change on a date, one of a date and a region; sorted by date. */
export const taxRulesSchema = z
  .array(rule)
  .refine((rules) => new Set(rules.map(keyOf)).size === rules.length, {
    error: "must not have two entries of one date and region",
  })
  .transform((rules): readonly TaxRule[] => rules.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)));
