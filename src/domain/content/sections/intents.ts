import { z } from "zod";
import { anchorSchema, iconNameSchema, lineSchema, optionalLineSchema, stockQuerySchema } from "../section-fields.ts";

/** Links to stock queries, with the number of vehicles. */
export const intentsSectionSchema = z.object({
  component: z.literal("intents"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  items: z
    .array(
      z.object({
        label: lineSchema,
        hint: optionalLineSchema,
        icon: iconNameSchema.nullable().default(null),
        query: stockQuerySchema,
      }),
    )
    .min(1)
    .max(12),
});
