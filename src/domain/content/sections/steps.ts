import { z } from "zod";
import { anchorSchema, lineSchema, optionalParagraphSchema, paragraphSchema } from "../section-fields.ts";

export const stepsSectionSchema = z.object({
  component: z.literal("steps"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  /** `band`: large numbers on a dark ground over the width of the window. */
  layout: z.enum(["line", "band"]).default("line"),
  items: z
    .array(z.object({ title: lineSchema, text: paragraphSchema }))
    .min(2)
    .max(8),
});
