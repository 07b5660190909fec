import { z } from "zod";
import { optionalLineSchema, optionalModelSchema, optionalParagraphSchema } from "../section-fields.ts";

/** Id of the versions on a page, which the head of the model links to. */
export const MODEL_VERSIONS_ANCHOR = "configurateur";

/** Versions of a model with their prices, each with a link to have it configured. */
export const modelVersionsSectionSchema = z.object({
  component: z.literal("model_versions"),
  /** Whatever is written. */
  anchor: z.preprocess(() => MODEL_VERSIONS_ANCHOR, z.literal(MODEL_VERSIONS_ANCHOR)),
  model: optionalModelSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
});
