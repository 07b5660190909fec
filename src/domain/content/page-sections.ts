import { z } from "zod";
import {
  anchor,
  button,
  iconName,
  optionalImage,
  line,
  linkItem,
  optionalLine,
  optionalParagraph,
  paragraph,
  richText,
  single,
  slug,
  stockQuery,
  whole,
} from "./section-parts.ts";

/** The head of a page: `showroom` fills the first screen, `page` is a title with its introduction. */
export const hero = z.object({
  component: z.literal("hero"),
  variant: z.enum(["showroom", "page"]).default("page"),
  eyebrow: optionalLine,
  title: line,
  text: optionalParagraph,
  image: optionalImage,
  /** The quick search of the stock, with its hint inside the empty field. */
  search: single(z.object({ label: line, hint: line, submit: line })),
  buttons: z.array(button).max(3).default([]),
});

export const text = z.object({
  component: z.literal("text"),
  anchor,
  title: optionalLine,
  text: richText,
});

/** Ways into the stock: each a query, shown with its count. */
export const intents = z.object({
  component: z.literal("intents"),
  anchor,
  title: line,
  items: z
    .array(z.object({ label: line, hint: optionalLine, icon: iconName.nullable().default(null), query: stockQuery }))
    .min(1)
    .max(12),
});

export const cards = z.object({
  component: z.literal("cards"),
  anchor,
  title: optionalLine,
  text: optionalParagraph,
  items: z
    .array(
      z.object({
        title: line,
        text: paragraph,
        icon: iconName.nullable().default(null),
        image: optionalImage,
        link: single(linkItem),
      }),
    )
    .min(1)
    .max(12),
});

/** The first vehicles of a stock query, and a link to all of them. */
export const stockTeaser = z.object({
  component: z.literal("stock_teaser"),
  anchor,
  title: line,
  text: optionalParagraph,
  /** None: the whole stock. */
  query: stockQuery.prefault(""),
  limit: whole(2, 12).default(6),
  link_label: line,
});

/** The brands of the group, or those named, each leading to its vehicles. */
export const brandLogos = z.object({
  component: z.literal("brand_logos"),
  anchor,
  title: line,
  text: optionalParagraph,
  /** Slugs; none: every brand of the group in its order. */
  brands: z.array(slug).default([]),
});

/** The group's places with today's hours, as a list or on the map; none named: all. */
export const locations = z.object({
  component: z.literal("locations"),
  anchor,
  title: line,
  text: optionalParagraph,
  map: z.boolean().default(true),
  /** Slugs; none: all. */
  locations: z.array(slug).default([]),
});

export const callToAction = z.object({
  component: z.literal("call_to_action"),
  anchor,
  title: line,
  text: optionalParagraph,
  buttons: z.array(button).min(1).max(3),
});

export const steps = z.object({
  component: z.literal("steps"),
  anchor,
  title: line,
  text: optionalParagraph,
  items: z
    .array(z.object({ title: line, text: paragraph }))
    .min(2)
    .max(8),
});

/** Questions and answers that fold. */
export const accordion = z.object({
  component: z.literal("accordion"),
  anchor,
  title: optionalLine,
  items: z
    .array(z.object({ question: line, answer: richText }))
    .min(1)
    .max(40),
});
