import { z } from "zod";
import { anchorSchema, lineSchema, optionalParagraphSchema, locationSlugSchema } from "../section-fields.ts";

/** Locations with today's hours, as a list or on a map. */
export const locationsSectionSchema = z.object({
  component: z.literal("locations"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  map: z.boolean().default(true),
  /** Slugs. Empty: all. */
  locations: z.array(locationSlugSchema).default([]),
});
