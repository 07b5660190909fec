import { z } from "zod";
import {
  anchorSchema,
  headFields,
  imageSchema,
  lineSchema,
  normalisePictureItem,
  optionalImageSchema,
  optionalLineSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  singleBlockSchema,
  slugSchema,
  textLinkSchema,
} from "../section-fields.ts";

export const imageSectionSchema = z.object({
  component: z.literal("image"),
  anchor: anchorSchema,
  image: imageSchema,
  caption: optionalLineSchema,
  width: z.enum(["text", "wide", "full"]).default("wide"),
});

export const imageGallerySectionSchema = z.object({
  component: z.literal("image_gallery"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  images: z
    .array(z.preprocess(normalisePictureItem, z.object({ image: imageSchema, caption: optionalLineSchema })))
    .min(1)
    .max(40),
});

/** Never moves automatically. */
export const sliderSectionSchema = z.object({
  component: z.literal("slider"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(
      z.object({
        image: imageSchema,
        title: optionalLineSchema,
        text: optionalParagraphSchema,
        link: singleBlockSchema(textLinkSchema),
      }),
    )
    .min(1)
    .max(20),
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

/** Brands with links to their vehicles. */
export const brandLogosSectionSchema = z.object({
  component: z.literal("brand_logos"),
  ...headFields,
  /** Slugs. Empty: all brands in the group's order. */
  brands: z.array(slugSchema).default([]),
});
