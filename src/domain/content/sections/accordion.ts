import { z } from "zod";
import { anchorSchema, lineSchema, optionalLineSchema, richTextSchema } from "../section-fields.ts";

/** Collapsible questions and answers. */
export const accordionSectionSchema = z.object({
  component: z.literal("accordion"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(z.object({ question: lineSchema, answer: richTextSchema }))
    .min(1)
    .max(40),
});
