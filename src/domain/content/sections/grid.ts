import { z } from "zod";
import {
  anchorSchema,
  iconNameSchema,
  linkItemSchema,
  optionalImageSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  optionalRichTextSchema,
  singleBlockSchema,
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
          link: singleBlockSchema(linkItemSchema),
        })
        .refine((item) => item.title !== null || item.text !== null || item.image !== null, {
          error: "must have a title, a text or a picture",
        }),
    )
    .min(1)
    .max(24),
});
