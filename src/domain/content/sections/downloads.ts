import { z } from "zod";
import { anchorSchema, lineSchema, linkSchema, optionalLineSchema } from "../section-fields.ts";

export const downloadsSectionSchema = z.object({
  component: z.literal("downloads"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(
      z.object({
        title: lineSchema,
        url: linkSchema.nullable(),
        bytes: z.coerce.number().int().positive().nullable().default(null),
        description: optionalLineSchema,
      }),
    )
    .min(1)
    .max(40),
});
