import type { z } from "zod";
import { accordionSectionSchema } from "./sections/accordion.ts";
import { brandLogosSectionSchema } from "./sections/brand-logos.ts";
import { callToActionSectionSchema } from "./sections/call-to-action.ts";
import { cardsSectionSchema } from "./sections/cards.ts";
import { downloadsSectionSchema } from "./sections/downloads.ts";
import { formSectionSchema } from "./sections/form.ts";
import { gridSectionSchema } from "./sections/grid.ts";
import { heroSectionSchema } from "./sections/hero.ts";
import { iframeSectionSchema } from "./sections/iframe.ts";
import { imageSectionSchema } from "./sections/image.ts";
import { imageGallerySectionSchema } from "./sections/image-gallery.ts";
import { intentsSectionSchema } from "./sections/intents.ts";
import { leaseOffersSectionSchema } from "./sections/lease-offers.ts";
import { leaseTeaserSectionSchema } from "./sections/lease-teaser.ts";
import { locationTeaserSectionSchema } from "./sections/location-teaser.ts";
import { locationsSectionSchema } from "./sections/locations.ts";
import { logosSectionSchema } from "./sections/logos.ts";
import { mapSectionSchema } from "./sections/map.ts";
import { modelHeadSectionSchema } from "./sections/model-head.ts";
import { modelTeaserSectionSchema } from "./sections/model-teaser.ts";
import { modelVersionsSectionSchema } from "./sections/model-versions.ts";
import { newsListSectionSchema } from "./sections/news-list.ts";
import { quoteSectionSchema } from "./sections/quote.ts";
import { recruitingSectionSchema } from "./sections/recruiting.ts";
import { reviewsSectionSchema } from "./sections/reviews.ts";
import { sliderSectionSchema } from "./sections/slider.ts";
import { stepsSectionSchema } from "./sections/steps.ts";
import { stockTeaserSectionSchema } from "./sections/stock-teaser.ts";
import { tableSectionSchema } from "./sections/table.ts";
import { teamSectionSchema } from "./sections/team.ts";
import { textSectionSchema } from "./sections/text.ts";
import { vacancyListSectionSchema } from "./sections/vacancy-list.ts";
import { videoSectionSchema } from "./sections/video.ts";

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
