import type { z } from "zod";
import {
  accordionSectionSchema,
  callToActionSectionSchema,
  cardsSectionSchema,
  downloadsSectionSchema,
  gridSectionSchema,
  heroSectionSchema,
  quoteSectionSchema,
  stepsSectionSchema,
  tableSectionSchema,
  textSectionSchema,
} from "./sections/texts.ts";
import {
  brandLogosSectionSchema,
  imageGallerySectionSchema,
  imageSectionSchema,
  logosSectionSchema,
  sliderSectionSchema,
} from "./sections/pictures.ts";
import { formSectionSchema } from "./sections/form.ts";
import {
  iframeSectionSchema,
  recruitingSectionSchema,
  reviewsSectionSchema,
  videoSectionSchema,
} from "./sections/embeds.ts";
import {
  intentsSectionSchema,
  locationsSectionSchema,
  locationTeaserSectionSchema,
  mapSectionSchema,
  newsListSectionSchema,
  stockTeaserSectionSchema,
  teamSectionSchema,
  vacancyListSectionSchema,
} from "./sections/lists.ts";
import {
  leaseOffersSectionSchema,
  leaseTeaserSectionSchema,
  modelHeadSectionSchema,
  modelTeaserSectionSchema,
  modelVersionsSectionSchema,
} from "./sections/models.ts";

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
  model_head: modelHeadSectionSchema,
  model_versions: modelVersionsSectionSchema,
  lease_offers: leaseOffersSectionSchema,
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
