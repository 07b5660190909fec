import type { z } from "zod";
import {
  formSectionSchema,
  leaseTeaserSectionSchema,
  locationTeaserSectionSchema,
  mapSectionSchema,
  modelTeaserSectionSchema,
  newsListSectionSchema,
  teamSectionSchema,
  vacancyListSectionSchema,
} from "./live-sections.ts";
import {
  accordionSectionSchema,
  brandLogosSectionSchema,
  callToActionSectionSchema,
  cardsSectionSchema,
  heroSectionSchema,
  intentsSectionSchema,
  locationsSectionSchema,
  stepsSectionSchema,
  stockTeaserSectionSchema,
  textSectionSchema,
} from "./page-sections.ts";
import {
  downloadsSectionSchema,
  gridSectionSchema,
  iframeSectionSchema,
  imageSectionSchema,
  imageGallerySectionSchema,
  logosSectionSchema,
  quoteSectionSchema,
  recruitingSectionSchema,
  reviewsSectionSchema,
  sliderSectionSchema,
  tableSectionSchema,
  videoSectionSchema,
} from "./static-sections.ts";

/** Schemas of all sections by component name. */
export const SECTION_SCHEMAS = {
  hero: heroSectionSchema,
  text: textSectionSchema,
  intents: intentsSectionSchema,
  cards: cardsSectionSchema,
  stock_teaser: stockTeaserSectionSchema,
  brand_logos: brandLogosSectionSchema,
  locations: locationsSectionSchema,
  call_to_action: callToActionSectionSchema,
  steps: stepsSectionSchema,
  accordion: accordionSectionSchema,
  image: imageSectionSchema,
  image_gallery: imageGallerySectionSchema,
  grid: gridSectionSchema,
  slider: sliderSectionSchema,
  quote: quoteSectionSchema,
  table: tableSectionSchema,
  downloads: downloadsSectionSchema,
  logos: logosSectionSchema,
  iframe: iframeSectionSchema,
  video: videoSectionSchema,
  reviews: reviewsSectionSchema,
  recruiting: recruitingSectionSchema,
  map: mapSectionSchema,
  model_teaser: modelTeaserSectionSchema,
  lease_teaser: leaseTeaserSectionSchema,
  location_teaser: locationTeaserSectionSchema,
  team: teamSectionSchema,
  news_list: newsListSectionSchema,
  vacancy_list: vacancyListSectionSchema,
  form: formSectionSchema,
} as const;

export type SectionName = keyof typeof SECTION_SCHEMAS;

export type Section = {
  readonly [Name in SectionName]: Readonly<z.infer<(typeof SECTION_SCHEMAS)[Name]>>;
}[SectionName];

export type SectionOf<Name extends SectionName> = Extract<Section, { component: Name }>;
