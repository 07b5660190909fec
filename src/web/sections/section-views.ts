import { withUniqueIds, type Section, type SectionOf } from "#domain/content/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import { EMPTY_QUERY, type StockQuery } from "#domain/vehicles/index.ts";
import { toLocationCard, type LocationCard } from "../features/locations/index.ts";
import type { VehicleCardView } from "../features/vehicle-card/index.ts";
import { toFormSectionView, type FormSectionView } from "./form/form-section-view.ts";
import { toLeaseTeaserView, type LeaseTeaserView } from "./lease-teaser/lease-teaser-view.ts";
import type { LiveContent } from "./live-content.ts";
import { toLocationTeaserView, type LocationTeaserView } from "./location-teaser/location-teaser-view.ts";
import { toMapView, type MapView } from "./map/map-view.ts";
import { toModelTeaserView, type ModelTeaserView } from "./model-teaser/model-teaser-view.ts";
import { toNewsListView, type NewsListView } from "./news-list/news-list-view.ts";
import { selectBySlug } from "./select-by-slug.ts";
import { toStaticView, type StaticView } from "./static-views.ts";
import { toTeamView, type TeamView } from "./team/team-view.ts";
import type { VacancyView } from "./vacancy/vacancy-view.ts";
import { toVacancyListView, type VacancyListView } from "./vacancy-list/vacancy-list-view.ts";

export type CountedLink = { readonly href: string; readonly count: string };

type IntentItem = Omit<SectionOf<"intents">["items"][number], "query"> & CountedLink;
type BrandItem = CountedLink & { readonly name: string; readonly color: string };

/** Plain JSON. */
export type SectionView =
  | (SectionOf<"hero"> & { readonly searchAction: string; readonly stockCount: string })
  | (Omit<SectionOf<"intents">, "items"> & { readonly items: readonly IntentItem[] })
  | (Omit<SectionOf<"stock_teaser">, "query"> & { readonly href: string; readonly cards: readonly VehicleCardView[] })
  | (Omit<SectionOf<"brand_logos">, "brands"> & { readonly brands: readonly BrandItem[] })
  | (Omit<SectionOf<"locations">, "locations"> & { readonly locations: readonly LocationCard[] })
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

const toCountedLink = (live: LiveContent, query: StockQuery): CountedLink & { readonly total: number } => {
  const total = live.count(query);
  return { href: live.paths.stock(query), count: formatNumber(total), total };
};

/** Leaves out intents without results. */
const toIntentsView = ({ items, ...section }: SectionOf<"intents">, live: LiveContent): SectionView => ({
  ...section,
  items: items.flatMap(({ query, ...item }) => {
    const { total, ...link } = toCountedLink(live, query);
    return total > 0 ? [{ ...item, ...link }] : [];
  }),
});

const toBrandsView = ({ brands, ...section }: SectionOf<"brand_logos">, live: LiveContent): SectionView => ({
  ...section,
  brands: selectBySlug(
    live.brands.filter((brand) => brand.in_group),
    brands,
  ).flatMap(({ name, color, slug }) => {
    const { total, ...link } = toCountedLink(live, { ...EMPTY_QUERY, values: { brand: [slug] } });
    return total > 0 ? [{ name, color, ...link }] : [];
  }),
});

const toSectionView = async (section: Section, live: LiveContent): Promise<SectionView> => {
  switch (section.component) {
    case "hero":
      return { ...section, searchAction: live.paths.stock(), stockCount: formatNumber(live.count(EMPTY_QUERY)) };
    case "intents":
      return toIntentsView(section, live);
    case "brand_logos":
      return toBrandsView(section, live);
    case "stock_teaser": {
      const { query, ...rest } = section;
      return { ...rest, href: live.paths.stock(query), cards: await live.cards(query, section.limit) };
    }
    case "locations": {
      const { locations, ...rest } = section;
      return {
        ...rest,
        locations: selectBySlug(live.locations, locations).map((location) =>
          toLocationCard(location, live.now, live.timeZone),
        ),
      };
    }
    case "map":
      return toMapView(section, live);
    case "model_teaser":
      return toModelTeaserView(section, live);
    case "lease_teaser":
      return toLeaseTeaserView(section, live);
    case "location_teaser":
      return toLocationTeaserView(section, live);
    case "team":
      return toTeamView(section, live);
    case "news_list":
      return toNewsListView(section, live);
    case "vacancy_list":
      return toVacancyListView(section, live);
    case "form":
      return toFormSectionView(section, live);
    default:
      return toStaticView(section, live.hosts);
  }
};

const hasContent = (view: SectionView): boolean => {
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
      return view.locations.length > 0;
    case "location_teaser":
      return view.location !== null;
    case "news_list":
      return view.articles.length > 0;
    case "team":
      return view.hasPeople;
    default:
      return true;
  }
};

/**
 * Builds the views of a story's sections in order. Leaves out sections without live content, forms the market does not
 * offer and every form after the first, since a page has one POST target.
 */
export const buildSectionViews = async (
  sections: readonly Section[],
  live: LiveContent,
): Promise<readonly SectionView[]> => {
  const form = sections.findIndex((section) => section.component === "form" && live.offersForm(section));
  const visible = sections.filter(({ component }, index) => component !== "form" || index === form);
  const views = await Promise.all(withUniqueIds(visible).map((section) => toSectionView(section, live)));
  return views.filter(hasContent);
};
