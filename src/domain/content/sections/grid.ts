import { z } from "zod";
import { faultOptions } from "../faults/faults.ts";
import {
  anchorSchema,
  iconNameSchema,
  optionalImageSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  optionalRichTextSchema,
  singleBlockSchema,
  textLinkSchema,
  integerSchema,
} from "../section-fields.ts";

export const gridSectionSchema = z.object({
  component: z.literal("grid"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  columns: integerSchema(2, 4).default(3),
  items: z
    .array(
      z
        .object({
          title: optionalLineSchema,
          text: optionalRichTextSchema,
          image: optionalImageSchema,
          icon: iconNameSchema.nullable().default(null),
          link: singleBlockSchema(textLinkSchema),
        })
        .refine((item) => item.title !== null || item.text !== null || item.image !== null, faultOptions("no-words")),
    )
    .min(1)
    .max(24),
});
