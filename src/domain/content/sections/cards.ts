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
