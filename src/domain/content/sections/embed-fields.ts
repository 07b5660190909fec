import { z } from "zod";
import { anchorSchema, integerSchema, lineSchema, optionalParagraphSchema } from "../section-fields.ts";

/** Third-party page in a frame: loaded after a click, from hosts in the settings only. */
export const embedFields = {
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  src: z.url({ protocol: /^https$/ }),
};

export const heightSchema = integerSchema(200, 1200).default(600);
