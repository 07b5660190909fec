import { z } from "zod";
import { faultOptions } from "../faults/faults.ts";
import { normaliseLink } from "../links.ts";
import {
  anchorSchema,
  headFields,
  imageSchema,
  integerSchema,
  lineSchema,
  linkSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  optionalRichTextSchema,
} from "../section-fields.ts";
import { CONSENT_PURPOSES } from "../../consent/index.ts";

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
const embedFields = {
  ...headFields,
  src: embeddedPageSchema,
};

const heightSchema = integerSchema(200, 1200).default(600);

export const iframeSectionSchema = z.object({
  component: z.literal("iframe"),
  ...embedFields,
  height: heightSchema,
  purpose: z.enum(CONSENT_PURPOSES).default("media"),
});

export const recruitingSectionSchema = z.object({
  component: z.literal("recruiting"),
  ...embedFields,
  height: heightSchema,
});

export const reviewsSectionSchema = z.object({ component: z.literal("reviews"), ...embedFields, height: heightSchema });

/** A video of the site (`/media/…`) or of a host in the settings. */
export const videoSectionSchema = z.object({
  component: z.literal("video"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  src: linkSchema,
  poster: imageSchema.nullable(),
  /** WebVTT subtitles for a video of the site. */
  captions: optionalLinkSchema,
  description: optionalParagraphSchema,
  transcript: optionalRichTextSchema,
});
