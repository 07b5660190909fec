import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  optionalLocationSchema,
} from "../section-fields.ts";

/** Open vacancies. `filters`: visitors can filter by location, department and contract. */
export const vacancyListSectionSchema = z.object({
  component: z.literal("vacancy_list"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  location: optionalLocationSchema,
  department: optionalSlugSchema,
  filters: z.boolean().default(false),
});
