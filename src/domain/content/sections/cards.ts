import { z } from "zod";
import {
  anchorSchema,
  iconNameSchema,
  lineSchema,
  linkItemSchema,
  optionalImageSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  paragraphSchema,
  singleBlockSchema,
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
      z.object({
        title: lineSchema,
        text: paragraphSchema,
        icon: iconNameSchema.nullable().default(null),
        image: optionalImageSchema,
        link: singleBlockSchema(linkItemSchema),
      }),
    )
    .min(1)
    .max(12),
});
