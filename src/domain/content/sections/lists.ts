import { z } from "zod";
import {
  anchorSchema,
  buttonSchema,
  headFields,
  iconNameSchema,
  integerSchema,
  lineSchema,
  locationSlugSchema,
  optionalHeadFields,
  optionalLineSchema,
  optionalLinkSchema,
  optionalLocationSlugSchema,
  optionalParagraphSchema,
  optionalSlugSchema,
  slugSchema,
  stockQuerySchema,
  storyReferencesSchema,
} from "../section-fields.ts";
import { SERVICES } from "../../locations/index.ts";

/** Locations with today's hours, as a list or on a map. */
export const locationsSectionSchema = z.object({
  component: z.literal("locations"),
  ...headFields,
  map: z.boolean().default(true),
  /** Slugs. Empty: all. */
  locations: z.array(locationSlugSchema).default([]),
});

/** A location with address, hours and opening state. */
export const locationTeaserSectionSchema = z.object({
  component: z.literal("location_teaser"),
  anchor: anchorSchema,
  location: locationSlugSchema,
  title: optionalLineSchema,
  text: optionalParagraphSchema,
  buttons: z.array(buttonSchema).max(3).default([]),
});

/** Locations on a map and in a synchronised list. `search`: adds a search field. */
export const mapSectionSchema = z.object({
  component: z.literal("map"),
  ...optionalHeadFields,
  search: z.boolean().default(true),
  /** Only locations with one of these services. Empty: all. */
  services: z.array(z.enum(SERVICES)).default([]),
});

/** News articles, newest first, or the chosen `articles` in their order. `pages`: paginates all articles. */
export const newsListSectionSchema = z.object({
  component: z.literal("news_list"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
  category: optionalLineSchema,
  articles: storyReferencesSchema,
  limit: integerSchema(2, 24).default(6),
  pages: z.boolean().default(false),
  /** `lead`: the first article large, the others beside it. */
  layout: z.enum(["grid", "lead"]).default("grid"),
  link_label: optionalLineSchema,
  link: optionalLinkSchema,
});

export const stockTeaserSectionSchema = z.object({
  component: z.literal("stock_teaser"),
  ...headFields,
  /** Empty: all vehicles. */
  query: stockQuerySchema.prefault(""),
  limit: integerSchema(2, 12).default(6),
  /** `rail`: one row that scrolls sideways; `beside`: two columns beside the title, on a tinted ground. */
  layout: z.enum(["grid", "rail", "beside"]).default("grid"),
  link_label: lineSchema.nullable(),
});

/** Links to stock queries, with the number of vehicles. */
export const intentsSectionSchema = z.object({
  component: z.literal("intents"),
  anchor: anchorSchema,
  title: lineSchema.nullable(),
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

/** Employees. `filters`: visitors can filter by location, department, brand and language. */
export const teamSectionSchema = z.object({
  component: z.literal("team"),
  ...headFields,
  location: optionalLocationSlugSchema,
  department: optionalSlugSchema,
  employees: z.array(slugSchema).max(60).default([]),
  filters: z.boolean().default(false),
  limit: integerSchema(1, 200).default(60),
});

/** Open vacancies. `filters`: visitors can filter by location, department and contract. */
export const vacancyListSectionSchema = z.object({
  component: z.literal("vacancy_list"),
  ...headFields,
  location: optionalLocationSlugSchema,
  department: optionalSlugSchema,
  filters: z.boolean().default(false),
});
