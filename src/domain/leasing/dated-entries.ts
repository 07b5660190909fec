import { z } from "zod";

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
