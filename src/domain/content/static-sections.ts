import { z } from "zod";
import {
  anchor,
  image as picture,
  iconName,
  line,
  linkItem,
  link,
  optionalImage,
  optionalLine,
  optionalLink,
  optionalParagraph,
  optionalRichText,
  paragraph,
  single,
  whole,
} from "./section-parts.ts";

/** One picture, in the text's width or wider. */
export const image = z.object({
  component: z.literal("image"),
  anchor,
  image: picture,
  caption: optionalLine,
  width: z.enum(["text", "wide", "full"]).default("wide"),
});

export const imageGallery = z.object({
  component: z.literal("image_gallery"),
  anchor,
  title: optionalLine,
  images: z
    .array(z.object({ image: picture, caption: optionalLine }))
    .min(2)
    .max(40),
});

/** Things of one kind, side by side. */
export const grid = z.object({
  component: z.literal("grid"),
  anchor,
  title: optionalLine,
  text: optionalParagraph,
  columns: whole(2, 4).default(3),
  items: z
    .array(
      z
        .object({
          title: optionalLine,
          text: optionalRichText,
          image: optionalImage,
          icon: iconName.nullable().default(null),
          link: single(linkItem),
        })
        .refine((item) => item.title !== null || item.text !== null || item.image !== null, {
          error: "must have a title, a text or a picture",
        }),
    )
    .min(2)
    .max(24),
});

/** Pictures with words, one after the other; it moves only when somebody moves it. */
export const slider = z.object({
  component: z.literal("slider"),
  anchor,
  title: optionalLine,
  items: z
    .array(z.object({ image: picture, title: optionalLine, text: optionalParagraph, link: single(linkItem) }))
    .min(2)
    .max(20),
});

export const quote = z.object({
  component: z.literal("quote"),
  anchor,
  text: paragraph,
  author: line,
  role: optionalLine,
  image: optionalImage,
});

/** The first column names its row. */
export const table = z
  .object({
    component: z.literal("table"),
    anchor,
    title: optionalLine,
    /** What the table tells, for those who do not see its shape. */
    caption: line,
    head: z.array(line).min(2).max(8),
    rows: z.array(z.array(line)).min(1).max(60),
    note: optionalParagraph,
  })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), {
    error: "every row must have a cell for each column of the head",
    path: ["rows"],
  });

export const downloads = z.object({
  component: z.literal("downloads"),
  anchor,
  title: optionalLine,
  items: z
    .array(
      z.object({
        title: line,
        url: link,
        bytes: z.coerce.number().int().positive().nullable().default(null),
        description: optionalLine,
      }),
    )
    .min(1)
    .max(40),
});

/** Partners and labels, each with a picture or set in type. */
export const logos = z.object({
  component: z.literal("logos"),
  anchor,
  title: optionalLine,
  items: z
    .array(z.object({ name: line, image: optionalImage, link: optionalLink }))
    .min(1)
    .max(24),
});

const CONSENT_PURPOSES = ["functional", "statistics", "marketing", "maps", "media"] as const;

/** Somebody else's page in a frame: loaded at a click, from the hosts of the settings alone. */
const embedded = { anchor, title: line, text: optionalParagraph, src: z.url({ protocol: /^https$/ }) };

const height = whole(200, 1200).default(600);

export const iframe = z.object({
  component: z.literal("iframe"),
  ...embedded,
  height,
  purpose: z.enum(CONSENT_PURPOSES).default("media"),
});

/** A film of the site's own (`/media/…`) or of a host of the settings. */
export const video = z.object({
  component: z.literal("video"),
  anchor,
  title: line,
  src: link,
  poster: picture,
  /** Subtitles of a film of the site's own (WebVTT). */
  captions: optionalLink,
  description: optionalParagraph,
  transcript: optionalRichText,
});

export const reviews = z.object({ component: z.literal("reviews"), ...embedded, height });

export const recruiting = z.object({ component: z.literal("recruiting"), ...embedded, height });
