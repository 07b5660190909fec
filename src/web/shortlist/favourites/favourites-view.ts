import { type FavouriteChange, LISTS } from "#domain/shortlist/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { toDisplayPrice, type Sort, type Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { listPageStrings } from "../list-pages/list-pages-strings.ts";
import type { SharedPage } from "../../platform/share/index.ts";
import { toVehicleCardView, type VehicleCardView } from "../../vehicle/index.ts";
import { favouriteNotes, type FavouriteNote, withChangedFirst } from "./favourite-notes.ts";
import type { ListInput } from "../list-pages/list-input.ts";
import { createListNotices, type ListNoticesView } from "../list-pages/list-notices.tsx";
import { SORT_LABELS } from "#application/strings/vehicles/filter-labels.ts";

const strings = listPageStrings.favourites;

type SortLink = { readonly label: string; readonly href: string; readonly selected: boolean };

export type FavouritesView = {
  readonly shared: boolean;
  /** In the order they were added. */
  readonly ids: readonly number[];
  readonly cards: readonly VehicleCardView[];
  /** What changed since the visitor's last visit. */
  readonly notes: readonly FavouriteNote[];
  readonly notices: ListNoticesView;
  readonly sorts: readonly SortLink[];
  readonly share: SharedPage;
  readonly adviserHref: string;
  readonly stockHref: string;
  /** Cards of the latest arrivals, if the list is empty. */
  readonly newest: readonly VehicleCardView[];
  readonly crumbs: readonly Crumb[];
};

export type FavouritesInput = ListInput & {
  readonly changes: readonly FavouriteChange[];
  /** Days since 1970-01-01. */
  readonly today: number;
  readonly paths: Pick<Paths, "stock" | "favourites" | "favouritesRequest">;
};

type Order = Extract<Sort, "price-asc" | "mileage-asc" | "year-desc">;

/** Unknown values come last in every order. */
const LAST = Number.POSITIVE_INFINITY;

const RANKS: Readonly<Record<Order, (vehicle: Vehicle) => number>> = {
  "price-asc": (vehicle) => toDisplayPrice(vehicle)?.cents ?? LAST,
  "mileage-asc": ({ mileage_km }) => mileage_km ?? LAST,
  "year-desc": ({ construction_year }) => (construction_year === null ? LAST : -construction_year),
};

const ORDERS = Object.keys(RANKS) as readonly Order[];

const parseOrder = (query: URLSearchParams): Order | null =>
  ORDERS.find((order) => order === query.get("sort")) ?? null;

/** Without an order, what changed comes first, then the most recently added vehicle. */
const sortVehicles = (
  vehicles: readonly Vehicle[],
  order: Order | null,
  notes: readonly FavouriteNote[],
): readonly Vehicle[] => {
  const newest = vehicles.toReversed();
  if (order === null) return withChangedFirst(newest, notes);
  const rank = RANKS[order];
  return newest.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
};

const sortLinks = (
  { paths, shared, vehicles }: FavouritesInput,
  order: Order | null,
  notes: readonly FavouriteNote[],
): readonly SortLink[] => {
  const page = paths.favourites(shared ? vehicles.map(({ id }) => id) : []);
  const hrefFor = (target: Order): string => `${page}${page.includes("?") ? "&" : "?"}sort=${target}`;
  return [
    { label: notes.length > 0 ? strings.sortChanged : strings.sortRecent, href: page, selected: order === null },
    ...ORDERS.map((target) => ({ label: SORT_LABELS[target], href: hrefFor(target), selected: order === target })),
  ];
};

export const buildFavouritesView = (input: FavouritesInput): FavouritesView => {
  const { vehicles, shared, query, paths, siteUrl } = input;
  const ids = vehicles.map(({ id }) => id).slice(0, LISTS.favourites.maxIds);
  const order = parseOrder(query);
  const notes = favouriteNotes(input.changes, input.today);
  return {
    shared,
    ids,
    cards: sortVehicles(vehicles, order, notes).map((vehicle) => toVehicleCardView(vehicle, input.cards)),
    notes,
    notices: createListNotices("favourites", query, input),
    sorts: sortLinks(input, order, notes),
    share: { url: siteUrl + paths.favourites(ids), title: strings.shareTitle(ids.length) },
    adviserHref: paths.favouritesRequest(ids),
    stockHref: paths.stock(),
    newest: vehicles.length === 0 ? input.newest.map((vehicle) => toVehicleCardView(vehicle, input.cards)) : [],
    crumbs: input.crumbs,
  };
};
