import { z } from "zod";
import {
  anchorSchema,
  buttonSchema,
  iconNameSchema,
  optionalImageSchema,
  lineSchema,
  linkItemSchema,
  optionalLineSchema,
  optionalParagraphSchema,
  paragraphSchema,
  richTextSchema,
  singleBlockSchema,
  slugSchema,
  stockQuerySchema,
  integerSchema,
} from "./section-fields.ts";

/** `showroom` fills the first screen, `page` is a title with an introduction. */
export const heroSectionSchema = z.object({
  component: z.literal("hero"),
  variant: z.enum(["showroom", "page"]).default("page"),
  eyebrow: optionalLineSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  image: optionalImageSchema,
  /** Quick search; `hint`: placeholder of the field. */
  search: singleBlockSchema(z.object({ label: lineSchema, hint: lineSchema, submit: lineSchema })),
  buttons: z.array(buttonSchema).max(3).default([]),
});

export const textSectionSchema = z.object({
  component: z.literal("text"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: richTextSchema,
});

/** Links to stock queries, with the number of vehicles. */
export const intentsSectionSchema = z.object({
  component: z.literal("intents"),
  anchor: anchorSchema,
  title: lineSchema,
  items: z
    .array(
      z.object({
        label: lineSchema,
        hint: optionalLineSchema,
        icon: iconNameSchema.nullable().default(null),
        query: stockQuerySchema,
      }),
    )
    .min(1)
    .max(12),
});

export const cardsSectionSchema = z.object({
  component: z.literal("cards"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  items: z
    .array(
      z.object({
        title: lineSchema,
        text: paragraphSchema,
        icon: iconNameSchema.nullable().default(null),
        image: optionalImageSchema,
        link: singleBlockSchema(linkItemSchema),
      }),
    )
    .min(1)
    .max(12),
});

export const stockTeaserSectionSchema = z.object({
  component: z.literal("stock_teaser"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  /** Empty: all vehicles. */
  query: stockQuerySchema.prefault(""),
  limit: integerSchema(2, 12).default(6),
  link_label: lineSchema,
});

/** Brands with links to their vehicles. */
export const brandLogosSectionSchema = z.object({
  component: z.literal("brand_logos"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  /** Slugs. Empty: all brands in the group's order. */
  brands: z.array(slugSchema).default([]),
});

/** Locations with today's hours, as a list or on a map. */
export const locationsSectionSchema = z.object({
  component: z.literal("locations"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  map: z.boolean().default(true),
  /** Slugs. Empty: all. */
  locations: z.array(slugSchema).default([]),
});

export const callToActionSectionSchema = z.object({
  component: z.literal("call_to_action"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  buttons: z.array(buttonSchema).min(1).max(3),
});

export const stepsSectionSchema = z.object({
  component: z.literal("steps"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  items: z
    .array(z.object({ title: lineSchema, text: paragraphSchema }))
    .min(2)
    .max(8),
});

/** Collapsible questions and answers. */
export const accordionSectionSchema = z.object({
  component: z.literal("accordion"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  items: z
    .array(z.object({ question: lineSchema, answer: richTextSchema }))
    .min(1)
    .max(40),
});
