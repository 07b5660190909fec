import { Main } from "../features/page/index.ts";
import { exampleBrandLogos } from "./brand-logos/brand-logos.examples.ts";
import { exampleCallToAction } from "./call-to-action/call-to-action.examples.ts";
import { exampleDownloads } from "./downloads/downloads.examples.ts";
import { exampleIframe, exampleReviews } from "./embed/embed.examples.ts";
import { exampleFormSection } from "./form/form.examples.ts";
import { exampleGrid } from "./grid/grid.examples.ts";
import { exampleHero } from "./hero/hero.examples.ts";
import { exampleImageGallery } from "./image-gallery/image-gallery.examples.ts";
import { exampleFullImage, exampleWideImage } from "./image/image.examples.ts";
import { exampleIntents } from "./intents/intents.examples.ts";
import { exampleLeaseOffers, exampleNoLeaseOffers } from "./lease-offers/lease-offers.examples.ts";
import { exampleLeaseTeaser } from "./lease-teaser/lease-teaser.examples.ts";
import { exampleLocationTeaser } from "./location-teaser/location-teaser.examples.ts";
import { exampleLocations } from "./locations/locations.examples.ts";
import { exampleLogos } from "./logos/logos.examples.ts";
import { exampleEmptyMap, exampleMap } from "./map/map.examples.ts";
import { exampleModelTeaser } from "./model-teaser/model-teaser.examples.ts";
import { exampleNewsList } from "./news-list/news-list.examples.ts";
import { exampleQuote } from "./quote/quote.examples.ts";
import type { SectionView } from "./section-views.server.ts";
import { Sections } from "./sections.tsx";
import { exampleSlider } from "./slider/slider.examples.ts";
import { exampleSteps } from "./steps/steps.examples.ts";
import { exampleStockTeaser } from "./stock-teaser/stock-teaser.examples.ts";
import { exampleTable } from "./table/table.examples.ts";
import { exampleEmptyTeam, exampleTeam } from "./team/team.examples.ts";
import { exampleText } from "./text/text.examples.ts";
import { exampleVacancyList } from "./vacancy-list/vacancy-list.examples.ts";
import { exampleVacancy } from "./vacancy/vacancy.examples.ts";
import { exampleVideo } from "./video/video.examples.ts";

const untitled = (views: readonly SectionView[]) => (
  <Main>
    <Sections views={views} />
  </Main>
);

const titled = (className: "wrap" | "sr-only", title: string, views: readonly SectionView[]) => (
  <Main>
    <h1 className={className}>{title}</h1>
    <Sections views={views} />
  </Main>
);

const HOME = [
  exampleHero,
  exampleIntents,
  exampleStockTeaser,
  exampleBrandLogos,
  exampleLocations,
  exampleSteps,
  exampleCallToAction,
];

const IMAGES = [exampleWideImage, exampleImageGallery, exampleSlider, exampleFullImage];

const TEXTS = [exampleText, exampleGrid, exampleQuote, exampleTable, exampleDownloads, exampleLogos];

const THIRD_PARTY = [exampleVideo, exampleIframe, exampleReviews];

const GROUP = [exampleTeam, exampleNewsList, exampleVacancyList, exampleFormSection];

/** The examples of the sections, composed into pages. */
export const SECTION_SCREENS = {
  sections: () => untitled(HOME),
  "sections-images": () => titled("sr-only", "Images", IMAGES),
  "sections-textes": () => titled("sr-only", "Textes", TEXTS),
  "sections-ailleurs": () => titled("sr-only", "Contenus d’ailleurs", THIRD_PARTY),
  "sections-lieux": () => titled("wrap", "Lieux", [exampleMap, exampleLocationTeaser]),
  "sections-lieu-introuvable": () => titled("wrap", "Lieu introuvable", [exampleEmptyMap]),
  "sections-modeles": () => titled("wrap", "Modèles", [exampleModelTeaser, exampleLeaseTeaser]),
  "sections-leasing": () => titled("wrap", "Leasing", [exampleLeaseOffers, exampleNoLeaseOffers]),
  "sections-groupe": () => titled("wrap", "Le groupe", GROUP),
  "sections-equipe-vide": () => titled("wrap", "Équipe vide", [exampleEmptyTeam]),
  "sections-poste": () => untitled([exampleVacancy]),
};
