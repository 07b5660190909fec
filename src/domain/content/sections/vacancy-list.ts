import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  optionalLocationSlugSchema,
} from "../section-fields.ts";

/** Open vacancies. `filters`: visitors can filter by location, department and contract. */
export const vacancyListSectionSchema = z.object({
  component: z.literal("vacancy_list"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  location: optionalLocationSlugSchema,
  department: optionalSlugSchema,
  filters: z.boolean().default(false),
});
