import type { z } from "zod";
import { form, leaseTeaser, locationTeaser, map, modelTeaser, newsList, team, vacancyList } from "./live-sections.ts";
import {
  accordion,
  brandLogos,
  callToAction,
  cards,
  hero,
  intents,
  locations,
  steps,
  stockTeaser,
  text,
} from "./page-sections.ts";
import {
  downloads,
  grid,
  iframe,
  image,
  imageGallery,
  logos,
  quote,
  recruiting,
  reviews,
  slider,
  table,
  video,
} from "./static-sections.ts";

/** Every section a page may be made of, by its component's name. */
export const SECTION_SCHEMAS = {
  hero,
  text,
  intents,
  cards,
  stock_teaser: stockTeaser,
  brand_logos: brandLogos,
  locations,
  call_to_action: callToAction,
  steps,
  accordion,
  image,
  image_gallery: imageGallery,
  grid,
  slider,
  quote,
  table,
  downloads,
  logos,
  iframe,
  video,
  reviews,
  recruiting,
  map,
  model_teaser: modelTeaser,
  lease_teaser: leaseTeaser,
  location_teaser: locationTeaser,
  team,
  news_list: newsList,
  vacancy_list: vacancyList,
  form,
} as const;

export type SectionName = keyof typeof SECTION_SCHEMAS;

export type Section = {
  readonly [Name in SectionName]: Readonly<z.infer<(typeof SECTION_SCHEMAS)[Name]>>;
}[SectionName];

export type SectionOf<Name extends SectionName> = Extract<Section, { component: Name }>;
