import { z } from "zod";

/** What every dated entry of the settings says of itself: since when it holds, who answers for it, where it comes from. */
const provenance = {
  from: z.iso.date("must be a date as YYYY-MM-DD"),
  owner: z.string().trim().min(1),
  source: z.string().trim().min(1),
};

export type Provenance = { readonly from: string; readonly owner: string; readonly source: string };

const inOrder = <T extends Provenance>(entries: readonly T[]): readonly T[] =>
  entries.toSorted((a, b) => (a.from < b.from ? -1 : 1));

/** Values that change on a date: entries in order of `from`, no two of one day. */
export const dated = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .array(z.strictObject({ ...provenance, ...shape }))
    .min(1, "must have at least one entry")
    .refine((entries) => new Set(entries.map((entry) => (entry as Provenance).from)).size === entries.length, {
      error: "must not have two entries of one date",
    })
    .transform((entries) => inOrder(entries as ((typeof entries)[number] & Provenance)[]));

/** The entry in force on a date (`YYYY-MM-DD`): the last that began; null before the first. Entries are in order. */
export const inForce = <T extends { readonly from: string }>(entries: readonly T[], date: string): T | null =>
  entries.findLast((entry) => entry.from <= date) ?? null;
