import { z } from "zod";
import { faultIssue } from "../faults/faults.ts";
import {
  anchorSchema,
  emptiableLineSchema,
  lineSchema,
  optionalLineSchema,
  optionalParagraphSchema,
} from "../section-fields.ts";

const cellSchema = z.preprocess((value) => value ?? "", emptiableLineSchema);

/** As many cells as columns: too few are filled up, too many are cut. */
const fitRow = (row: readonly string[], columns: number): readonly string[] =>
  Array.from({ length: columns }, (_, index) => row[index] ?? "");

/** The first column contains row headers. */
export const tableSectionSchema = z
  .object({
    component: z.literal("table"),
    anchor: anchorSchema,
    title: optionalLineSchema,
    /** Description for screen readers. */
    caption: lineSchema.nullable(),
    head: z.array(cellSchema).min(1).max(8),
    rows: z.array(z.array(cellSchema)).min(1).max(60),
    note: optionalParagraphSchema,
  })
  .superRefine(({ head, rows }, context) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === head.length) continue;
      context.addIssue({ ...faultIssue("table-row", "", fitRow(row, head.length)), path: ["rows", index] });
    }
  });
