import { z } from "zod";
import {
  anchorSchema,
  integerSchema,
  lineSchema,
  optionalLineSchema,
  optionalLinkSchema,
  storyReferencesSchema,
} from "../section-fields.ts";

/** News articles, newest first, or the chosen `articles` in their order. `pages`: paginates all articles. */
export const newsListSectionSchema = z.object({
  component: z.literal("news_list"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  category: optionalLineSchema,
  articles: storyReferencesSchema,
  limit: integerSchema(2, 24).default(6),
  pages: z.boolean().default(false),
  /** `lead`: the first article large, the others beside it. */
  layout: z.enum(["grid", "lead"]).default("grid"),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});
