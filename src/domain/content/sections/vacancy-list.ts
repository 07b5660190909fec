import { z } from "zod";
import { anchorSchema, lineSchema, optionalParagraphSchema, optionalSlugSchema } from "../section-fields.ts";

/** Open vacancies. `filters`: visitors can filter by location, department and contract. */
export const vacancyListSectionSchema = z.object({
  component: z.literal("vacancy_list"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  location: optionalSlugSchema,
  department: optionalSlugSchema,
  filters: z.boolean().default(false),
});
