import type { z } from "zod";
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
} as const;

export type SectionName = keyof typeof SECTION_SCHEMAS;

export type Section = {
  readonly [Name in SectionName]: Readonly<z.infer<(typeof SECTION_SCHEMAS)[Name]>>;
}[SectionName];

export type SectionOf<Name extends SectionName> = Extract<Section, { component: Name }>;
