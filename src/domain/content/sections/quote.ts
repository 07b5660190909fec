import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  optionalImageSchema,
  optionalLineSchema,
  paragraphSchema,
} from "../section-fields.ts";

export const quoteSectionSchema = z.object({
  component: z.literal("quote"),
  anchor: anchorSchema,
  text: paragraphSchema,
  author: lineSchema,
  role: optionalLineSchema,
  image: optionalImageSchema,
});
