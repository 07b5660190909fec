import { z } from "zod";
import {
  buttonSchema,
  lineSchema,
  optionalImageSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  singleBlockSchema,
} from "../section-fields.ts";

/**
 * `showroom` fills the first screen, `page` is a title with an introduction, `compact` a small one above a list or a form
 * that belongs in the first screen.
 */
export const heroSectionSchema = z.object({
  component: z.literal("hero"),
  variant: z.enum(["showroom", "page", "compact"]).default("page"),
  eyebrow: optionalLineSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  image: optionalImageSchema,
  /** Quick search; `hint`: placeholder of the field. */
  search: singleBlockSchema(z.object({ label: lineSchema, hint: lineSchema, submit: lineSchema })),
  buttons: z.array(buttonSchema).max(3).default([]),
});
