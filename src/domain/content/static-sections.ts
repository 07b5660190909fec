import { z } from "zod";
import {
  anchorSchema,
  imageSchema as picture,
  iconNameSchema,
  lineSchema,
  linkItemSchema,
  linkSchema,
  optionalImageSchema,
  optionalLineSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  optionalRichTextSchema,
  paragraphSchema,
  singleBlockSchema,
  integerSchema,
} from "./section-fields.ts";

export const imageSectionSchema = z.object({
  component: z.literal("image"),
  anchor: anchorSchema,
  image: picture,
  caption: optionalLineSchema,
  width: z.enum(["text", "wide", "full"]).default("wide"),
});

export const imageGallerySectionSchema = z.object({
  component: z.literal("image_gallery"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  images: z
    .array(z.object({ image: picture, caption: optionalLineSchema }))
    .min(2)
    .max(40),
});

export const gridSectionSchema = z.object({
  component: z.literal("grid"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  columns: integerSchema(2, 4).default(3),
  items: z
    .array(
      z
        .object({
          title: optionalLineSchema,
          text: optionalRichTextSchema,
          image: optionalImageSchema,
          icon: iconNameSchema.nullable().default(null),
          link: singleBlockSchema(linkItemSchema),
        })
        .refine((item) => item.title !== null || item.text !== null || item.image !== null, {
          error: "must have a title, a text or a picture",
        }),
    )
    .min(2)
    .max(24),
});

/** Never moves automatically. */
export const sliderSectionSchema = z.object({
  component: z.literal("slider"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(
      z.object({
        image: picture,
        title: optionalLineSchema,
        text: optionalParagraphSchema,
        link: singleBlockSchema(linkItemSchema),
      }),
    )
    .min(2)
    .max(20),
});

export const quoteSectionSchema = z.object({
  component: z.literal("quote"),
  anchor: anchorSchema,
  text: paragraphSchema,
  author: lineSchema,
  role: optionalLineSchema,
  image: optionalImageSchema,
});

/** The first column contains row headers. */
export const tableSectionSchema = z
  .object({
    component: z.literal("table"),
    anchor: anchorSchema,
    title: optionalLineSchema,
    /** Description for screen readers. */
    caption: lineSchema,
    head: z.array(lineSchema).min(2).max(8),
    rows: z.array(z.array(lineSchema)).min(1).max(60),
    note: optionalParagraphSchema,
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: "every row must have a cell for each column of the head",
    path: ["rows"],
  });

export const downloadsSectionSchema = z.object({
  component: z.literal("downloads"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(
      z.object({
        title: lineSchema,
        url: linkSchema,
        bytes: z.coerce.number().int().positive().nullable().default(null),
        description: optionalLineSchema,
      }),
    )
    .min(1)
    .max(40),
});

/** Logos of partners; without a picture the name is displayed. */
export const logosSectionSchema = z.object({
  component: z.literal("logos"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(z.object({ name: lineSchema, image: optionalImageSchema, link: optionalLinkSchema }))
    .min(1)
    .max(24),
});

const CONSENT_PURPOSES = ["functional", "statistics", "marketing", "maps", "media"] as const;

/** Third-party page in a frame: loaded after a click, from hosts in the settings only. */
const embedFields = {
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  src: z.url({ protocol: /^https$/ }),
};

const heightSchema = integerSchema(200, 1200).default(600);

export const iframeSectionSchema = z.object({
  component: z.literal("iframe"),
  ...embedFields,
  height: heightSchema,
  purpose: z.enum(CONSENT_PURPOSES).default("media"),
});

/** A video of the site (`/media/…`) or of a host in the settings. */
export const videoSectionSchema = z.object({
  component: z.literal("video"),
  anchor: anchorSchema,
  title: lineSchema,
  src: linkSchema,
  poster: picture,
  /** WebVTT subtitles for a video of the site. */
  captions: optionalLinkSchema,
  description: optionalParagraphSchema,
  transcript: optionalRichTextSchema,
});

export const reviewsSectionSchema = z.object({ component: z.literal("reviews"), ...embedFields, height: heightSchema });

export const recruitingSectionSchema = z.object({
  component: z.literal("recruiting"),
  ...embedFields,
  height: heightSchema,
});
