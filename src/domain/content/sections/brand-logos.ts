import { z } from "zod";
import { anchorSchema, lineSchema, optionalParagraphSchema, slugSchema } from "../section-fields.ts";

/** Brands with links to their vehicles. */
export const brandLogosSectionSchema = z.object({
  component: z.literal("brand_logos"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  /** Slugs. Empty: all brands in the group's order. */
  brands: z.array(slugSchema).default([]),
});
