import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  slugSchema,
  integerSchema,
  optionalLocationSlugSchema,
} from "../section-fields.ts";

/** Employees. `filters`: visitors can filter by location, department, brand and language. */
export const teamSectionSchema = z.object({
  component: z.literal("team"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  location: optionalLocationSlugSchema,
  department: optionalSlugSchema,
  employees: z.array(slugSchema).max(60).default([]),
  filters: z.boolean().default(false),
  limit: integerSchema(1, 200).default(60),
});
