import { z } from "zod";
import { SECTION_SCHEMAS, storyEnvelopeSchema } from "#domain/content/index.ts";

/** What the file of a page holds: the fields of a story, those that only files have, and its sections. */
export const storyFileSchema = storyEnvelopeSchema.extend({
  /** Only editors see the page. */
  draft: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  sections: z.array(z.union(Object.values(SECTION_SCHEMAS))).default([]),
});
