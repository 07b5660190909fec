import { withUniqueIds, type Section, type SectionName, type SectionOf } from "#domain/content/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import { brandLogosSection } from "./brand-logos/brand-logos-view.ts";
import { downloadsSection } from "./downloads/downloads-view.ts";
import type { LiveContent } from "./elements/live-content.ts";
import { embedSection } from "./embed/embed-view.ts";
import { formSection } from "./form/form-section-view.ts";
import { heroSection } from "./hero/hero-view.ts";
import { intentsSection } from "./intents/intents-view.ts";
import { leaseOffersSection } from "./lease-offers/lease-offers-view.ts";
import { leaseTeaserSection } from "./lease-teaser/lease-teaser-view.ts";
import { locationTeaserSection } from "./location-teaser/location-teaser-view.ts";
import { locationsSection } from "./locations/locations-view.ts";
import { mapSection } from "./map/map-view.ts";
import { modelTeaserSection } from "./model-teaser/model-teaser-view.ts";
import { newsListSection } from "./news-list/news-list-view.ts";
import { stockTeaserSection } from "./stock-teaser/stock-teaser-view.ts";
import { teamSection } from "./team/team-view.ts";
import type { VacancyView } from "./vacancy/vacancy-view.ts";
import { vacancyListSection } from "./vacancy-list/vacancy-list-view.ts";
import { videoSection } from "./video/video-view.ts";

/** View of a section by its name. A section that is not listed is its own view. */
const SECTION_VIEWS = {
  hero: heroSection,
  intents: intentsSection,
  stock_teaser: stockTeaserSection,
  brand_logos: brandLogosSection,
  locations: locationsSection,
  downloads: downloadsSection,
  iframe: embedSection,
  reviews: embedSection,
  recruiting: embedSection,
  video: videoSection,
  map: mapSection,
  model_teaser: modelTeaserSection,
  lease_offers: leaseOffersSection,
  lease_teaser: leaseTeaserSection,
  location_teaser: locationTeaserSection,
  team: teamSection,
  news_list: newsListSection,
  vacancy_list: vacancyListSection,
  form: formSection,
};

type Views = typeof SECTION_VIEWS;

/** Plain JSON. */
export type SectionView =
  | SectionOf<Exclude<SectionName, keyof Views>>
  | Awaited<ReturnType<Views[keyof Views]["toView"]>>
  | VacancyView;

export type SectionViewOf<Name extends SectionView["component"]> = Extract<SectionView, { component: Name }>;

/** `hasContent`: false if visitors would see an empty section; absent if the section is never empty. */
export type SectionViewBuilder = {
  readonly toView: (section: Section, live: LiveContent) => SectionView | Promise<SectionView>;
  readonly hasContent?: (view: SectionView) => boolean;
  /** The view depends on the section and on `LiveContent.version` alone. */
  readonly isVersioned?: boolean;
};

export type SectionViewBuilders = Readonly<Record<string, SectionViewBuilder | undefined>>;

// Each builder is only called with the section and the view of its own name.
const BUILDERS = SECTION_VIEWS as unknown as SectionViewBuilders;

const versionedViews = createDerivedCache<Section, SectionView | Promise<SectionView>>();

const buildView = (
  { toView, isVersioned = false }: SectionViewBuilder,
  section: Section,
  live: LiveContent,
): SectionView | Promise<SectionView> =>
  isVersioned ? versionedViews(section, live.version, () => toView(section, live)) : toView(section, live);

/** The same array without a form to leave out. */
const withOneForm = (sections: readonly Section[], { offersForm }: LiveContent): readonly Section[] => {
  if (!sections.some(({ component }) => component === "form")) return sections;
  const form = sections.findIndex((section) => section.component === "form" && offersForm(section));
  return sections.filter(({ component }, index) => component !== "form" || index === form);
};

/**
 * Builds the views of a story's sections in order. Leaves out sections without live content, forms the market does not
 * offer and every form after the first, since a page has one POST target.
 */
export const buildSectionViews = async (
  sections: readonly Section[],
  live: LiveContent,
  builders: SectionViewBuilders = BUILDERS,
): Promise<readonly SectionView[]> => {
  const views = await Promise.all(
    withUniqueIds(withOneForm(sections, live)).map(async (section) => {
      const builder = builders[section.component];
      if (builder === undefined) return section as SectionView;
      const view = await buildView(builder, section, live);
      return builder.hasContent?.(view) === false ? null : view;
    }),
  );
  return views.filter((view) => view !== null);
};
