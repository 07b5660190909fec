import { z } from "zod";
import {
  anchorSchema,
  authorSchema,
  optionalImageSchema,
  optionalLineSchema,
  paragraphSchema,
} from "../section-fields.ts";

export const quoteSectionSchema = z.object({
  component: z.literal("quote"),
  anchor: anchorSchema,
  text: paragraphSchema,
  author: authorSchema.nullable(),
  role: optionalLineSchema,
  image: optionalImageSchema,
});
