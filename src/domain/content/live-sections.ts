import { z } from "zod";
import { LEAD_KINDS } from "../leads/index.ts";
import { SERVICES } from "../locations/index.ts";
import {
  anchor,
  button,
  line,
  optionalLine,
  optionalLink,
  optionalParagraph,
  optionalSlug,
  slug,
  whole,
} from "./section-parts.ts";

/** A closed list's keys as a schema. */
const keyOf = <K extends string>(table: Readonly<Record<K, unknown>>) => z.enum(Object.keys(table) as [K, ...K[]]);

/** The places on a map and in a list that move together; `search` puts a field above them. */
export const map = z.object({
  component: z.literal("map"),
  anchor,
  title: line,
  text: optionalParagraph,
  search: z.boolean().default(true),
  /** Only places with one of these services; none: all. */
  services: z.array(keyOf(SERVICES)).default([]),
});

/** Models of the group, or those named ("ford/puma"), as cards. */
export const modelTeaser = z.object({
  component: z.literal("model_teaser"),
  anchor,
  title: line,
  text: optionalParagraph,
  brand: optionalSlug,
  models: z
    .array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must name a model as ford/puma"))
    .max(24)
    .default([]),
  limit: whole(2, 24).default(6),
  link_label: optionalLine,
  link: optionalLink,
});

/** Models with an advertised month; each with the whole of its conditions. */
export const leaseTeaser = z.object({
  component: z.literal("lease_teaser"),
  anchor,
  title: line,
  text: optionalParagraph,
  brand: optionalSlug,
  limit: whole(2, 12).default(6),
  link_label: optionalLine,
  link: optionalLink,
});

/** One place: address, hours, whether it is open now. */
export const locationTeaser = z.object({
  component: z.literal("location_teaser"),
  anchor,
  location: slug,
  title: optionalLine,
  text: optionalParagraph,
  buttons: z.array(button).max(3).default([]),
});

/** People of the group; with `filters` a visitor chooses place and department. */
export const team = z.object({
  component: z.literal("team"),
  anchor,
  title: line,
  text: optionalParagraph,
  location: optionalSlug,
  department: optionalSlug,
  employees: z.array(slug).max(60).default([]),
  filters: z.boolean().default(false),
  limit: whole(1, 200).default(60),
});

/** News articles, newest first; with `pages` all of them, page by page. */
export const newsList = z.object({
  component: z.literal("news_list"),
  anchor,
  title: line,
  category: optionalLine,
  limit: whole(2, 24).default(6),
  pages: z.boolean().default(false),
  link_label: optionalLine,
  link: optionalLink,
});

export const vacancyList = z.object({
  component: z.literal("vacancy_list"),
  anchor,
  title: line,
  text: optionalParagraph,
  location: optionalSlug,
  department: optionalSlug,
});

/** A form of any kind of lead, on the page itself. */
export const form = z.object({
  component: z.literal("form"),
  anchor,
  title: optionalLine,
  text: optionalParagraph,
  kind: keyOf(LEAD_KINDS),
  location: optionalSlug,
});
