import { z } from "zod";
import { LEAD_KINDS } from "../../forms/index.ts";
import {
  anchorSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  keySchema,
} from "../section-fields.ts";

/** An embedded lead form. */
export const formSectionSchema = z.object({
  component: z.literal("form"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  kind: keySchema(LEAD_KINDS),
  location: optionalSlugSchema,
});
