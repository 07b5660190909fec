import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  optionalLineSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  integerSchema,
} from "../section-fields.ts";

/** Models with an advertised monthly rate and its complete conditions. */
export const leaseTeaserSectionSchema = z.object({
  component: z.literal("lease_teaser"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  brand: optionalSlugSchema,
  limit: integerSchema(2, 12).default(6),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});
