import { withUniqueIds, type Section, type SectionOf } from "#domain/content/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { EMPTY_QUERY, type StockQuery } from "#domain/vehicles/index.ts";
import { toPlaceCard, type PlaceCard } from "../features/locations/place-card.ts";
import type { VehicleCardView } from "../features/stock/card-view.ts";
import { formSectionView, type FormSectionView } from "./form/form-section-view.ts";
import { leaseTeaserView, type LeaseTeaserView } from "./lease-teaser/lease-teaser-view.ts";
import type { LiveContent } from "./live-content.ts";
import { locationTeaserView, type LocationTeaserView } from "./location-teaser/location-teaser-view.ts";
import { mapView, type MapView } from "./map/map-view.ts";
import { modelTeaserView, type ModelTeaserView } from "./model-teaser/model-teaser-view.ts";
import { newsListView, type NewsListView } from "./news-list/news-list-view.ts";
import { onlyNamed } from "./only-named.ts";
import { staticView, type StaticView } from "./static-views.ts";
import { teamView, type TeamView } from "./team/team-view.ts";
import type { VacancyView } from "./vacancy/vacancy-view.ts";
import { vacancyListView, type VacancyListView } from "./vacancy-list/vacancy-list-view.ts";

export type CountedLink = { readonly href: string; readonly count: string };

type IntentItem = Omit<SectionOf<"intents">["items"][number], "query"> & CountedLink;
type BrandItem = CountedLink & { readonly name: string; readonly color: string };

/** A section ready to be shown, plain JSON. */
export type SectionView =
  | (SectionOf<"hero"> & { readonly searchAction: string; readonly stockCount: string })
  | (Omit<SectionOf<"intents">, "items"> & { readonly items: readonly IntentItem[] })
  | (Omit<SectionOf<"stock_teaser">, "query"> & { readonly href: string; readonly cards: readonly VehicleCardView[] })
  | (Omit<SectionOf<"brand_logos">, "brands"> & { readonly brands: readonly BrandItem[] })
  | (Omit<SectionOf<"locations">, "locations"> & { readonly places: readonly PlaceCard[] })
  | StaticView
  | MapView
  | ModelTeaserView
  | LeaseTeaserView
  | LocationTeaserView
  | TeamView
  | NewsListView
  | VacancyListView
  | FormSectionView
  | VacancyView;

export type SectionViewOf<Name extends SectionView["component"]> = Extract<SectionView, { component: Name }>;

const counted = (live: LiveContent, query: StockQuery): CountedLink & { readonly total: number } => {
  const total = live.count(query);
  return { href: live.paths.stock(query), count: formatNumber(total), total };
};

/** An intent that leads to nothing today is not offered today. */
const intentsView = ({ items, ...section }: SectionOf<"intents">, live: LiveContent): SectionView => ({
  ...section,
  items: items.flatMap(({ query, ...item }) => {
    const { total, ...link } = counted(live, query);
    return total > 0 ? [{ ...item, ...link }] : [];
  }),
});

const brandsView = ({ brands, ...section }: SectionOf<"brand_logos">, live: LiveContent): SectionView => ({
  ...section,
  brands: onlyNamed(
    live.brands.filter((brand) => brand.in_group),
    brands,
  ).flatMap(({ name, color, slug }) => {
    const { total, ...link } = counted(live, { ...EMPTY_QUERY, values: { brand: [slug] } });
    return total > 0 ? [{ name, color, ...link }] : [];
  }),
});

const sectionView = async (section: Section, live: LiveContent): Promise<SectionView> => {
  switch (section.component) {
    case "hero":
      return { ...section, searchAction: live.paths.stock(), stockCount: formatNumber(live.count(EMPTY_QUERY)) };
    case "intents":
      return intentsView(section, live);
    case "brand_logos":
      return brandsView(section, live);
    case "stock_teaser": {
      const { query, ...rest } = section;
      return { ...rest, href: live.paths.stock(query), cards: await live.cards(query, section.limit) };
    }
    case "locations": {
      const { locations, ...rest } = section;
      return {
        ...rest,
        places: onlyNamed(live.locations, locations).map((place) => toPlaceCard(place, live.now, live.timeZone)),
      };
    }
    case "map":
      return mapView(section, live);
    case "model_teaser":
      return modelTeaserView(section, live);
    case "lease_teaser":
      return leaseTeaserView(section, live);
    case "location_teaser":
      return locationTeaserView(section, live);
    case "team":
      return teamView(section, live);
    case "news_list":
      return newsListView(section, live);
    case "vacancy_list":
      return vacancyListView(section, live);
    case "form":
      return formSectionView(section, live);
    default:
      return staticView(section, live.hosts);
  }
};

const hasSomethingToShow = (view: SectionView): boolean => {
  switch (view.component) {
    case "stock_teaser":
      return view.cards.length > 0;
    case "intents":
    case "model_teaser":
    case "lease_teaser":
      return view.items.length > 0;
    case "brand_logos":
      return view.brands.length > 0;
    case "locations":
      return view.places.length > 0;
    case "location_teaser":
      return view.place !== null;
    case "news_list":
      return view.articles.length > 0;
    case "team":
      return view.hasOthers;
    default:
      return true;
  }
};

/**
 * A story's sections with their live parts, in order; one whose live part is empty today is left out. What is
 * sent to a page is sent by its one form, so a second form is left out as well, and one that this market does not have.
 */
export const buildSectionViews = async (
  sections: readonly Section[],
  live: LiveContent,
): Promise<readonly SectionView[]> => {
  const form = sections.findIndex((section) => section.component === "form" && live.offers(section));
  const shown = sections.filter(({ component }, index) => component !== "form" || index === form);
  const views = await Promise.all(withUniqueIds(shown).map((section) => sectionView(section, live)));
  return views.filter(hasSomethingToShow);
};
