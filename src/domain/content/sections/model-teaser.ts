import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  optionalLineSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  integerSchema,
} from "../section-fields.ts";

/** Model cards. `models`: "ford/puma"; empty: all models. */
export const modelTeaserSectionSchema = z.object({
  component: z.literal("model_teaser"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  brand: optionalSlugSchema,
  models: z
    .array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must name a model as ford/puma"))
    .max(24)
    .default([]),
  limit: integerSchema(2, 24).default(6),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});
