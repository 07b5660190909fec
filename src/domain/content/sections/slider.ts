import { z } from "zod";
import {
  anchorSchema,
  imageSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  singleBlockSchema,
  textLinkSchema,
} from "../section-fields.ts";

/** Never moves automatically. */
export const sliderSectionSchema = z.object({
  component: z.literal("slider"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(
      z.object({
        image: imageSchema,
        title: optionalLineSchema,
        text: optionalParagraphSchema,
        link: singleBlockSchema(textLinkSchema),
      }),
    )
    .min(1)
    .max(20),
});
