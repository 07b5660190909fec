import { type ReactNode, use } from "react";
import { reloadOnce } from "../features/versions/index.ts";
import { type SectionComponent, type SectionComponents, SectionComponentsContext } from "./section-component.ts";
import type { SectionView } from "./section-views.server.ts";

/** The script of each section, which the browser loads for the first page with a view of it. */
const SECTION_SCRIPTS: {
  readonly [Name in SectionView["component"]]: () => Promise<SectionComponent<Name>>;
} = {
  hero: async () => (await import("./hero/hero.tsx")).Hero,
  text: async () => (await import("./text/text.tsx")).Text,
  intents: async () => (await import("./intents/intents.tsx")).Intents,
  cards: async () => (await import("./cards/cards.tsx")).Cards,
  stock_teaser: async () => (await import("./stock-teaser/stock-teaser.tsx")).StockTeaser,
  brand_logos: async () => (await import("./brand-logos/brand-logos.tsx")).BrandLogos,
  locations: async () => (await import("./locations/locations.tsx")).Locations,
  call_to_action: async () => (await import("./call-to-action/call-to-action.tsx")).CallToAction,
  steps: async () => (await import("./steps/steps.tsx")).Steps,
  accordion: async () => (await import("./accordion/accordion.tsx")).Accordion,
  image: async () => (await import("./image/image.tsx")).Image,
  image_gallery: async () => (await import("./image-gallery/image-gallery.tsx")).ImageGallery,
  grid: async () => (await import("./grid/grid.tsx")).Grid,
  slider: async () => (await import("./slider/slider.tsx")).Slider,
  quote: async () => (await import("./quote/quote.tsx")).Quote,
  table: async () => (await import("./table/table.tsx")).Table,
  downloads: async () => (await import("./downloads/downloads.tsx")).Downloads,
  logos: async () => (await import("./logos/logos.tsx")).Logos,
  iframe: async () => (await import("./embed/embed.tsx")).Embed,
  video: async () => (await import("./video/video.tsx")).Video,
  reviews: async () => (await import("./embed/embed.tsx")).Embed,
  recruiting: async () => (await import("./embed/embed.tsx")).Embed,
  map: async () => (await import("./map/locations-map.tsx")).LocationsMap,
  model_teaser: async () => (await import("./model-teaser/model-teaser.tsx")).ModelTeaser,
  lease_offers: async () => (await import("./lease-offers/lease-offers.tsx")).LeaseOffers,
  lease_teaser: async () => (await import("./lease-teaser/lease-teaser.tsx")).LeaseTeaser,
  location_teaser: async () => (await import("./location-teaser/location-teaser.tsx")).LocationTeaser,
  team: async () => (await import("./team/team.tsx")).Team,
  news_list: async () => (await import("./news-list/news-list.tsx")).NewsList,
  vacancy_list: async () => (await import("./vacancy-list/vacancy-list.tsx")).VacancyList,
  form: async () => (await import("./form/form-section.tsx")).FormSection,
  vacancy: async () => (await import("./vacancy/vacancy.tsx")).VacancyPage,
};

type LoadedSection = SectionComponents[string];

const loadedSections = new Map<string, Promise<LoadedSection>>();

/** Starts to load a section's component and styles, once. A script that does not load loads the page again. */
export const loadSection = (component: SectionView["component"]): Promise<LoadedSection> => {
  const loaded =
    loadedSections.get(component) ?? (SECTION_SCRIPTS[component]().catch(reloadOnce) as Promise<LoadedSection>);
  loadedSections.set(component, loaded);
  return loaded;
};

/** The page before this one stays until the component is there, and until then the document's own markup. */
export const SectionOnDemand = ({ view }: { readonly view: SectionView }) => {
  const Section = use(SectionComponentsContext)[view.component] ?? use(loadSection(view.component));
  return <Section view={view} />;
};

type StyledOnDemandProps = { readonly component: SectionView["component"]; readonly children: ReactNode };

/** Markup in a navigation, whose styles come with the script of its section. A document links them. */
export const StyledOnDemand = ({ component, children }: StyledOnDemandProps) => {
  use(loadSection(component));
  return children;
};
