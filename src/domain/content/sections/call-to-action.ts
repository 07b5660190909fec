import { z } from "zod";
import { anchorSchema, buttonSchema, lineSchema, optionalParagraphSchema } from "../section-fields.ts";

export const callToActionSectionSchema = z.object({
  component: z.literal("call_to_action"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  buttons: z.array(buttonSchema).max(3).default([]),
});
