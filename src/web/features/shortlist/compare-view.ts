import type { Paths } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import { listPageStrings } from "../../strings/list-pages.ts";
import { vehicleStrings } from "../../strings/vehicles.ts";
import type { Shared } from "../share/share-links.ts";
import { toCardView, type VehicleCardView } from "../stock/card-view.ts";
import { compareGroups, guideNote, rowOf } from "./compare-rows.ts";
import type { CompareGroup } from "./compare-value.ts";
import type { ListInput } from "./list-input.ts";
import { listNotices, type ListNotices } from "./notices-view.ts";

const words = listPageStrings.compare;

/** Everything the comparison shows, plain JSON. */
export type CompareView = {
  readonly shared: boolean;
  readonly ids: readonly number[];
  readonly columns: readonly VehicleCardView[];
  readonly groups: readonly CompareGroup[];
  /** Under the table. */
  readonly note: string | null;
  readonly notices: ListNotices;
  /** The page's own address; whose list it is, is part of it. */
  readonly action: string;
  readonly share: Shared;
  readonly stockHref: string;
  readonly favouritesHref: string;
  readonly crumbs: readonly Crumb[];
};

export type CompareInput = ListInput & {
  readonly settings: { readonly wltp: boolean; readonly co2Image: boolean };
  readonly paths: Pick<Paths, "stock" | "compare" | "favourites">;
};

// The month itself is shown with its conditions; here it only says whether months differ.
const moneyRows = (vehicles: readonly Vehicle[], columns: readonly VehicleCardView[]): CompareGroup => {
  const row = (label: string, value: (card: VehicleCardView) => string | null) =>
    rowOf(label, columns.map(value), vehicles);
  const rows = [
    row(words.price, ({ price }) => price ?? vehicleStrings.priceOnRequest),
    row(words.monthly, ({ monthly }) => monthly?.amount ?? null),
    row(words.place, ({ place }) => place),
  ];
  return { title: words.groups.money, rows: rows.filter(({ values }) => values.some(Boolean)) };
};

export const buildCompareView = (input: CompareInput): CompareView => {
  const { vehicles, shared, settings, paths, siteUrl } = input;
  const ids = vehicles.map(({ id }) => id);
  const columns = vehicles.map((vehicle) => toCardView(vehicle, input.cards));
  const shown = { energy: settings.wltp, energyClass: settings.co2Image };
  return {
    shared,
    ids,
    columns,
    groups: vehicles.length === 0 ? [] : [moneyRows(vehicles, columns), ...compareGroups(vehicles, shown)],
    note: settings.wltp ? guideNote(vehicles) : null,
    notices: listNotices("compare", input.query, input),
    action: paths.compare(),
    share: { url: siteUrl + paths.compare(ids), title: words.shareTitle(ids.length) },
    stockHref: paths.stock(),
    favouritesHref: paths.favourites(),
    crumbs: input.crumbs,
  };
};
