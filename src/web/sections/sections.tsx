import { Accordion } from "./accordion/accordion.tsx";
import { BrandLogos } from "./brand-logos/brand-logos.tsx";
import { CallToAction } from "./call-to-action/call-to-action.tsx";
import { Cards } from "./cards/cards.tsx";
import { Downloads } from "./downloads/downloads.tsx";
import { Embed } from "./embed/embed.tsx";
import { FormSection } from "./form/form-section.tsx";
import { Grid } from "./grid/grid.tsx";
import { Hero } from "./hero/hero.tsx";
import { ImageGallery } from "./image-gallery/image-gallery.tsx";
import { Image } from "./image/image.tsx";
import { Intents } from "./intents/intents.tsx";
import { LeaseOffers } from "./lease-offers/lease-offers.tsx";
import { LeaseTeaser } from "./lease-teaser/lease-teaser.tsx";
import { LocationTeaser } from "./location-teaser/location-teaser.tsx";
import { Locations } from "./locations/locations.tsx";
import { Logos } from "./logos/logos.tsx";
import { LocationsMap } from "./map/locations-map.tsx";
import { ModelTeaser } from "./model-teaser/model-teaser.tsx";
import { NewsList } from "./news-list/news-list.tsx";
import { Quote } from "./quote/quote.tsx";
import type { SectionComponent, SectionComponents } from "./section-component.ts";
import type { SectionView } from "./section-views.server.ts";
import { Slider } from "./slider/slider.tsx";
import { Steps } from "./steps/steps.tsx";
import { StockTeaser } from "./stock-teaser/stock-teaser.tsx";
import { Table } from "./table/table.tsx";
import { Team } from "./team/team.tsx";
import { Text } from "./text/text.tsx";
import { VacancyList } from "./vacancy-list/vacancy-list.tsx";
import { VacancyPage } from "./vacancy/vacancy.tsx";
import { Video } from "./video/video.tsx";

/** Component by section name. */
const SECTION_COMPONENTS: {
  readonly [Name in SectionView["component"]]: SectionComponent<Name>;
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
  image: Image,
  image_gallery: ImageGallery,
  grid: Grid,
  slider: Slider,
  quote: Quote,
  table: Table,
  downloads: Downloads,
  logos: Logos,
  iframe: Embed,
  video: Video,
  reviews: Embed,
  recruiting: Embed,
  map: LocationsMap,
  model_teaser: ModelTeaser,
  lease_offers: LeaseOffers,
  lease_teaser: LeaseTeaser,
  location_teaser: LocationTeaser,
  team: Team,
  news_list: NewsList,
  vacancy_list: VacancyList,
  form: FormSection,
  vacancy: VacancyPage,
};

// Each component only gets the view of its own name.
export const ALL_SECTIONS = SECTION_COMPONENTS as unknown as SectionComponents;

type SectionsProps = { readonly views: readonly SectionView[]; readonly components?: SectionComponents };

export const Sections = ({ views, components = ALL_SECTIONS }: SectionsProps) =>
  views.map((view, index) => {
    const Section = components[view.component];
    if (Section === undefined) return null;
    return <Section key={`${view.component}-${index}`} view={view} />;
  });
