import { z } from "zod";
import { anchorSchema, lineSchema, optionalLineSchema, optionalParagraphSchema } from "../section-fields.ts";

/** The first column contains row headers. */
export const tableSectionSchema = z
  .object({
    component: z.literal("table"),
    anchor: anchorSchema,
    title: optionalLineSchema,
    /** Description for screen readers. */
    caption: lineSchema,
    head: z.array(lineSchema).min(2).max(8),
    rows: z.array(z.array(lineSchema)).min(1).max(60),
    note: optionalParagraphSchema,
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: "every row must have a cell for each column of the head",
    path: ["rows"],
  });
