import { z } from "zod";
import {
  anchorSchema,
  lineSchema,
  optionalParagraphSchema,
  stockQuerySchema,
  integerSchema,
} from "../section-fields.ts";

export const stockTeaserSectionSchema = z.object({
  component: z.literal("stock_teaser"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  /** Empty: all vehicles. */
  query: stockQuerySchema.prefault(""),
  limit: integerSchema(2, 12).default(6),
  /** `rail`: one row that scrolls sideways; `beside`: two columns beside the title, on a tinted ground. */
  layout: z.enum(["grid", "rail", "beside"]).default("grid"),
  link_label: lineSchema.nullable(),
});
