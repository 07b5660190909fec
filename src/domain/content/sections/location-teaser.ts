import { z } from "zod";
import {
  anchorSchema,
  buttonSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  locationSlugSchema,
} from "../section-fields.ts";

/** A location with address, hours and opening state. */
export const locationTeaserSectionSchema = z.object({
  component: z.literal("location_teaser"),
  anchor: anchorSchema,
  location: locationSlugSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  buttons: z.array(buttonSchema).max(3).default([]),
});
