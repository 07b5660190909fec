import { z } from "zod";
import { faultOptions } from "../faults/faults.ts";
import {
  anchorSchema,
  lineSchema,
  optionalLineSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  integerSchema,
} from "../section-fields.ts";

const MODEL = /^[a-z0-9-]+\/[a-z0-9-]+$/;

/** Model cards. `models`: "ford/puma"; empty: all models. */
export const modelTeaserSectionSchema = z.object({
  component: z.literal("model_teaser"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  brand: optionalSlugSchema,
  models: z
    .array(z.string().refine((name) => MODEL.test(name), faultOptions("model")))
    .max(24)
    .default([]),
  limit: integerSchema(2, 24).default(6),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});
