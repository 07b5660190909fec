import { z } from "zod";
import { anchorSchema, lineSchema, optionalLineSchema, optionalLinkSchema, integerSchema } from "../section-fields.ts";

/** News articles, newest first. `pages`: paginates all articles. */
export const newsListSectionSchema = z.object({
  component: z.literal("news_list"),
  anchor: anchorSchema,
  title: lineSchema,
  category: optionalLineSchema,
  limit: integerSchema(2, 24).default(6),
  pages: z.boolean().default(false),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});
