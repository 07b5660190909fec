import type { Paths } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Crumb } from "../../../ui/breadcrumbs/breadcrumbs.tsx";
import type { OwnershipEstimate } from "#domain/ownership/index.ts";
import type { CostWords } from "../../leasing/index.ts";
import { listPageStrings } from "../lists/list-pages-strings.ts";
import { vehicleStrings, toVehicleCardView, type VehicleCardView, type EnergySettings } from "../../vehicle/index.ts";
import type { SharedPage } from "../../platform/share/index.ts";
import { columnsForSale } from "./best-values.ts";
import { costGroup, costNote } from "./cost-rows.ts";
import { compareGroups, guideNote, createRow } from "./compare-rows.ts";
import type { CompareGroup } from "./compare-value.ts";
import { type ListInput, createListNotices, type ListNoticesView } from "../lists/index.ts";

const strings = listPageStrings.compare;

/** `requestHref`: the form that requests an offer; null for a sold vehicle. */
export type CompareColumn = VehicleCardView & { readonly requestHref: string | null };

export type CompareView = {
  readonly shared: boolean;
  readonly ids: readonly number[];
  readonly columns: readonly CompareColumn[];
  readonly groups: readonly CompareGroup[];
  /** Note below the table. */
  readonly notes: readonly string[];
  readonly notices: ListNoticesView;
  /** Path of the page, without the ids of a shared list. */
  readonly action: string;
  readonly share: SharedPage;
  readonly stockHref: string;
  readonly favouritesHref: string;
  readonly crumbs: readonly Crumb[];
};

export type CompareInput = ListInput & {
  readonly costWords: CostWords;
  readonly settings: EnergySettings;
  /** Cost of ownership on a common basis for all vehicles; null without current rates. */
  readonly estimateOf: (vehicle: Vehicle) => OwnershipEstimate | null;
  readonly paths: Pick<Paths, "stock" | "compare" | "favourites" | "vehicleInterest">;
};

// The table renders the monthly payment with its conditions; this row only shows whether the payments differ.
const moneyGroup = (vehicles: readonly Vehicle[], columns: readonly VehicleCardView[]): CompareGroup => {
  const row = (label: string, value: (card: VehicleCardView) => string | null) =>
    createRow(label, columns.map(value), vehicles);
  const rows = [
    row(strings.price, ({ price }) => price ?? vehicleStrings.priceOnRequest),
    row(strings.monthly, ({ monthly }) => monthly?.amount ?? null),
    row(strings.location, ({ location }) => location),
  ];
  return { title: strings.groups.money, rows: rows.filter(({ values }) => values.some(Boolean)) };
};

export const buildCompareView = (input: CompareInput): CompareView => {
  const { vehicles, shared, settings, paths, siteUrl } = input;
  const ids = vehicles.map(({ id }) => id);
  const estimates = vehicles.map(input.estimateOf);
  const columns = vehicles.map((vehicle) => ({
    ...toVehicleCardView(vehicle, input.cards),
    requestHref: vehicle.availability === "sold" ? null : paths.vehicleInterest(vehicle),
  }));
  return {
    shared,
    ids,
    columns,
    groups:
      vehicles.length === 0
        ? []
        : [
            moneyGroup(vehicles, columns),
            ...costGroup(estimates, columnsForSale(vehicles), input.costWords),
            ...compareGroups(vehicles, settings),
          ],
    notes: [guideNote(vehicles, settings), costNote(estimates)].filter((note) => note !== null),
    notices: createListNotices("compare", input.query, input),
    action: paths.compare(),
    share: { url: siteUrl + paths.compare(ids), title: strings.shareTitle(ids.length) },
    stockHref: paths.stock(),
    favouritesHref: paths.favourites(),
    crumbs: input.crumbs,
  };
};
