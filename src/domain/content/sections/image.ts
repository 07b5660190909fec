import { z } from "zod";
import { anchorSchema, imageSchema, optionalLineSchema } from "../section-fields.ts";

export const imageSectionSchema = z.object({
  component: z.literal("image"),
  anchor: anchorSchema,
  image: imageSchema,
  caption: optionalLineSchema,
  width: z.enum(["text", "wide", "full"]).default("wide"),
});
