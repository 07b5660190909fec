import { z } from "zod";
import { SERVICES } from "../../locations/index.ts";
import { anchorSchema, optionalLineSchema, optionalParagraphSchema } from "../section-fields.ts";

/** Locations on a map and in a synchronised list. `search`: adds a search field. */
export const mapSectionSchema = z.object({
  component: z.literal("map"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  search: z.boolean().default(true),
  /** Only locations with one of these services. Empty: all. */
  services: z.array(z.enum(SERVICES)).default([]),
});
