import { z } from "zod";
import { faultOptions } from "../faults/faults.ts";
import {
  anchorSchema,
  iconNameSchema,
  lineSchema,
  optionalImageSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  paragraphSchema,
  singleBlockSchema,
  textLinkSchema,
} from "../section-fields.ts";

export const cardsSectionSchema = z.object({
  component: z.literal("cards"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  /** `mosaic`: the first picture large; `split`: the section's picture to the edge of the window, beside the items. */
  layout: z.enum(["columns", "mosaic", "split"]).default("columns"),
  /** For the layout `split`. */
  image: optionalImageSchema,
  items: z
    .array(
      z
        .object({
          title: lineSchema.nullable(),
          text: paragraphSchema.nullable(),
          icon: iconNameSchema.nullable().default(null),
          image: optionalImageSchema,
          link: singleBlockSchema(textLinkSchema),
        })
        .refine(({ title, text }) => title !== null || text !== null, faultOptions("no-words")),
    )
    .min(1)
    .max(12),
});
