import type { ComponentType } from "react";
import { Accordion } from "./accordion/accordion.tsx";
import { BrandLogos } from "./brand-logos/brand-logos.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Cards } from "./cards/cards.tsx";
import { Hero } from "./hero/hero.tsx";
import { Intents } from "./intents/intents.tsx";
import { Locations } from "./locations/locations.tsx";
import type { SectionView, SectionViewOf } from "./section-views.ts";
import { Steps } from "./steps/steps.tsx";
import { StockTeaser } from "./stock-teaser/stock-teaser.tsx";
import { Text } from "./text/text.tsx";

/** The component of every section, by its name in the content. */
const SECTION_COMPONENTS: {
  readonly [Name in SectionView["component"]]: ComponentType<{ readonly view: SectionViewOf<Name> }>;
} = {
  hero: Hero,
  text: Text,
  intents: Intents,
  cards: Cards,
  stock_teaser: StockTeaser,
  brand_logos: BrandLogos,
  locations: Locations,
  call_to_action: CallToAction,
  steps: Steps,
  accordion: Accordion,
};

/** The sections of a page, one under the other. */
export const Sections = ({ views }: { readonly views: readonly SectionView[] }) =>
  views.map((view, index) => {
    const Section = SECTION_COMPONENTS[view.component] as ComponentType<{ readonly view: SectionView }>;
    return <Section key={`${view.component}-${index}`} view={view} />;
  });
