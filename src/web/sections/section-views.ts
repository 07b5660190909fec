import type { Section, SectionOf } from "#domain/content/index.ts";
import { openPhrase, openState, postalAddress, type Location } from "#domain/locations/index.ts";
import type { Brand } from "#domain/models/index.ts";
import { formatNumber } from "#domain/shared/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { EMPTY_QUERY, type StockQuery } from "#domain/vehicles/index.ts";
import type { VehicleCardView } from "../features/stock/card-view.ts";

/** What sections show that editors do not write: the stock, the brands, the places. */
export type LiveContent = {
  readonly paths: Pick<Paths, "stock">;
  readonly count: (query: StockQuery) => number;
  readonly cards: (query: StockQuery, limit: number) => Promise<readonly VehicleCardView[]>;
  readonly brands: readonly Brand[];
  readonly locations: readonly Location[];
  readonly now: Date;
  readonly timeZone: string;
};

export type CountedLink = { readonly href: string; readonly count: string };

export type PlaceCard = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly routeHref: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly isOpen: boolean;
  readonly openNow: string;
};

type IntentItem = Omit<SectionOf<"intents">["items"][number], "query"> & CountedLink;
type BrandItem = CountedLink & { readonly name: string; readonly color: string };

/** A section ready to be shown, plain JSON. */
export type SectionView =
  | (SectionOf<"hero"> & { readonly searchAction: string; readonly stockCount: string })
  | SectionOf<"text">
  | SectionOf<"cards">
  | SectionOf<"call_to_action">
  | SectionOf<"steps">
  | SectionOf<"accordion">
  | (Omit<SectionOf<"intents">, "items"> & { readonly items: readonly IntentItem[] })
  | (Omit<SectionOf<"stock_teaser">, "query"> & { readonly href: string; readonly cards: readonly VehicleCardView[] })
  | (Omit<SectionOf<"brand_logos">, "brands"> & { readonly brands: readonly BrandItem[] })
  | (Omit<SectionOf<"locations">, "locations"> & { readonly places: readonly PlaceCard[] });

export type SectionViewOf<Name extends SectionView["component"]> = Extract<SectionView, { component: Name }>;

const counted = (live: LiveContent, query: StockQuery): CountedLink & { readonly total: number } => {
  const total = live.count(query);
  return { href: live.paths.stock(query), count: formatNumber(total), total };
};

const onlyNamed = <T extends { readonly slug: string }>(all: readonly T[], slugs: readonly string[]): readonly T[] =>
  slugs.length === 0 ? all : slugs.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);

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

const placeCard = (location: Location, { now, timeZone }: LiveContent): PlaceCard => {
  const state = openState(location.showroom_hours, now, timeZone);
  return {
    name: location.name,
    address: postalAddress(location),
    phone: location.phone,
    phoneHref: `tel:${location.phone.replaceAll(" ", "")}`,
    routeHref: location.route,
    lat: location.lat,
    lng: location.lng,
    isOpen: state.open,
    openNow: openPhrase(state),
  };
};

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
      return { ...rest, places: onlyNamed(live.locations, locations).map((place) => placeCard(place, live)) };
    }
    default:
      return section;
  }
};

const hasSomethingToShow = (view: SectionView): boolean => {
  if (view.component === "stock_teaser") return view.cards.length > 0;
  if (view.component === "intents") return view.items.length > 0;
  if (view.component === "brand_logos") return view.brands.length > 0;
  return view.component !== "locations" || view.places.length > 0;
};

/** A story's sections with their live parts, in order; one whose live part is empty today is left out. */
export const buildSectionViews = async (
  sections: readonly Section[],
  live: LiveContent,
): Promise<readonly SectionView[]> => {
  const views = await Promise.all(sections.map((section) => sectionView(section, live)));
  return views.filter(hasSomethingToShow);
};
