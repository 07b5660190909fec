import { z } from "zod";
import {
  anchorSchema,
  imageSchema,
  lineSchema,
  linkSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  optionalRichTextSchema,
} from "../section-fields.ts";

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
