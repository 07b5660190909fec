import { z } from "zod";
import {
  optionalImageSchema,
  optionalLineSchema,
  optionalModelSchema,
  optionalParagraphSchema,
} from "../section-fields.ts";

/** Title of a page about a model: pictures, prices, brochures, next steps. */
export const modelHeadSectionSchema = z.object({
  component: z.literal("model_head"),
  model: optionalModelSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  /** Precedes the pictures of the catalogue. */
  image: optionalImageSchema,
});
