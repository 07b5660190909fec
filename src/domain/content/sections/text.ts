import { z } from "zod";
import { anchorSchema, optionalLineSchema, richTextSchema } from "../section-fields.ts";

export const textSectionSchema = z.object({
  component: z.literal("text"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: richTextSchema,
});
