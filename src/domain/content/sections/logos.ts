import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  optionalImageSchema,
  optionalLineSchema,
  optionalLinkSchema,
} from "../section-fields.ts";

/** Logos of partners; without a picture the name is displayed. */
export const logosSectionSchema = z.object({
  component: z.literal("logos"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(z.object({ name: lineSchema, image: optionalImageSchema, link: optionalLinkSchema }))
    .min(1)
    .max(24),
});
