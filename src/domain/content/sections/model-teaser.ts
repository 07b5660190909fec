import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  modelNameSchema,
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
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  brand: optionalSlugSchema,
  models: z.array(modelNameSchema).max(24).default([]),
  limit: integerSchema(2, 24).default(6),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});
