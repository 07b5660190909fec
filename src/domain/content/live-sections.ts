import { z } from "zod";
import { LEAD_KINDS } from "../forms/index.ts";
import { SERVICES } from "../locations/index.ts";
import {
  anchorSchema,
  buttonSchema,
  lineSchema,
  optionalLineSchema,
  optionalLinkSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  slugSchema,
  integerSchema,
} from "./section-fields.ts";

const keySchema = <K extends string>(table: Readonly<Record<K, unknown>>) => z.enum(Object.keys(table) as [K, ...K[]]);

/** Locations on a map and in a synchronised list. `search`: adds a search field. */
export const mapSectionSchema = z.object({
  component: z.literal("map"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  search: z.boolean().default(true),
  /** Only locations with one of these services. Empty: all. */
  services: z.array(keySchema(SERVICES)).default([]),
});

/** Model cards. `models`: "ford/puma"; empty: all models. */
export const modelTeaserSectionSchema = z.object({
  component: z.literal("model_teaser"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  brand: optionalSlugSchema,
  models: z
    .array(z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must name a model as ford/puma"))
    .max(24)
    .default([]),
  limit: integerSchema(2, 24).default(6),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});

/** Models with an advertised monthly rate and its complete conditions. */
export const leaseTeaserSectionSchema = z.object({
  component: z.literal("lease_teaser"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  brand: optionalSlugSchema,
  limit: integerSchema(2, 12).default(6),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});

/** A location with address, hours and opening state. */
export const locationTeaserSectionSchema = z.object({
  component: z.literal("location_teaser"),
  anchor: anchorSchema,
  location: slugSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  buttons: z.array(buttonSchema).max(3).default([]),
});

/** Employees. `filters`: visitors can filter by location and department. */
export const teamSectionSchema = z.object({
  component: z.literal("team"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  location: optionalSlugSchema,
  department: optionalSlugSchema,
  employees: z.array(slugSchema).max(60).default([]),
  filters: z.boolean().default(false),
  limit: integerSchema(1, 200).default(60),
});

/** News articles, newest first. `pages`: paginates all articles. */
export const newsListSectionSchema = z.object({
  component: z.literal("news_list"),
  anchor: anchorSchema,
  title: lineSchema,
  category: optionalLineSchema,
  limit: integerSchema(2, 24).default(6),
  pages: z.boolean().default(false),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});

export const vacancyListSectionSchema = z.object({
  component: z.literal("vacancy_list"),
  anchor: anchorSchema,
  title: lineSchema,
  text: optionalParagraphSchema,
  location: optionalSlugSchema,
  department: optionalSlugSchema,
});

/** An embedded lead form. */
export const formSectionSchema = z.object({
  component: z.literal("form"),
  anchor: anchorSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  kind: keySchema(LEAD_KINDS),
  location: optionalSlugSchema,
});
