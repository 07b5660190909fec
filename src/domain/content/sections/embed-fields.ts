import { z } from "zod";
import { anchorSchema, integerSchema, lineSchema, optionalParagraphSchema } from "../section-fields.ts";

/** A page of another website, or of this one, which then says that it may be framed. */
const embeddedPageSchema = z.union(
  [
    z.url({ protocol: /^https$/ }),
    z.url({ protocol: /^http$/, hostname: /^(?:127\.0\.0\.1|localhost)$/ }),
    z.string().regex(/^\/(?!\/)\S*$/),
  ],
  { error: "must be an https address or a path of this site" },
);

/** A page in a frame: loaded after consent, from hosts in the settings only. */
export const embedFields = {
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  src: embeddedPageSchema,
};

export const heightSchema = integerSchema(200, 1200).default(600);
