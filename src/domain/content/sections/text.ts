import { z } from "zod";
import { faultOptions } from "../faults/faults.ts";
import { anchorSchema, optionalLineSchema, richTextSchema } from "../section-fields.ts";

/** A title without a text is left where the text is lost, or where it begins with a section. */
export const textSectionSchema = z
  .object({
    component: z.literal("text"),
    anchor: anchorSchema,
    title: optionalLineSchema,
    text: richTextSchema.nullable(),
  })
  .refine(({ title, text }) => title !== null || text !== null, { ...faultOptions("rich-text"), path: ["text"] });
