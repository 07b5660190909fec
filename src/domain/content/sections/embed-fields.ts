import { z } from "zod";
import { faultOptions } from "../faults/faults.ts";
import { normaliseLink } from "../links.ts";
import { anchorSchema, integerSchema, lineSchema, optionalParagraphSchema } from "../section-fields.ts";

const LOOPBACK = new Set(["127.0.0.1", "localhost"]);

/** A page of another website, or of this one, which then says that it may be framed. */
const isEmbeddedPage = (address: string): boolean => {
  if (/\s/.test(address)) return false;
  if (!URL.canParse(address)) return address.startsWith("/") && !address.startsWith("//");
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.has(hostname));
};

const embeddedPageSchema = z.preprocess(normaliseLink, z.string().refine(isEmbeddedPage, faultOptions("page")));

/** A page in a frame: loaded after consent, from hosts in the settings only. */
export const embedFields = {
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  text: optionalParagraphSchema,
  src: embeddedPageSchema,
};

export const heightSchema = integerSchema(200, 1200).default(600);
