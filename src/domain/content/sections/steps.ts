import { z } from "zod";
import { anchorSchema, lineSchema, optionalParagraphSchema, paragraphSchema } from "../section-fields.ts";

export const stepsSectionSchema = z.object({
  component: z.literal("steps"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  items: z
    .array(z.object({ title: lineSchema, text: paragraphSchema }))
    .min(2)
    .max(8),
});
