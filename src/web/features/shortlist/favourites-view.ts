import { LISTS } from "#domain/shortlist/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { shownPrice, SORTS, type Sort, type Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { listPageStrings } from "../../strings/list-pages.ts";
import type { Shared } from "../share/share-links.ts";
import { toCardView, type VehicleCardView } from "../stock/card-view.ts";
import type { ListInput } from "./list-input.ts";
import { listNotices, type ListNotices } from "./notices-view.ts";

const words = listPageStrings.favourites;

export type SortLink = { readonly label: string; readonly href: string; readonly on: boolean };

/** Everything the favourites' page shows, plain JSON. */
export type FavouritesView = {
  readonly shared: boolean;
  /** In the order they were added. */
  readonly ids: readonly number[];
  readonly cards: readonly VehicleCardView[];
  readonly notices: ListNotices;
  readonly sorts: readonly SortLink[];
  readonly share: Shared;
  readonly adviserHref: string;
  readonly stockHref: string;
  readonly crumbs: readonly Crumb[];
};

export type FavouritesInput = ListInput & {
  readonly paths: Pick<Paths, "stock" | "favourites" | "favouritesRequest">;
};

type Order = Extract<Sort, "price-asc" | "mileage-asc" | "year-desc">;

/** What is unknown comes last, whichever way. */
const LAST = Number.POSITIVE_INFINITY;

const RANKS: Readonly<Record<Order, (vehicle: Vehicle) => number>> = {
  "price-asc": (vehicle) => shownPrice(vehicle)?.cents ?? LAST,
  "mileage-asc": ({ mileage_km }) => mileage_km ?? LAST,
  "year-desc": ({ construction_year }) => (construction_year === null ? LAST : -construction_year),
};

const ORDERS = Object.keys(RANKS) as readonly Order[];

const orderIn = (query: URLSearchParams): Order | null => ORDERS.find((order) => order === query.get("sort")) ?? null;

/** Sorted as asked; the last that was added first where nothing is. */
const ordered = (vehicles: readonly Vehicle[], order: Order | null): readonly Vehicle[] => {
  const newest = vehicles.toReversed();
  if (order === null) return newest;
  const rank = RANKS[order];
  return newest.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
};

const sortLinks = ({ paths, shared, vehicles }: FavouritesInput, order: Order | null): readonly SortLink[] => {
  const page = paths.favourites(shared ? vehicles.map(({ id }) => id) : []);
  const sorted = (by: Order): string => `${page}${page.includes("?") ? "&" : "?"}sort=${by}`;
  return [
    { label: words.sortRecent, href: page, on: order === null },
    ...ORDERS.map((by) => ({ label: SORTS[by], href: sorted(by), on: order === by })),
  ];
};

export const buildFavouritesView = (input: FavouritesInput): FavouritesView => {
  const { vehicles, shared, query, paths, siteUrl } = input;
  const ids = vehicles.map(({ id }) => id).slice(0, LISTS.favourites.most);
  const order = orderIn(query);
  return {
    shared,
    ids,
    cards: ordered(vehicles, order).map((vehicle) => toCardView(vehicle, input.cards)),
    notices: listNotices("favourites", query, input),
    sorts: sortLinks(input, order),
    share: { url: siteUrl + paths.favourites(ids), title: words.shareTitle(ids.length) },
    adviserHref: paths.favouritesRequest(ids),
    stockHref: paths.stock(),
    crumbs: input.crumbs,
  };
};
