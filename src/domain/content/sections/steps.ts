import { z } from "zod";
import { faultOptions } from "../faults/faults.ts";
import { anchorSchema, lineSchema, optionalParagraphSchema, paragraphSchema } from "../section-fields.ts";

export const stepsSectionSchema = z.object({
  component: z.literal("steps"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  /** `band`: large numbers on a dark ground over the width of the window. */
  layout: z.enum(["line", "band"]).default("line"),
  items: z
    .array(
      z
        .object({ title: lineSchema.nullable(), text: paragraphSchema.nullable() })
        .refine(({ title, text }) => title !== null || text !== null, faultOptions("no-words")),
    )
    .min(1)
    .max(8),
});
