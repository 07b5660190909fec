import { z } from "zod";

/** Common fields of a dated settings entry: start date, owner and source. */
const provenance = {
  from: z.iso.date("must be a date as YYYY-MM-DD"),
  owner: z.string().trim().min(1),
  source: z.string().trim().min(1),
};

export type Provenance = { readonly from: string; readonly owner: string; readonly source: string };

const sortByDate = <T extends Provenance>(entries: readonly T[]): readonly T[] =>
  entries.toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Schema of values that change on a date, none where nobody knows them yet: sorts entries by `from`, rejects two entries of one date. */
export const datedEntries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject({ ...provenance, ...shape }))
    .refine((entries) => new Set(entries.map((entry) => (entry as Provenance).from)).size === entries.length, {
      error: "must not have two entries of one date",
    })
    .transform((entries) => sortByDate(entries as ((typeof entries)[number] & Provenance)[]));
